"""Boss encounters (p. 26-28): the room, arcs, the behaviour deck and how it heats up."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.sets import is_choice, lowest
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.geometry import FACE_COL, FACE_ROW
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.table.behaviours import new_deck
from bossrush.games.souls.table.phases import BOSS_FACING, FOES_BEGIN
from bossrush.games.souls.table.state import Dungeon, add_foe
from bossrush.games.souls.words import dungeon_log, log


def set_up_boss(s: Dungeon) -> None:
    """The boss in its room: a mini boss on one tile, a main boss in both joined."""
    fight = s.fight
    boss = s.boss_card()
    fight.boss = True
    fight.hall = boss.main
    board = s.board()
    for kind in boss.foes:
        main = s.tables.foes[kind].main_spawn and boss.main
        add_foe(s, kind, board.spawns[1] if main else board.spawns[0])
        fight.foes[-1].facing = terms.SOUTH
    s.door = terms.SOUTH_SIDE
    build_deck(s)
    if s.journal:
        dungeon_log.boss_enters(s)


def gravestones(s: Dungeon) -> int:
    """The gravestones on tiles whose encounter has been won."""
    count = 0
    for tile in s.tiles:
        if tile.up and tile.card >= 0:
            for terrain in tile.encounter().terrain:
                if terrain == terms.GRAVESTONE:
                    count += 1
    return count


def boss_deck(s: Dungeon) -> Flow[None]:
    """Gravestones show behaviour cards; then the deck is shuffled."""
    yield from study(s, gravestones(s))
    s.chooser = 0
    s.phase = BOSS_FACING


def first_facings(s: Dungeon, foe: int) -> list[int]:
    """The directions with a node that point best toward the Aggro holder."""
    board = s.board()
    node = s.fight.foes[foe].node
    goal = s.party[s.fight.aggro].node
    x = board.cols[goal] - board.cols[node]
    y = board.rows[goal] - board.rows[node]
    best = -2.0
    facings: list[int] = []
    for facing in range(8):
        if board.step[node][facing] < 0:
            continue
        col, row = FACE_COL[facing], FACE_ROW[facing]
        length = ((x * x + y * y) * (col * col + row * row)) ** 0.5
        cosine = (x * col + y * row) / length if length else 0.0
        if cosine > best + 1e-9:
            best = cosine
            facings = [facing]
        elif cosine > best - 1e-9:
            facings.append(facing)
    return facings


def boss_facing(s: Dungeon) -> Flow[None]:
    """Each boss begins facing the Aggro holder."""
    foe = s.chooser
    facings = first_facings(s, foe)
    facing = facings[0]
    if len(facings) > 1:
        facing = yield Decision(s, CREW, questions.FACING)
    s.fight.foes[foe].facing = facing
    if foe + 1 < len(s.fight.foes):
        s.chooser = foe + 1
        return
    s.chooser = 0
    s.phase = FOES_BEGIN


# -- arcs -----------------------------------------------------------------------------------------


def go_round(s: Dungeon, hero: int, arc: int) -> None:
    """Move on the boss's own node to one of its arcs."""
    character = s.party[hero]
    foe = s.fight.foes[s.boss_on(character.node)]
    character.place = (foe.facing + 2 * arc) % 8
    if s.journal:
        log.went_round(s, hero, arc)


def stand_in_arc(s: Dungeon, hero: int, boss: int, arcs: int) -> Flow[None]:
    """Take one of these arcs of the boss whose node the character shares."""
    arc = lowest(arcs)
    if is_choice(arcs):
        s.fight.arcs = arcs
        arc = yield Decision(s, s.seat_of(hero), questions.ARC, hero)
        s.fight.arcs = 0
    s.party[hero].place = (s.fight.foes[boss].facing + 2 * arc) % 8


def settle_arc(s: Dungeon, hero: int, boss: int) -> Flow[None]:
    """A character on the boss's node that stands on a line between two arcs picks one."""
    character = s.party[hero]
    if character.place < 0:
        yield from stand_in_arc(s, hero, boss, terms.EVERY_ARC)
    elif (character.place - s.fight.foes[boss].facing) % 2:
        yield from stand_in_arc(s, hero, boss, s.arc_of(hero, boss))


# -- the behaviour deck, and heating up -----------------------------------------------------------


def build_deck(s: Dungeon) -> None:
    """As many standard cards at random as the data card says."""
    boss = s.boss_card()
    deck = new_deck(s.tables)
    if boss.deck_size < len(boss.standard):
        pool = deck.add_pool(boss.standard)
        deck.deal_unseen(pool, boss.deck_size)
    else:
        deck.shuffle_in(boss.standard)
    s.fight.deck = deck
    s.fight.discard = []


def learn(s: Dungeon, card: int) -> None:
    """The table remembers a behaviour card once it was seen."""
    if card not in s.seen:
        s.seen.append(card)
        s.seen.sort()


def study(s: Dungeon, count: int) -> Flow[None]:
    """Reveal so many random cards of the deck, then shuffle them back."""
    deck = s.fight.deck
    shown: list[int] = []
    while len(shown) < count and deck.size():
        card = yield from deck.draw(s)
        shown.append(card)
        learn(s, card)
        if s.journal:
            dungeon_log.behaviour_revealed(s, card)
        deck = s.fight.deck
    if shown:
        deck.shuffle_in(shown)


def flip(s: Dungeon) -> Flow[None]:
    """Turn over the next card; an empty deck is the discard pile turned over, in its order."""
    fight = s.fight
    if fight.deck.size() == 0:
        for card in fight.discard:
            fight.deck.put_under(card)
        fight.discard = []
        if s.journal:
            log.deck_turned(s)
    card = yield from fight.deck.draw(s)
    fight.discard.append(card)
    fight.card = card
    fight.last = card
    learn(s, card)
    if s.journal:
        dungeon_log.behaviour_drawn(s, card)


def heat_up(s: Dungeon, number: int) -> None:
    """One random heat-up card joins the deck, and everything is shuffled."""
    fight = s.fight
    fight.heated = True
    deck = fight.deck
    deck.shuffle_in(fight.discard)
    fight.discard = []
    pool = deck.add_pool(s.boss_card().heat)
    deck.shuffle_in_unseen(pool, 1)
    if s.journal:
        log.heats_up(s, number)


def last_one_standing(s: Dungeon, fallen: int) -> None:
    """One of a pair has fallen: the other gains Health and fights on with its own cards."""
    fight = s.fight
    survivor = 1 - fallen
    card = fight.foes[survivor].card()
    fight.foes[survivor].health += card.gains
    fight.deck = new_deck(s.tables)
    fight.deck.shuffle_in(s.boss_card().member_heat[survivor])
    fight.discard = []
    if fight.acting != survivor:
        fight.card = terms.NOTHING
    fight.heated = True
    if s.journal:
        log.survivor(s, survivor, card.gains)


def resolved(s: Dungeon) -> None:
    """A card has been resolved: the Dancer shuffles everything after a heat-up card."""
    fight = s.fight
    card = fight.card
    if card < 0 or not s.tables.behaviours[card].heat_up or card not in fight.discard:
        return
    foe = fight.foes[fight.acting]
    if foe.card().special == terms.UNPREDICTABLE_ONSLAUGHT:
        fight.deck.shuffle_in(fight.discard)
        fight.discard = []
        if s.journal:
            log.special(s, fight.acting)
