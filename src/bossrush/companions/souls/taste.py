"""What `steady` fears, wants and can spare, in points of damage unless it says otherwise.

The figures were tried out on thousands of games, none of them on seeds of a report. They are in one
place, and can be changed while a program runs, so that others can be tried without compiling anew.
"""

from __future__ import annotations

from typing import Final


class Taste:
    """One way to play."""

    def __init__(self) -> None:
        # fear
        self.death = 15.0
        """What a character's death costs."""
        self.scarce = 0.6
        """How much dearer boxes are when few are left."""
        self.bolder = 0.12
        """How much less it fears with every round in which no foe was hurt."""
        self.flask = 0.12
        """The risk of falling at which it drinks."""
        self.survival = 26.0
        """What it is worth to survive an attack that is being defended."""

        # striking
        self.back_at_once = 0.18
        """The price of Energy that comes back with the next activation."""
        self.back_later = 1.1
        """And of Energy beyond that."""
        self.last_boxes = 0.5
        """What each of the last three free boxes costs more."""
        self.boss_wound = 1.35
        """What a wound of a boss is worth."""
        self.felled = 0.4
        """What it is worth to have felled a foe, beyond the next enemy activation."""
        self.wound = 0.25
        """And to have wounded it."""
        self.second = 0.8
        """What a second use of a card counts: by then things may have changed."""
        self.felling = 0.4
        """How likely a die that is rolled again must fell somebody before Luck goes into it."""
        self.longing = 0.25
        """What every node between a character and the nearest foe costs."""

        # coming in
        self.aloof = 0.1
        """What it is worth to begin a node farther away from a foe."""
        self.forward = 0.05
        """What a leader's strength counts beside the harm that may be done."""

        # between encounters
        self.reserve = 1
        """The sparks it does not rest with in a campaign, where souls buy others."""
        self.ready_two = 10.0
        """How strong characters should be on average for encounters of level 2 in a campaign."""
        self.ready_three = 15.0
        """And of level 3."""
        self.treasure = 0.25
        """What a soul spent on an unseen treasure brings, in strength."""

        # equipment
        self.attack = 2.0
        """What a point of damage in every activation is worth beside dice of defence."""
        self.second_hand = 0.4
        """What the lesser of two weapons counts: Energy rarely lasts for both."""
        self.block = 2.0
        """What a pip of Block is worth. What it, Resist, dodge dice and reach count beside damage
        was fitted to the outcome of 11,500 fights: Resist and reach told next to nothing."""
        self.resist = 0.15
        """And of Resist."""
        self.dodge = 0.3
        """And a dodge die."""
        self.reach = 0.1
        """What it is worth to strike from afar."""
        self.energy = 0.3
        """What a point of Energy costs an attack."""


TASTE: Final = Taste()
