"""Learn Dark Sector's solo game from nothing but what a seat sees: masked PPO in one file.

    pip install 'bossrush[envs]' torch
    python examples/learn_sector.py --steps 3000000 --out sector.npz --curve curve.csv
    bossrush simulate sector --companion learned:sector.npz --games 500

The policy scores each option from its row of numbers and from an inner picture of the table, so
that it can choose among any number of them. Rewards are shaped by the game's own potential: the
share of the cards that lie behind, a little less where health is low. What is learned is written as
the weights of a learned player (`bossrush.companions.network`), which plays without PyTorch.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from bossrush.companions.network import FORMAT, THINGS, Network, Reading
from bossrush.envs.vector import Many

try:
    import torch
    from torch import nn
except ImportError:
    sys.exit("This example needs PyTorch, which is not installed: pip install torch")

PLAYS = 128
"""How many plays run side by side."""
STEPS = 64
"""How many steps of each are looked at before something is learned from them."""
PASSES = 3
BATCH = 1024
DISCOUNT = 0.999
TRACE = 0.95
"""How far a surprise is traced back: the lambda of generalised advantages."""
HURRY = 0.001
"""What every step costs, so that nobody goes round in circles."""
CLIP = 0.2
RATE = 7e-4
CURIOUS = 0.01
"""How much the policy gains by staying undecided, at the beginning; it falls to a tenth."""
BUCKETS = 16384
"""Rows of the table of traits."""
LONGEST = 600
"""Longer plays are cut off; a good one takes about 130 steps."""
WARM = 100
"""Steps at random before learning begins, which show what ever changes."""


class Policy(nn.Module):
    """Scores of options, and what the table is worth."""

    def __init__(
        self, reading: Reading, wide: int = 192, deep: int = 128, buckets: int = BUCKETS
    ) -> None:
        super().__init__()
        kinds = int(reading.kinds.max()) + 1
        inputs = len(reading.numbers) + 8 * len(reading.things)
        self.things = nn.Embedding(kinds * THINGS, 8)
        self.traits = nn.EmbeddingBag(buckets, 32, mode="sum", padding_idx=0)
        nn.init.normal_(self.things.weight, std=0.3)
        nn.init.zeros_(self.traits.weight)
        self.inner = nn.Linear(inputs, wide)
        self.middle = nn.Linear(wide, deep)
        self.state = nn.Linear(deep, 64)
        self.option = nn.Linear(32, 64, bias=False)
        self.score = nn.Linear(64, 1, bias=False)
        self.worth = nn.Linear(deep, 1)

    def forward(
        self, amounts: torch.Tensor, things: torch.Tensor, traits: torch.Tensor, whose: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """The scores of all options of all rows, one after the other, and what each row is worth.

        `whose` says for each option which row it belongs to.
        """
        named = self.things(things).flatten(1)
        picture = torch.relu(self.inner(torch.cat([amounts, named], dim=1)))
        picture = torch.relu(self.middle(picture))
        mixed = self.state(picture)[whose] + self.option(self.traits(traits))
        return self.score(torch.relu(mixed)).squeeze(1), self.worth(picture).squeeze(1)

    def arrays(self) -> dict[str, np.ndarray[Any, Any]]:
        """The weights, as the learned player wants them."""
        told = {
            "thing_table": self.things.weight,
            "trait_table": self.traits.weight,
            "in_weights": self.inner.weight.T,
            "in_bias": self.inner.bias,
            "mid_weights": self.middle.weight.T,
            "mid_bias": self.middle.bias,
            "state_weights": self.state.weight.T,
            "state_bias": self.state.bias,
            "option_weights": self.option.weight.T,
            "score_weights": self.score.weight[0],
        }
        return {name: weights.detach().numpy().copy() for name, weights in told.items()}


class Seen:
    """What was seen at many moments, ready for the policy; options lie one after the other."""

    def __init__(self, amounts: Any, things: Any, traits: Any, many: Any) -> None:
        self.amounts = amounts
        self.things = things
        self.traits = traits
        self.many = many
        """How many options each moment has."""
        self.first = np.concatenate([[0], np.cumsum(many)[:-1]])

    def part(self, chosen: Any) -> Seen:
        """Only these moments."""
        many = self.many[chosen]
        inside = np.arange(many.sum()) - np.repeat(np.cumsum(many) - many, many)
        traits = self.traits[np.repeat(self.first[chosen], many) + inside]
        return Seen(self.amounts[chosen], self.things[chosen], traits, many)


def look(reading: Reading, seen: dict[str, Any]) -> Seen:
    """What a vector environment shows, for the policy."""
    observed, mask = seen["observation"], seen["action_mask"]
    whose, place = np.nonzero(mask)
    rows = seen["options"][whose, place]
    traits = reading.traits(observed[whose], rows, BUCKETS)
    return Seen(reading.amounts(observed), reading.named(observed), traits, mask.sum(axis=1))


def joined(moments: list[Seen]) -> Seen:
    names = ("amounts", "things", "traits", "many")
    return Seen(*(np.concatenate([getattr(one, name) for one in moments]) for name in names))


def weighed(policy: Policy, seen: Seen) -> tuple[torch.Tensor, torch.Tensor]:
    """The logarithms of the chances of each option, a row a moment; and what each is worth."""
    whose = np.repeat(np.arange(len(seen.many)), seen.many)
    inside = np.arange(len(whose)) - np.repeat(np.cumsum(seen.many) - seen.many, seen.many)
    scores, worth = policy(
        torch.from_numpy(seen.amounts),
        torch.from_numpy(seen.things),
        torch.from_numpy(seen.traits),
        torch.from_numpy(whose),
    )
    table = torch.full((len(seen.many), int(seen.many.max())), -1e9)
    table[torch.from_numpy(whose), torch.from_numpy(inside)] = scores
    return torch.log_softmax(table, dim=1), worth


def reading_of(env: Many, rng: np.random.Generator) -> Reading:
    """Numbers that ever change at random play, and all that could still: the names of the rest
    say whether they count or name a thing."""
    seen, _ = env.reset(seed=1)
    changes = np.zeros(len(env.names), bool)
    for _ in range(WARM):
        changes |= (seen["observation"] > 0).any(axis=0)
        mask = seen["action_mask"]
        seen, *_ = env.step((rng.random(mask.shape) * mask).argmax(axis=1))
    absent = tuple(
        f"crew-{number}"
        for number in range(4)
        if not changes[env.names.index(f"crew-{number}: HP")]
    )
    numbers, things, kinds = [], [], []
    known: dict[str, int] = {}
    for place, name in enumerate(env.names):
        if any(word in name for word in absent):
            continue
        if "number from 1" in name:
            kind = name.rpartition(": ")[2]
            things.append(place)
            kinds.append(known.setdefault(kind, len(known)))
        else:
            numbers.append(place)
    context = [place for place, name in enumerate(env.names) if name.startswith("the card, ")]
    return Reading(*(np.array(list_, np.int64) for list_ in (numbers, things, kinds, context)))


def advantages(rewards: Any, ended: Any, worth: Any) -> Any:
    """How much better each step was than expected, surprises of later ones traced back."""
    found = np.zeros_like(rewards)
    ahead = np.zeros(rewards.shape[1], np.float32)
    for step in reversed(range(len(rewards))):
        goes_on = 1.0 - ended[step]
        surprise = rewards[step] + DISCOUNT * worth[step + 1] * goes_on - worth[step]
        ahead = surprise + DISCOUNT * TRACE * goes_on * ahead
        found[step] = ahead
    return found


def improve(
    policy: Policy,
    adam: Any,
    seen: Seen,
    taken: Any,
    before: Any,
    gains: Any,
    curious: float,
    rng: np.random.Generator,
) -> None:
    """Make what went better than expected more likely, and never much at once."""
    returns = gains["returns"]
    for _ in range(PASSES):
        order = rng.permutation(len(taken))
        for begin in range(0, len(order), BATCH):
            chosen = order[begin : begin + BATCH]
            chances, worth = weighed(policy, seen.part(chosen))
            mine = chances.gather(1, torch.from_numpy(taken[chosen])[:, None]).squeeze(1)
            gain = torch.from_numpy(gains["advantages"][chosen])
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            ratio = torch.exp(mine - torch.from_numpy(before[chosen]))
            held = torch.clamp(ratio, 1 - CLIP, 1 + CLIP)
            policy_loss = -torch.min(ratio * gain, held * gain).mean()
            worth_loss = (worth - torch.from_numpy(returns[chosen])).pow(2).mean()
            undecided = -(chances.exp() * chances.clamp(min=-50)).sum(dim=1).mean()
            loss = policy_loss + 0.5 * worth_loss - curious * undecided
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            adam.step()


def learn(arguments: argparse.Namespace) -> None:
    rng = np.random.default_rng(arguments.seed)
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    env = Many(
        "sector",
        PLAYS,
        arguments.processes,
        copy=False,
        reward="shaped",
        discount=DISCOUNT,
        max_steps=LONGEST,
    )
    reading = reading_of(env, rng)
    policy = Policy(reading)
    adam = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    seen, _ = env.reset(seed=arguments.seed)
    start = time.process_time()
    steps = games = 0
    results: list[float] = []
    with arguments.curve.open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "steps", "games", "won"])
        while steps < arguments.steps:
            left = 1 - steps / arguments.steps
            for group in adam.param_groups:
                group["lr"] = RATE * max(left, 0.05)
            moments, taken, before, worths, rewards, ends = [], [], [], [], [], []
            for _ in range(STEPS):
                now = look(reading, seen)
                with torch.no_grad():
                    chances, worth = weighed(policy, now)
                # The greatest of the chances, each with a noise of its own: a fair draw.
                noise = -np.log(-np.log(rng.random(chances.shape, np.float32) + 1e-10) + 1e-10)
                actions = (chances.numpy() + noise).argmax(axis=1)
                moments.append(now)
                taken.append(actions)
                before.append(chances.numpy()[np.arange(PLAYS), actions])
                worths.append(worth.numpy())
                seen, reward, ended, cut, infos = env.step(actions)
                if infos:
                    result = infos["final_info"]["result"]
                    results += result[ended | cut].tolist()
                    # Who loses keeps the share of the way that was made good: if all of it were
                    # lost again, going round in circles would be as good as a brave end.
                    reward[ended & (result < 0)] = 0.0
                if cut.any():  # it would have gone on: what it was worth by then counts
                    with torch.no_grad():
                        later = weighed(policy, look(reading, infos["final_obs"]).part(cut))[1]
                    reward[cut] += DISCOUNT * later.numpy()
                rewards.append(reward.astype(np.float32) - HURRY)
                ends.append((ended | cut).astype(np.float32))
            with torch.no_grad():
                worths.append(weighed(policy, look(reading, seen))[1].numpy())
            steps += STEPS * PLAYS
            values = np.stack(worths)
            gained = advantages(np.stack(rewards), np.stack(ends), values)
            gains = {
                "advantages": gained.reshape(-1),
                "returns": (gained + values[:-1]).reshape(-1),
            }
            improve(
                policy,
                adam,
                joined(moments),
                np.concatenate(taken),
                np.concatenate(before),
                gains,
                CURIOUS * max(left, 0.1),
                rng,
            )
            if len(results) >= 400:
                games += len(results)
                won = sum(result > 0 for result in results) / len(results)
                spent = (time.process_time() - start) / 60
                curve.writerow([f"{spent:.2f}", steps, games, f"{won:.4f}"])
                file.flush()
                print(f"{spent:5.1f} min  {steps:>9,} steps  {games:>7,} games  {won:6.1%} won")
                results.clear()
                save(env, reading, policy, arguments.out)
    save(env, reading, policy, arguments.out)
    env.close()


def save(env: Many, reading: Reading, policy: Policy, path: Path) -> None:
    about = {"format": FORMAT, "game": env.setup.key, "names": env.names}
    cells = {
        "numbers": reading.numbers,
        "things": reading.things,
        "kinds": reading.kinds,
        "context": reading.context,
    }
    Network(about, {**cells, **policy.arrays()}).save(path)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Dark Sector's solo game by masked PPO.")
    parser.add_argument("--steps", type=int, default=3_000_000)
    parser.add_argument("--processes", type=int, default=2, help="that walk through plays")
    parser.add_argument("--threads", type=int, default=2, help="of PyTorch")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("sector.npz"))
    parser.add_argument("--curve", type=Path, default=Path("curve.csv"))
    learn(parser.parse_args())


if __name__ == "__main__":
    main()
