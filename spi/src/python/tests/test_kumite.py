"""Tests of the package with Kumite's sample games. KUMITE_COMMAND starts the console with them."""

import random
import sys
import unittest

import kumite
from kumite.connection import mask_of, np


def plain(row):
    """Returns a row of numbers as a list of Python's numbers."""
    return [float(value) for value in row]


class AecEnvTests(unittest.TestCase):

    def play(self, seed, choices):
        """Plays a match with random choices and returns all that was seen."""
        source = random.Random(choices)
        told = []
        self.env.reset(seed=seed)
        for agent in self.env.agent_iter():
            seen, reward, terminated, truncated, info = self.env.last()
            told.append((agent, plain(seen["observation"]), plain(seen["action_mask"]), reward, terminated))
            if terminated or truncated:
                action = None
            else:
                self.assertEqual(sorted(info["legal_actions"]),
                                 [number for number, bit in enumerate(seen["action_mask"]) if bit])
                action = source.choice(info["legal_actions"])
            self.env.step(action)
        return told

    def test_match_isPlayedToItsEnd_withRewardsForAllAgents(self):
        with kumite.env("tictactoe") as self.env:
            told = self.play(3, 1)
            self.assertEqual(self.env.possible_agents, ["seat:1", "seat:2"])
            ends = {agent: reward for agent, _, _, reward, terminated in told if terminated}
            self.assertEqual(set(ends), {"seat:1", "seat:2"})
            self.assertEqual(sum(ends.values()), 0)
            self.assertEqual([agent for agent, *_ in told][:2], ["seat:1", "seat:2"])
            self.assertEqual(self.env.agents, [])
            self.assertEqual(len(told[0][1]), len(self.env.hello.features))

    def test_sameSeedAndActions_giveTheSameMatch(self):
        with kumite.env("kuhnpoker") as self.env:
            self.assertEqual(self.play(7, 1), self.play(7, 1))
            self.assertEqual(len({str(self.play(seed, 1)) for seed in range(12)}) > 2, True)

    def test_observation_showsOnlyTheAgentsOwnCard(self):
        with kumite.env("kuhnpoker") as env:
            env.reset(seed=5)
            for agent, hidden in (("seat:1", "hand:2 "), ("seat:2", "hand:1 ")):
                values = env.observe(agent)["observation"]
                known = [name for name, value in zip(env.hello.features, values) if value and "card:" in name]
                self.assertEqual(len(known), 1)
                self.assertFalse(known[0].startswith(hidden))
            self.assertEqual(sum(env.observe("seat:2")["action_mask"]), 0)

    def test_history_holdsTheDecisionsThatAnAgentKnowsOf(self):
        with kumite.env("kuhnpoker", history=True) as env:
            env.reset(seed=5)
            numbers = [env.infos["seat:1"]["legal_actions"][1]]
            self.assertEqual(len(env.history("seat:1")), 0)
            env.step(numbers[0])
            numbers.append(env.infos["seat:2"]["legal_actions"][0])
            env.step(numbers[1])
            for agent in env.possible_agents:
                self.assertEqual([[int(number) for number in row] for row in env.history(agent)], [[0, numbers[0]], [1, numbers[1]]])

    def test_coordinates_tellPointsApart(self):
        with kumite.env("discduel") as env:
            env.reset(seed=1)
            points = env.coordinates()
            self.assertEqual(len(points), len(env.infos["seat:1"]["legal_actions"]))
            self.assertEqual(len({tuple(point) for point in points}), len(points))
            self.assertEqual({len(point) for point in points}, {2})

    def test_grids_areRowsAndColumns(self):
        with kumite.env("tictactoe") as env:
            env.reset(seed=1)
            env.step(5)
            crosses, noughts = env.hello.grids
            seen = env.observe("seat:2")["observation"]
            self.assertEqual([plain(row) for row in crosses.of(seen)], [[0, 0, 0], [0, 0, 1], [0, 0, 0]])
            self.assertEqual(sum(sum(plain(row)) for row in noughts.of(seen)), 0)

    def test_botsPlayTheOtherSeats(self):
        with kumite.env("tictactoe", take=[2], bots=["greedy:20"]) as self.env:
            told = self.play(1, 4)
            self.assertEqual({agent for agent, *_ in told}, {"seat:2"})
            self.assertEqual(self.env.possible_agents, ["seat:2"])

    def test_wrongAction_isRefused_andChangesNothing(self):
        with kumite.env("tictactoe") as env:
            with self.assertRaises(ValueError):
                env.step(0)
            env.reset(seed=1)
            with self.assertRaises(kumite.RequestError) as refused:
                env.step(10_000)
            self.assertEqual(refused.exception.code, "illegal")
            with self.assertRaises(kumite.RequestError):
                env.step_place(50)
            env.step_place(0)
            self.assertEqual(env.agent_selection, "seat:2")

    def test_actionSpace_samplesFromAMask(self):
        space = kumite.Discrete(9)
        space.seed(1)
        self.assertEqual({space.sample(mask_of([2, 5], 9)) for _ in range(50)}, {2, 5})
        self.assertIn(8, space)
        self.assertNotIn(9, space)


class VectorEnvTests(unittest.TestCase):

    def played(self, envs, seed, steps):
        source = random.Random(2)
        told = []
        states = envs.reset(seed)
        for _ in range(steps):
            told.append([plain(states.seats), plain(states.over), [plain(row) for row in states.rewards],
                         [plain(row) for row in states.observations], plain(states.numbers)])
            states = envs.step_places([source.randrange(count) for count in states.counts])
        return told

    def test_matches_areRenewed_andAllWaitForAChoice(self):
        with kumite.vector_env("tictactoe", 16) as envs:
            told = self.played(envs, 1, 60)
            over = [(row, i) for row in told for i in range(16) if row[1][i]]
            self.assertGreater(len(over), 60)
            self.assertTrue(all(seat >= 0 for row in told for seat in row[0]))
            for row, i in over:
                self.assertEqual(row[0][i], 0)
                self.assertEqual(sum(row[2][i]), 0)
            self.assertEqual({reward for row, i in over for reward in row[2][i]}, {-1.0, 0.0, 1.0})

    def test_sameSeed_givesTheSameMatches(self):
        with kumite.vector_env("kuhnpoker", 8) as envs:
            first = self.played(envs, 4, 25)
            self.assertEqual(first, self.played(envs, 4, 25))
            self.assertNotEqual(first, self.played(envs, 5, 25))

    def test_masks_markTheLegalActions(self):
        with kumite.vector_env("discduel", 5) as envs:
            states = envs.reset(1)
            masks = envs.action_masks
            for row in range(5):
                self.assertEqual({number for number, bit in enumerate(masks[row]) if bit},
                                 {int(number) for number in states.legal(row)})
            numbers = envs.random_actions()
            self.assertTrue(all(masks[row][numbers[row]] for row in range(5)))
            self.assertEqual(len(envs.step(numbers).matches), 5)

    def test_notations_areOneForEachAction(self):
        with kumite.vector_env("tictactoe", 1) as envs:
            notations = envs.notations()
            self.assertEqual(len(notations), envs.hello.actions)
            self.assertEqual(notations[0], "place space:a1")

    def test_numpy_isUsedWhereInstalled(self):
        with kumite.vector_env("tictactoe", 2) as envs:
            observations = envs.reset(1).observations
            if np is None:
                self.assertEqual([len(row) for row in observations], [len(envs.hello.features)] * 2)
            else:
                self.assertEqual((observations.shape, observations.dtype), ((2, len(envs.hello.features)), np.float32))
                self.assertEqual(envs.action_masks.dtype, np.int8)


class ConnectionTests(unittest.TestCase):

    def test_command_thatIsNoConsole_isAnError(self):
        for command in (["false"], [sys.executable, "-c", "print('hello, this is not a frame')"]):
            with self.assertRaises(kumite.KumiteError):
                kumite.Connection("tictactoe", command=command)
        with self.assertRaises(kumite.KumiteError):
            kumite.Connection("tictactoe", command=["no-such-command-anywhere"])

    def test_unknownGame_isAnError(self):
        with self.assertRaises(kumite.ProtocolError):
            kumite.Connection("no-such-game")

    def test_closedConnection_isAnError(self):
        connection = kumite.Connection("tictactoe")
        connection.close()
        connection.close()
        with self.assertRaises(kumite.ProtocolError):
            connection.start([0])

    def test_factors_areVerbAndArguments(self):
        with kumite.Connection("tictactoe") as connection:
            words, rows = connection.factors()
            self.assertEqual(words[0], ["", "place", "pass", "done"])
            self.assertEqual(words[1][:2], ["", "space:a1"])
            for notation, row in zip(connection.notations(), rows):
                self.assertEqual(" ".join(words[i][at] for i, at in enumerate(row) if at), notation)

    def test_seeds_areThe64BitsOfAnyInteger(self):
        with kumite.Connection("kuhnpoker", 2) as connection:
            states = connection.start([0, 1], [-1, 2 ** 64 - 1])
            self.assertEqual(plain(states.observations[0]), plain(states.observations[1]))


if __name__ == "__main__":
    unittest.main()
