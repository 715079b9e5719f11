package games.kumite.spi.testkit;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The matches that the properties check: all of them, and a few for expensive checks. */
final class TrialMatches {

  private static final int FEW_VARIED = 4;
  private static final int LONG = 400;

  private final List<TrialMatch> all = new ArrayList<>();
  private final Set<TrialMatch> few = new LinkedHashSet<>();
  private @Nullable IsolatedRuns alone;

  /**
   * Creates trials that are played at their first use.
   *
   * @param game the game
   * @param often setups that are played with every seed
   * @param once setups that are played with one seed each
   * @param seeds the number of seeds
   */
  TrialMatches(Game game, List<Setup> often, List<Setup> once, int seeds) {
    for (int seed = 1; seed <= seeds; seed++) {
      for (Setup setup : often) {
        TrialMatch trial = new TrialMatch(game, setup, seed);
        all.add(trial);
        if (seed == 1) {
          few.add(trial);
        }
      }
    }
    for (int i = 0; i < once.size(); i++) {
      TrialMatch trial = new TrialMatch(game, once.get(i), seeds + 1 + i);
      all.add(trial);
      if (i * FEW_VARIED / once.size() != (i - 1) * FEW_VARIED / once.size() || i == 0) {
        few.add(trial);
      }
    }
  }

  List<TrialMatch> all() {
    return all;
  }

  /**
   * Returns the positions of a trial where a check needs the match again: all requested ones of the few, less than half
   * as many of the others, fewer of long matches.
   */
  Set<Integer> sampled(TrialMatch trial, int max) {
    int share = few.contains(trial) ? max : max * 2 / 5;
    return trial.sampled(Math.max(2, share * LONG / Math.max(LONG, trial.actions().size())));
  }

  /** Returns whether every match came to its end; if not, other properties than the calling one say why. */
  boolean areWhole() {
    return all.stream().allMatch(TrialMatch::isWhole);
  }

  List<TrialMatch> few() {
    return List.copyOf(few);
  }

  /** Returns the trials played alone: the same object for all who compare with it. */
  IsolatedRuns alone(Supplier<Game> games) {
    if (alone == null) {
      alone = new IsolatedRuns(games.get());
    }
    return alone;
  }
}
