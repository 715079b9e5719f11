package games.kumite.spi.testkit;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.api.random.SeededRandom;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A defect so serious that nearly every test would fail for it: matches do not start or do not end, the table cannot be described,
 * copies change it, or the same actions lead elsewhere. The property responsible reports it; all others are skipped.
 *
 * @param property the tag of that property
 * @param what the defect, in a few words
 */
record FatalDefect(String property, String what) {

  private static final int POSITIONS = 4;
  private static final int PLAYED = 6;

  /** Checks the few trials quickly; returns null if nothing is wrong. */
  static @Nullable FatalDefect find(TrialMatches trials, Supplier<Game> games) {
    for (TrialMatch trial : trials.all()) {
      String failure = trial.startFailure();
      if (failure != null) {
        return new FatalDefect("property-7", "a match cannot start: " + failure);
      }
    }
    for (TrialMatch trial : trials.few()) {
      FatalDefect breach = ofEnd(trial);
      breach = breach != null ? breach : ofTable(trial);
      breach = breach != null ? breach : ofCopies(trial);
      breach = breach != null ? breach : ofRepeating(trial, games);
      if (breach != null) {
        return breach;
      }
    }
    return null;
  }

  /** Checks the end of a match: matches that are longer than declared would be walked to the bound by every test. */
  private static @Nullable FatalDefect ofEnd(TrialMatch trial) {
    int bound = trial.game().properties().maxDecisions();
    return trial.isWhole() || trial.actions().size() < bound ? null
        : new FatalDefect("property-8", "a match is not over after " + bound + " decisions, the declared bound");
  }

  private static @Nullable FatalDefect ofTable(TrialMatch trial) {
    try {
      for (int position : trial.sampled(POSITIONS)) {
        Match match = trial.at(position);
        for (Viewer viewer : TrialMatch.observers(match)) {
          match.table(viewer);
        }
      }
      return null;
    } catch (RuntimeException | StackOverflowError | AssertionError failure) {
      return new FatalDefect("property-7", "a table cannot be made: " + failure.getMessage());
    }
  }

  private static @Nullable FatalDefect ofCopies(TrialMatch trial) {
    for (int position : trial.sampled(POSITIONS)) {
      Match match = trial.at(position);
      if (match.isOver()) {
        continue;
      }
      String before = CanonicalText.of(match);
      Match copy = match.copy();
      SeededRandom random = new SeededRandom(trial.seed()).split("breach");
      for (int played = 0; played < PLAYED && !copy.isOver() && TrialMatch.canChoose(copy); played++) {
        if (!TrialMatch.plays(copy, copy.decision().actions().get(random.nextInt(copy.actionCount())))) {
          break;
        }
      }
      if (!before.equals(CanonicalText.of(match))) {
        return new FatalDefect("property-2", "playing a copy changes its original");
      }
    }
    return null;
  }

  private static @Nullable FatalDefect ofRepeating(TrialMatch trial, Supplier<Game> games) {
    return end(trial, games.get()).equals(end(trial, games.get())) ? null
        : new FatalDefect("property-1", "the same seed, setup and actions give another match");
  }

  private static String end(TrialMatch trial, Game game) {
    Match match = game.start(trial.setup());
    for (int position = 0; position < trial.actions().size(); position++) {
      if (!TrialMatch.plays(match, trial.actions().get(position))) {
        return "breaks off after " + position + " actions";
      }
    }
    return CanonicalText.of(match);
  }

  /** Returns whether a test with these tags is skipped. */
  boolean hides(Set<String> tags) {
    return !tags.contains(property);
  }

  @Override
  public String toString() {
    return "left out, for " + what + "; see " + property;
  }
}
