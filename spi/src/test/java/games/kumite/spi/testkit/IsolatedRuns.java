package games.kumite.spi.testkit;

import games.kumite.api.Game;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Matches that were the first of their game, each played alone: digests of their texts at each position. */
final class IsolatedRuns {

  private final Game game;
  private final Map<TrialMatch, List<String>> digests = new HashMap<>();

  /**
   * Creates an empty collection.
   *
   * @param game a game in which nothing has been played
   */
  IsolatedRuns(Game game) {
    this.game = game;
  }

  /** Returns the game, in which all requested matches have been played. */
  Game game() {
    return game;
  }

  /** Returns the digests of a trial's positions; plays the trial at the first request. */
  List<String> digests(TrialMatch trial) {
    List<String> known = digests.get(trial);
    if (known == null) {
      known = Transcript.digests(trial, game.start(trial.setup()));
      digests.put(trial, known);
    }
    return known;
  }

  /** Returns the text of a trial at a position, from a match that is played again; for messages only. */
  String text(TrialMatch trial, int position) {
    List<String> texts = Transcript.of(trial, game.start(trial.setup()));
    return position < texts.size() ? texts.get(position) : "(over)";
  }

  /** A match that is compared with the one played alone. */
  final class Beside {

    private final TrialMatch trial;
    private final List<String> expected;
    private int position;
    private int differsAt = -1;
    private String text = "(over)";

    Beside(TrialMatch trial) {
      this.trial = trial;
      this.expected = digests(trial);
    }

    /** Compares the text of the next position. */
    void next(String said) {
      boolean isSame = position < expected.size() && expected.get(position).equals(Digest.of(said));
      if (!isSame && differsAt < 0) {
        differsAt = position;
        text = said;
      }
      position++;
    }

    /** Fails if the match differed, or was shorter. */
    void requireSame(String what) {
      int at = differsAt < 0 && position < expected.size() ? position : differsAt;
      if (at >= 0) {
        throw trial.finding(what + " differs from the first one: after " + at + " actions, "
            + TextDifference.of("the first match", text(trial, at), "this match", text), trial.at(at));
      }
    }
  }
}
