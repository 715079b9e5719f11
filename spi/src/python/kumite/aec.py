"""One match with the methods of PettingZoo's ``AECEnv``, whether PettingZoo is installed or not."""

from __future__ import annotations

import random
from typing import Any, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple

from .connection import NO_SEAT, Connection, States, mask_of, np

try:
    from pettingzoo import AECEnv as _Base  # type: ignore[import-not-found]
except ImportError:  # PettingZoo is optional
    _Base = object  # type: ignore[assignment,misc]

try:
    from gymnasium import spaces as _spaces  # type: ignore[import-not-found]
except ImportError:  # so is Gymnasium
    _spaces = None


class Discrete:
    """The numbers from 0 to n - 1, with the methods of Gymnasium's space of this name that programs use most."""

    def __init__(self, n: int) -> None:
        self.n = n
        self._random = random.Random()

    def seed(self, seed: Optional[int] = None) -> None:
        """Seeds :meth:`sample`."""
        self._random.seed(seed)

    def sample(self, mask: Optional[Sequence[int]] = None) -> int:
        """Returns a random number; with a mask one of those that it marks with 1, or 0 if it marks none."""
        if mask is None:
            return self._random.randrange(self.n)
        marked = [number for number, bit in enumerate(mask) if bit]
        return self._random.choice(marked) if marked else 0

    def contains(self, number: object) -> bool:
        """Returns whether a number is in the space."""
        try:
            return 0 <= int(number) < self.n  # type: ignore[call-overload]
        except (TypeError, ValueError):
            return False

    __contains__ = contains

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class AecEnv(_Base):  # type: ignore[misc,valid-type]
    """One match. An agent is a seat of the program, named by its id, such as ``seat:1``; bots play the other seats.

    An observation is ``{"observation": float32 values, "action_mask": int8}``. The mask of an agent that is not asked is
    empty. Rewards come at the end: 1 for a win, -1 for a loss, 0 for a draw. ``infos[agent]["legal_actions"]`` are the
    numbers of the asked agent's actions in the order of the game's list.
    """

    def __init__(self, game: str, history: bool = False, **arguments: Any) -> None:
        """Starts the console.

        :param history: whether past decisions are noted for :meth:`history`
        :param arguments: those of :class:`kumite.Connection`
        """
        self._history = history
        self.connection = Connection(game, 1, **arguments)
        self.hello = self.connection.hello
        self.metadata: Dict[str, Any] = {"name": f"kumite_{game}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self._seat_of = {self.hello.seats[seat]: seat for seat in self.hello.yours}
        self.possible_agents: List[str] = list(self._seat_of)
        self.agents: List[str] = []
        self.agent_selection = ""
        self.rewards: Dict[str, float] = {}
        self._cumulative_rewards: Dict[str, float] = {}
        self.terminations: Dict[str, bool] = {}
        self.truncations: Dict[str, bool] = {}
        self.infos: Dict[str, Dict[str, Any]] = {}
        self._states: Optional[States] = None
        self._actions = {agent: self._action_space() for agent in self.possible_agents}
        self._observations = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = self._actions
        self.observation_spaces = self._observations

    def _action_space(self) -> Any:
        return Discrete(self.hello.actions) if _spaces is None else _spaces.Discrete(self.hello.actions)

    def _observation_space(self) -> Any:
        if _spaces is None or np is None:
            return {"observation": (len(self.hello.features),), "action_mask": (self.hello.actions,)}
        low, high = np.array(self.hello.low, np.float32), np.array(self.hello.high, np.float32)
        return _spaces.Dict({"observation": _spaces.Box(low, high, dtype=np.float32),
                             "action_mask": _spaces.Box(0, 1, (self.hello.actions,), np.int8)})

    def action_space(self, agent: str) -> Any:
        """Returns the space of an agent's actions."""
        return self._actions[agent]

    def observation_space(self, agent: str) -> Any:
        """Returns the space of an agent's observations: Gymnasium's, or the shape of each part without Gymnasium."""
        return self._observations[agent]

    @property
    def num_agents(self) -> int:
        """The number of agents still in the match."""
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        """The number of agents at the start."""
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> AecEnv:
        """This environment."""
        return self

    def reset(self, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None) -> None:
        """Starts a match; the same seed and actions give the same match. Options belong to the constructor."""
        self._states = self.connection.start([0], None if seed is None else [seed], history=self._history)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._take(self._states)

    def _take(self, states: States) -> None:
        """Takes over the state of the match after a request."""
        self._states = states
        self.infos = {agent: {} for agent in self.agents}
        seat = int(states.seats[0])
        if seat != NO_SEAT:
            self.agent_selection = self.hello.seats[seat]
            self.infos[self.agent_selection]["legal_actions"] = [int(number) for number in states.legal(0)]
        if states.over[0]:
            for agent in self.agents:
                self.terminations[agent] = True
                self.rewards[agent] = float(states.rewards[0][self._seat_of[agent]])
                self._cumulative_rewards[agent] += self.rewards[agent]
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Dict[str, Any]:
        """Returns what an agent knows now."""
        states = self._started()
        if not states.over[0] and int(states.seats[0]) == self._seat_of[agent]:
            return {"observation": states.observations[0], "action_mask": mask_of(states.legal(0), self.hello.actions)}
        return {"observation": self.connection.observe(0, self._seat_of[agent]),
                "action_mask": mask_of([], self.hello.actions)}

    def last(self, observe: bool = True) -> Tuple[Optional[Dict[str, Any]], float, bool, bool, Dict[str, Any]]:
        """Returns the observation, reward since its last action, termination, truncation and info of the asked agent."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return (seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent],
                self.infos[agent])

    def step(self, action: Optional[int]) -> None:
        """Plays the first legal action of the asked agent with a number; an agent whose match is over gives None."""
        agent = self._acting()
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("the match is over; the action of an agent must be None")
            self._leave(agent)
            return
        if action is None:
            raise ValueError("an action must be a number, was None")
        self._played(agent, self.connection.play([0], [int(action)]))

    def step_place(self, place: int) -> None:
        """Plays the asked agent's action at a place of ``legal_actions``, which also tells points on the table apart."""
        agent = self._acting()
        self._played(agent, self.connection.play_places([0], [place]))

    def coordinates(self) -> List[List[int]]:
        """Returns the coordinates of each of ``legal_actions``; empty for an action without a point."""
        self._started()
        return self.connection.coordinates(0)

    def history(self, agent: str) -> Any:
        """Returns the past decisions that an agent knows of, as :meth:`kumite.Connection.history`."""
        self._started()
        return self.connection.history(0, self._seat_of[agent])

    def _acting(self) -> str:
        self._started()
        if not self.agents:
            raise ValueError("no agent is left; call reset()")
        return self.agent_selection

    def _played(self, agent: str, states: States) -> None:
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {each: 0.0 for each in self.agents}
        self._take(states)

    def _leave(self, agent: str) -> None:
        self.agents.remove(agent)
        for kept in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del kept[agent]
        self.rewards = {each: 0.0 for each in self.agents}
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 2 ** 63) -> Iterator[str]:
        """Iterates over the asked agents until none is left."""
        while True:
            if not self.agents or max_iter <= 0:
                return
            max_iter -= 1
            yield self.agent_selection

    def _started(self) -> States:
        if self._states is None:
            raise ValueError("reset() must be called first")
        return self._states

    def render(self) -> None:
        """Draws nothing: replay a record with the console for pictures."""

    def notations(self) -> List[str]:
        """Returns the notation of every action number."""
        return self.connection.notations()

    def close(self) -> None:
        """Ends the console."""
        self.connection.close()

    def __enter__(self) -> AecEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(game: str, **arguments: Any) -> AecEnv:
    """Returns one match of a game; the arguments are those of :class:`kumite.AecEnv`."""
    return AecEnv(game, **arguments)
