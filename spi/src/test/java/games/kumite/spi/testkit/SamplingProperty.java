package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Inspection;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Property 3 for actions that a question samples without listing all, uniformly or by its heuristic: legal and
 * repeatable; uniform ones of every class.
 */
final class SamplingProperty {

  private static final int DRAWS = 12;
  private static final int MAX_DRAWS = 600;

  /** A way to draw an action. */
  private interface Draw {
    @Nullable Action of(Match match, SeededRandom random);
  }

  private final TrialMatches trials;
  private final int samples;

  SamplingProperty(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Samples at some positions of every trial. */
  void areLegal() {
    for (TrialMatch trial : trials.all()) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        if (!ListingProperty.listed(match).isEmpty()) {
          SeededRandom random = new SeededRandom(trial.seed()).split("sampling " + position);
          if (draw(trial, match, random, Inspection::sample)) {
            meetsEveryClass(trial, match, random);
          }
          draw(trial, match, random, Inspection::sensible);
        }
      });
    }
  }

  /** Returns whether anything can be sampled. */
  private static boolean draw(TrialMatch trial, Match match, SeededRandom random, Draw draw) {
    String before = CanonicalText.of(match);
    boolean isDrawn = false;
    for (int i = 0; i < DRAWS; i++) {
      SeededRandom same = random.copy();
      Action action = drawn(trial, match, random, draw);
      Action again = drawn(trial, match.copy(), same, draw);
      if (action == null ? again != null : !action.equals(again)) {
        throw trial.finding("equal sources sample " + action + " and " + again, match);
      }
      if (action != null) {
        isDrawn = true;
        isAccepted(trial, match, action);
      }
    }
    String after = CanonicalText.of(match);
    if (!before.equals(after)) {
      throw trial.finding("sampling an action changed the match: "
          + TextDifference.of("before", before, "after", after), match);
    }
    return isDrawn;
  }

  private static @Nullable Action drawn(TrialMatch trial, Match match, SeededRandom random, Draw draw) {
    try {
      return draw.of(match, random);
    } catch (RuntimeException failure) {
      throw trial.finding("sampling an action failed: " + failure, match, failure);
    }
  }

  private static void isAccepted(TrialMatch trial, Match match, Action action) {
    try {
      if (!match.decision().parse(action.notation()).equals(action)) {
        throw trial.finding("the sample " + action.notation() + " reads back to another action", match);
      }
      if (!match.decision().isLegal(action)) {
        throw trial.finding("the sample " + action.notation() + " is accepted, and isLegal denies it", match);
      }
    } catch (RuntimeException refused) {
      throw trial.finding("the sample " + action.notation() + " is not legal: " + refused, match, refused);
    }
  }

  /** Checks that every listed verb comes up; where nothing is sampled, the list is used. */
  private static void meetsEveryClass(TrialMatch trial, Match match, SeededRandom random) {
    Set<String> missing = new TreeSet<>();
    ListingProperty.listed(match).forEach(action -> missing.add(TrialMatch.verb(action)));
    for (int i = 0; i < MAX_DRAWS && !missing.isEmpty(); i++) {
      Action action = drawn(trial, match, random, Inspection::sample);
      if (action == null) {
        return;
      }
      missing.remove(TrialMatch.verb(action));
    }
    if (!missing.isEmpty()) {
      throw trial.finding(MAX_DRAWS + " samples never meet " + missing + ", which are listed", match);
    }
  }
}
