"""Many matches at a time."""

from __future__ import annotations

import random
from typing import Any, List, Optional, Sequence

from .connection import Connection, States, np

_GOLDEN = 0x9E3779B97F4A7C15
_BITS = (1 << 64) - 1


class VectorEnv:
    """Many matches of a game, each with its own acting seat; a match that is over is followed by the next by itself.

    ``states.over[i]`` is 1 when match i has ended with the last step; then ``states.rewards[i]`` are the rewards of that
    match, and everything else belongs to the next one. The same seed and actions give the same matches.
    """

    def __init__(self, game: str, matches: int = 64, history: bool = False, **arguments: Any) -> None:
        """Starts the console.

        :param history: whether past decisions are noted for :meth:`kumite.Connection.history`
        :param arguments: those of :class:`kumite.Connection`
        """
        self._history = history
        self.connection = Connection(game, matches, **arguments)
        self.hello = self.connection.hello
        self.count = matches
        self._all: Any = list(range(matches)) if np is None else np.arange(matches)
        self._states: Optional[States] = None

    @property
    def states(self) -> States:
        """The current states, one for each match in their order."""
        if self._states is None:
            raise ValueError("reset() must be called first")
        return self._states

    @property
    def action_masks(self) -> Any:
        """For each match 1 for each legal action number; created at each access."""
        return self.states.masks(self.hello.actions)

    def reset(self, seed: Optional[int] = None) -> States:
        """Starts all matches.

        :param seed: a seed from which those of all matches follow; without one the matches cannot be repeated
        """
        seeds = None if seed is None else [_mixed(seed + _GOLDEN * (match + 1)) for match in range(self.count)]
        return self._kept(self.connection.start(self._all, seeds, renew=True, history=self._history))

    def step(self, actions: Sequence[int]) -> States:
        """Plays in each match the first legal action with a number."""
        return self._kept(self.connection.play(self._all, actions))

    def step_places(self, places: Sequence[int]) -> States:
        """Plays in each match the legal action at a place of its list."""
        return self._kept(self.connection.play_places(self._all, places))

    def _kept(self, states: States) -> States:
        self._states = states
        return states

    def random_places(self, source: Any = None) -> Any:
        """Returns the place of a random legal action for each match.

        :param source: a ``random.Random``, or a ``numpy.random.Generator``, which is faster; by default one without a seed
        """
        if np is None or isinstance(source, random.Random):
            drawn = random if source is None else source
            places = [drawn.randrange(int(count)) for count in self.states.counts]
            return places if np is None else np.array(places)
        generator = np.random.default_rng() if source is None else source
        return (generator.random(self.count) * self.states.counts).astype(np.int64)

    def random_actions(self, source: Any = None) -> Any:
        """Returns the number of a random legal action for each match, drawn as by :meth:`random_places`."""
        return self.states.at(self.random_places(source))

    def notations(self) -> List[str]:
        """Returns the notation of every action number."""
        return self.connection.notations()

    def close(self) -> None:
        """Ends the console."""
        self.connection.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _mixed(state: int) -> int:
    """Returns SplitMix64's output for a state."""
    z = state & _BITS
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & _BITS
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & _BITS
    return z ^ (z >> 31)


def vector_env(game: str, matches: int = 64, **arguments: Any) -> VectorEnv:
    """Returns many matches of a game; the arguments are those of :class:`kumite.VectorEnv`."""
    return VectorEnv(game, matches, **arguments)
