package games.kumite.spi.testkit.soak;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.UndoBarrier;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.List;

/** Matches in which actions are taken back as far as it goes, again and again. */
final class DeepUndo {

  private static final int MOST_DECISIONS = 600;

  private final Game game;
  private final List<Setup> setups;
  private int undone;
  private int matches;
  private int deepest;

  DeepUndo(Game game, List<Setup> setups) {
    this.game = game;
    this.setups = setups;
  }

  String run(int undos) {
    for (int seed = 1; undone < undos && seed <= undos; seed++) {
      matches++;
      play(seed);
    }
    return undone + " actions in " + matches + " matches, at most " + deepest + " in a row, different 0";
  }

  /** A position on the way. */
  private record Position(String record, List<Long> keys) {

    static Position of(Match match) {
      List<Long> keys = new ArrayList<>(List.of(match.search().observationKey(Viewer.spectator())));
      match.seats().forEach(seat -> keys.add(match.search().observationKey(seat)));
      return new Position(match.record().text(), keys);
    }
  }

  private void play(int seed) {
    Match match = game.start(setups.get(seed % setups.size()).seed(seed));
    SeededRandom random = RandomSource.seeded(seed).split("undo");
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < MOST_DECISIONS && !match.isOver(); i++) {
      positions.add(Position.of(match));
      match.playRandom(random);
      if (random.nextInt(12) == 0) {
        undoAll(match, positions, seed);
      }
    }
    undoAll(match, positions, seed);
  }

  private void undoAll(Match match, List<Position> positions, int seed) {
    int depth = 0;
    while (!positions.isEmpty() && match.undoBarrier() == UndoBarrier.NONE) {
      match.undo();
      undone++;
      depth++;
      Position before = positions.remove(positions.size() - 1);
      Position now = Position.of(match);
      if (!before.equals(now)) {
        throw new AssertionError("seed " + seed + ": undo must lead back to\n" + before + "\nwas\n" + now);
      }
    }
    deepest = Math.max(deepest, depth);
  }
}
