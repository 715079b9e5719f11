package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Inspection;
import java.util.List;

/** Property 6, imagined matches: they keep what the viewer knows, differ in the rest, and can be played. */
final class ImaginedMatchProperty {

  private static final int ENOUGH_TO_DIFFER = 24;
  private static final int MORE = 4;
  private static final int MAX_PLAYED = 6;
  private static final int GOES_ON = 4;

  private final TrialMatches trials;
  private final int samples;

  ImaginedMatchProperty(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Checks that equal random sources give equal worlds. */
  void areRepeatable() {
    eachView(trials.few(), (trial, match, viewer, perspective) -> {
      Match one = perspective.imagine(RandomSource.seeded(7));
      Match other = perspective.imagine(RandomSource.seeded(7));
      Match ofAnother = match.perspective(viewer).imagine(RandomSource.seeded(7));
      equal(trial, match, "two matches imagined from equal sources differ", CanonicalText.of(one),
          CanonicalText.of(other));
      equal(trial, match, "a match imagined from an equal perspective differs", CanonicalText.of(one),
          CanonicalText.of(ofAnother));
      boolean isPlayed = trial.playOn(one, new SeededRandom(match.record().lines().size()));
      if (trial.playOn(other, new SeededRandom(match.record().lines().size())) && isPlayed) {
        equal(trial, match, "two matches imagined from equal sources go different ways", CanonicalText.of(one),
            CanonicalText.of(other));
      }
    });
  }

  /** Checks that the viewer sees the same in them as in the real match, and that its certainties hold. */
  void keepWhatIsKnown() {
    eachView(trials.all(), (trial, match, viewer, perspective) -> {
      int number = Secrets.number(match, viewer);
      String seen = CanonicalText.now(perspective);
      for (int seed = 0; seed < 3; seed++) {
        Match world = perspective.imagine(RandomSource.seeded(seed));
        String broken = Secrets.brokenCertainty(match, world, number);
        if (broken != null) {
          throw trial.finding("a match that " + viewer + " imagines breaks what it knows: " + broken, match);
        }
        equal(trial, match, "in a match that " + viewer + " imagines it sees something else", seen,
            CanonicalText.now(world.perspective(viewer)));
        if (!match.isOver() && !standsAtTheSameQuestion(match, world, viewer)) {
          throw trial.finding("a match that " + viewer + " imagines stands at another question: " + world.actor()
              + " chooses " + world.decision().kind() + " instead of " + match.actor() + " " + match.decision().kind(),
              match);
        }
      }
    });
  }

  /** Returns whether both ask the same question; in a window that asks another seat, a viewer cannot know which. */
  private static boolean standsAtTheSameQuestion(Match match, Match world, Viewer viewer) {
    boolean isSecret = Inspection.question(Inspection.state(match)).isWindow() && !match.actor().equals(viewer);
    return world.decision().kind().equals(match.decision().kind())
        && (isSecret ? !world.actor().equals(viewer) : world.actor().equals(match.actor()));
  }

  /** Checks that worlds differ where information is hidden. */
  void differ() {
    eachView(trials.few(), (trial, match, viewer, perspective) -> {
      if (!Secrets.hides(match, Secrets.number(match, viewer))) {
        return;
      }
      String first = Secrets.text(perspective.imagine(RandomSource.seeded(0)));
      for (int seed = 1; seed < ENOUGH_TO_DIFFER; seed++) {
        if (!Secrets.text(perspective.imagine(RandomSource.seeded(seed))).equals(first)) {
          return;
        }
      }
      throw trial.finding("something is hidden from " + viewer + ", but " + ENOUGH_TO_DIFFER
          + " matches that it imagines are all alike", match);
    });
  }

  /** Checks that worlds can be played to the end, by the listed actions of all seats. */
  void canBePlayed() {
    if (!trials.areWhole()) {
      return;
    }
    eachView(trials.few(), (trial, match, viewer, perspective) -> {
      Match world = perspective.imagine(RandomSource.seeded(3));
      SeededRandom random = new SeededRandom(5);
      int max = trial.game().properties().maxDecisions();
      try {
        for (int played = 0; !world.isOver() && played < max; played++) {
          List<Action> actions = world.decision().actions();
          world.play(actions.get(random.nextInt(actions.size())));
        }
      } catch (RuntimeException | StackOverflowError | AssertionError failure) {
        throw trial.finding("a match that " + viewer + " imagines cannot be played on: " + failure, match, failure);
      }
      if (!world.isOver()) {
        throw trial.finding("a match that " + viewer + " imagines has no end within " + max + " decisions", match);
      }
    });
  }

  /**
   * Checks at decisions of other seats that every listed action of a world can be played, and that the world goes on.
   */
  void listWhatCanBePlayed() {
    if (!trials.areWhole()) {
      return;
    }
    for (TrialMatch trial : trials.few()) {
      trial.walk(trials.sampled(trial, MORE * samples), (match, position) -> {
        for (Viewer viewer : TrialMatch.observers(match)) {
          if (!match.isOver() && TrialMatch.canChoose(match) && !match.actor().equals(viewer)) {
            listsWhatCanBePlayed(trial, match, viewer, position);
          }
        }
      });
    }
  }

  private static void listsWhatCanBePlayed(TrialMatch trial, Match match, Viewer viewer, int position) {
    SeededRandom random = new SeededRandom(trial.seed()).split("foreign " + position + viewer);
    Match world = match.perspective(viewer).imagine(random);
    List<Action> actions = world.decision().actions();
    for (int i = 0; i < Math.min(actions.size(), MAX_PLAYED); i++) {
      Match next = world.copy();
      int place = i * actions.size() / Math.min(actions.size(), MAX_PLAYED);
      try {
        next.play(place);
        for (int more = 0; more < GOES_ON && !next.isOver(); more++) {
          next.playRandom(random);
        }
      } catch (RuntimeException | StackOverflowError | AssertionError failure) {
        throw trial.finding("a match that " + viewer + " imagines while " + match.actor() + " chooses cannot be played"
            + " on after " + actions.get(place).notation() + ": " + failure, match, failure);
      }
    }
  }

  @FunctionalInterface
  private interface Look {
    void at(TrialMatch trial, Match match, Viewer viewer, Perspective perspective);
  }

  private void eachView(List<TrialMatch> of, Look look) {
    for (TrialMatch trial : of) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        for (Viewer viewer : TrialMatch.observers(match)) {
          look.at(trial, match, viewer, match.perspective(viewer));
        }
      });
    }
  }

  private static void equal(TrialMatch trial, Match match, String what, String expected, String actual) {
    if (!expected.equals(actual)) {
      throw trial.finding(what + ": " + TextDifference.of("expected", expected, "found", actual), match);
    }
  }
}
