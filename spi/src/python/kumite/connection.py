"""The connection to Kumite's console: binary frames over the input and output of a process."""

from __future__ import annotations

import array
import json
import os
import shlex
import struct
import subprocess
import sys
from typing import Any, Dict, IO, List, Mapping, NamedTuple, Optional, Sequence, Union

try:
    import numpy as np
except ImportError:  # numpy is optional
    np = None  # type: ignore[assignment]

COMMAND_VARIABLE = "KUMITE_COMMAND"
NO_SEAT = -1

_HEAD = struct.Struct("<2sBBI")
_START, _PLACES, _NUMBERS, _OBSERVE, _DESCRIBE, _COORDINATES, _HISTORY = range(1, 8)
_HELLO, _STATES, _OBSERVATIONS, _NOTATIONS, _ERROR, _ALL_COORDINATES, _HISTORIES = range(129, 136)
_HAS_SEED, _RENEWS, _TRACKS = 1, 2, 4
_MAX_NOTATIONS = 10_000
_PATIENCE = 10.0
_F_SETPIPE_SZ = 1031  # of Linux; fcntl names it from Python 3.10 on
_PIPE_BYTES = 1 << 20
_CODES = {1: "malformed", 2: "oversized", 3: "unknown", 4: "late", 5: "unasked", 6: "illegal", 7: "timeout"}


class KumiteError(Exception):
    """Any failure of this package."""


class ProtocolError(KumiteError):
    """The console has ended, or has sent bytes that are not a frame."""


class RequestError(KumiteError):
    """The console refused a request, which has changed nothing."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Grid(NamedTuple):
    """Adjacent numbers of an observation that lie in rows and columns, as on a board."""

    name: str
    """The name."""
    first: int
    """The index of the first number: row after row, from the first column to the last."""
    rows: int
    """The number of rows."""
    columns: int
    """The number of columns."""

    def of(self, observations: Any) -> Any:
        """Returns the rows of an observation; with numpy an array, also of an array of observations."""
        if np is None:
            return [observations[start:start + self.columns]
                    for start in range(self.first, self.first + self.rows * self.columns, self.columns)]
        flat = np.asarray(observations)[..., self.first:self.first + self.rows * self.columns]
        return flat.reshape(*flat.shape[:-1], self.rows, self.columns)


class Hello(NamedTuple):
    """The description of the game and of its numbers."""

    game: Dict[str, Any]
    """The game, as ``serve`` describes it."""
    options: Dict[str, Any]
    """The value of every option."""
    matches: int
    """The number of matches at the same time."""
    seats: List[str]
    """The ids of all seats."""
    yours: List[int]
    """The indexes of the program's seats."""
    actions: int
    """The number of action numbers."""
    features: List[str]
    """The name of each number in an observation."""
    low: List[float]
    """The lowest value of each number."""
    high: List[float]
    """The highest value of each number."""
    fingerprint: str
    """A text to save with weights: another one means that the numbers have other meanings."""
    grids: List[Grid]
    """The numbers of an observation that lie on boards; often none."""


class Factors(NamedTuple):
    """The factors of all action numbers, for games with too many numbers to learn one by one."""

    words: List[List[str]]
    """The words of each factor: verbs, then those of the first argument, and so on; the first is empty: no such factor."""
    rows: Any
    """For each action number an index into each list of words: an array of shape (actions, factors) with numpy."""


class States:
    """The state of several matches after a request. With numpy the fields are arrays, otherwise sequences."""

    def __init__(self, payload: bytes, seats: int, features: int) -> None:
        count, listed = struct.unpack_from("<II", payload)
        expected = 8 + 4 * (count * (4 + seats + features) + listed)
        if len(payload) != expected:
            raise ProtocolError(f"a states frame must have {expected} bytes, had {len(payload)}")
        self._at = 8
        self._payload = payload
        #: the number of matches
        self.count: int = count
        #: the matches, in the order of the request
        self.matches: Sequence[int] = self._column("i", count)
        #: 1 for a match that has ended with this request
        self.over: Sequence[int] = self._column("i", count)
        #: the index of the seat that is asked, or -1
        self.seats: Sequence[int] = self._column("i", count)
        #: the number of legal actions
        self.counts: Sequence[int] = self._column("i", count)
        #: for each match a reward for each seat: zeros, or those of the match that has ended
        self.rewards: Any = self._rows(count, seats)
        #: for each match what the asked seat knows
        self.observations: Any = self._rows(count, features)
        #: the numbers of all legal actions, one match after another
        self.numbers: Sequence[int] = self._column("i", listed)
        ends = [0]
        if np is None:
            for size in self.counts:
                ends.append(ends[-1] + size)
            self._ends: Any = ends
        else:
            self._ends = np.concatenate((np.zeros(1, np.int64), np.cumsum(self.counts)))

    def _column(self, kind: str, length: int) -> Any:
        begin, self._at = self._at, self._at + 4 * length
        if np is not None:
            return np.frombuffer(self._payload, "<" + kind + "4", length, begin)
        column = array.array(kind, self._payload[begin:self._at])
        if sys.byteorder == "big":
            column.byteswap()
        return column

    def _rows(self, rows: int, length: int) -> Any:
        if np is not None:
            return self._column("f", rows * length).reshape(rows, length)
        return [self._column("f", length) for _ in range(rows)]

    def legal(self, row: int) -> Sequence[int]:
        """Returns the numbers of a row's legal actions, in the order of the game's list."""
        return self.numbers[self._ends[row]:self._ends[row + 1]]

    def masks(self, actions: int) -> Any:
        """Returns for each match a mask with 1 for each legal action number: bytes of shape (matches, actions)."""
        if np is None:
            return [mask_of(self.legal(row), actions) for row in range(self.count)]
        masks = np.zeros((self.count, actions), np.int8)
        masks[np.repeat(np.arange(self.count), self.counts), self.numbers] = 1
        return masks

    def at(self, places: Sequence[int]) -> Any:
        """Returns for each match the number of the legal action at a place of its list."""
        if np is None:
            return [self.numbers[self._ends[row] + place] for row, place in enumerate(places)]
        return self.numbers[self._ends[:-1] + places]


def mask_of(numbers: Sequence[int], actions: int) -> Any:
    """Returns a mask with 1 for each of these action numbers: an int8 array, or signed bytes without numpy."""
    if np is not None:
        mask = np.zeros(actions, np.int8)
        mask[numbers] = 1
        return mask
    plain = array.array("b", bytes(actions))
    for number in numbers:
        plain[number] = 1
    return plain


def default_command() -> List[str]:
    """Returns the command in the environment variable ``KUMITE_COMMAND``, which starts the console's main class."""
    text = os.environ.get(COMMAND_VARIABLE, "")
    if not text:
        raise KumiteError(f"no command was given, and {COMMAND_VARIABLE} is not set: name the command that starts "
                          "the console, such as java -cp 'lib/*' games.kumite.spi.console.Main")
    return shlex.split(text)


class Connection:
    """A running console that serves one game in binary frames. For one thread; close it, or use it with ``with``."""

    def __init__(self, game: str, matches: int = 1, *, seats: Optional[Sequence[str]] = None,
                 take: Optional[Sequence[Union[int, str]]] = None, bots: Optional[Sequence[str]] = None,
                 options: Optional[Mapping[str, Any]] = None, command: Union[None, str, Sequence[str]] = None) -> None:
        """Starts the console.

        :param game: the id of the game
        :param matches: the number of matches at the same time
        :param seats: the names of the seats; by default as many as the game likes, preferably two
        :param take: the names or numbers (from 1) of the program's seats; by default all of them
        :param bots: the bots of the other seats; by default ``random``
        :param options: the game's options
        :param command: the command that starts the console, as a shell's line or a list of words; by default that of
            ``KUMITE_COMMAND``
        """
        words = default_command() if command is None else command
        arguments = shlex.split(words) if isinstance(words, str) else list(words)
        arguments += ["serve", game, "--binary", "--at-once", str(matches)]
        arguments += ["--seats", ",".join(seats)] if seats else []
        arguments += ["--bots", ",".join(bots)] if bots else []
        for name, value in (options or {}).items():
            text = str(value).lower() if isinstance(value, bool) else str(value)
            arguments += ["--option", f"{name}={text}"]
        for seat in ["all"] if take is None else take:
            arguments += ["--take", str(seat)]
        try:
            self._process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as failure:
            raise KumiteError(f"the console cannot be started: {failure}") from failure
        assert self._process.stdin is not None and self._process.stdout is not None
        self._out: IO[bytes] = self._process.stdin
        self._in: IO[bytes] = self._process.stdout
        _widen(self._in)
        try:
            self.hello = self._greeting()
        except BaseException:
            self.close()
            raise

    def _greeting(self) -> Hello:
        said = json.loads(self._read(_HELLO))
        if said["protocol"] != 1:
            raise ProtocolError(f"the protocol must be 1, was {said['protocol']}")
        return Hello(said["game"], said["options"], said["matches"], said["seats"], said["yours"], said["actions"],
                     said["features"], said["min"], said["max"], said["fingerprint"],
                     [Grid(**grid) for grid in said["grids"]])

    def start(self, matches: Sequence[int], seeds: Optional[Sequence[int]] = None, renew: bool = False,
              history: bool = False) -> States:
        """Starts matches, whatever has become of those that ran under these numbers.

        :param matches: numbers from 0 to ``hello.matches - 1``
        :param seeds: a seed of 64 bits for each; without seeds nothing can be repeated
        :param renew: whether the next match starts by itself as soon as one is over
        :param history: whether past decisions are noted for :meth:`history`
        """
        flags = (0 if seeds is None else _HAS_SEED) | (_RENEWS if renew else 0) | (_TRACKS if history else 0)
        entries = [struct.pack("<IIq", match, flags, 0 if seeds is None else _signed(seeds[i]))
                   for i, match in enumerate(matches)]
        return self._states(_START, b"".join(entries))

    def play(self, matches: Sequence[int], numbers: Sequence[int]) -> States:
        """Plays in each match the first legal action with a number."""
        return self._states(_NUMBERS, _pairs(matches, numbers))

    def play_places(self, matches: Sequence[int], places: Sequence[int]) -> States:
        """Plays in each match the legal action at a place of its list, which also tells points on the table apart."""
        return self._states(_PLACES, _pairs(matches, places))

    def observe(self, match: int, seat: int) -> Any:
        """Returns what a seat of the program knows now, even if it is not asked."""
        payload = self._request(_OBSERVE, struct.pack("<II", match, seat), _OBSERVATIONS)
        if np is not None:
            return np.frombuffer(payload, "<f4")
        row = array.array("f", payload)
        if sys.byteorder == "big":
            row.byteswap()
        return row

    def coordinates(self, match: int) -> List[List[int]]:
        """Returns the coordinates of each listed action, which its number leaves open: x, y and the level where the game
        has levels; empty for an action without a point. In the order of the game's list."""
        return _lists(self._request(_COORDINATES, struct.pack("<I", match), _ALL_COORDINATES))

    def history(self, match: int, seat: int) -> Any:
        """Returns the past decisions that a seat of the program knows of, if the match was started with ``history``.

        :return: for each decision the index of the seat and the number of the action, -1 if that is hidden or has no
            number: an array of shape (decisions, 2) with numpy
        """
        flat = _lists(self._request(_HISTORY, struct.pack("<II", match, seat), _HISTORIES))[0]
        pairs = [flat[i:i + 2] for i in range(0, len(flat), 2)]
        return pairs if np is None else np.array(pairs, np.int32).reshape(-1, 2)

    def notations(self) -> List[str]:
        """Returns the notation of every action number, with ``*`` for the parts that a number leaves open."""
        told: List[str] = []
        while len(told) < self.hello.actions:
            count = min(_MAX_NOTATIONS, self.hello.actions - len(told))
            told += self._request(_DESCRIBE, struct.pack("<II", len(told), count), _NOTATIONS).decode("utf-8").split("\n")
        return told

    def factors(self) -> Factors:
        """Returns the factors of every action number: its verb and arguments, as the words of the notation."""
        columns: List[Dict[str, int]] = []
        found: List[List[int]] = []
        for notation in self.notations():
            row = []
            for i, word in enumerate(notation.split(" ")):
                if i == len(columns):
                    columns.append({"": 0})
                row.append(columns[i].setdefault(word, len(columns[i])))
            found.append(row)
        rows = [row + [0] * (len(columns) - len(row)) for row in found]
        return Factors([list(column) for column in columns], rows if np is None else np.array(rows, np.int32))

    def _states(self, kind: int, payload: bytes) -> States:
        return States(self._request(kind, payload, _STATES), len(self.hello.seats), len(self.hello.features))

    def _request(self, kind: int, payload: bytes, reply: int) -> bytes:
        try:
            self._out.write(_HEAD.pack(b"KF", kind, 0, len(payload)) + payload)
            self._out.flush()
        except (OSError, ValueError) as gone:
            raise ProtocolError("the console has ended") from gone
        return self._read(reply)

    def _read(self, expected: int) -> bytes:
        head = self._exactly(_HEAD.size)
        magic, kind, zero, length = _HEAD.unpack(head)
        if magic != b"KF" or zero != 0:
            raise ProtocolError(f"a frame must begin with KF, was {head!r}; does the command write other lines?")
        payload = self._exactly(length)
        if kind == _ERROR:
            code = struct.unpack_from("<I", payload)[0]
            raise RequestError(_CODES.get(code, str(code)), payload[4:].decode("utf-8"))
        if kind != expected:
            raise ProtocolError(f"the type of a frame must be {expected}, was {kind}")
        return payload

    def _exactly(self, length: int) -> bytes:
        data = self._in.read(length)
        if len(data) < length:
            raise ProtocolError("the console has ended; its messages are on standard error")
        return data

    def close(self) -> None:
        """Ends the console. May be called again."""
        for stream in (self._out, self._in):
            try:
                stream.close()
            except OSError:
                pass
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def __enter__(self) -> Connection:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _lists(payload: bytes) -> List[List[int]]:
    """Returns lists of whole numbers, each of which follows its length."""
    words = struct.unpack(f"<{len(payload) // 4}i", payload)
    lists, at = [], 0
    while at < len(words):
        end = at + 1 + words[at]
        lists.append(list(words[at + 1:end]))
        at = end
    return lists


def _widen(pipe: IO[bytes]) -> None:
    """Lets a pipe hold a whole frame where the system allows it, since each filled pipe costs two switches of processes."""
    if sys.platform != "linux":
        return
    try:
        import fcntl
        fcntl.fcntl(pipe.fileno(), _F_SETPIPE_SZ, _PIPE_BYTES)
    except (ImportError, OSError):
        pass  # only slower


def _signed(seed: int) -> int:
    """Returns the lowest 64 bits of a seed as Java's long."""
    return ((int(seed) + (1 << 63)) & ((1 << 64) - 1)) - (1 << 63)


def _pairs(matches: Sequence[int], choices: Sequence[int]) -> bytes:
    if len(matches) != len(choices):
        raise ValueError(f"there must be a choice for each of {len(matches)} matches, were {len(choices)}")
    if np is not None:
        pairs = np.empty((len(matches), 2), "<i4")
        pairs[:, 0] = matches
        pairs[:, 1] = choices
        return pairs.tobytes()
    flat: List[int] = [int(part) for pair in zip(matches, choices) for part in pair]
    return struct.pack(f"<{len(flat)}i", *flat)


