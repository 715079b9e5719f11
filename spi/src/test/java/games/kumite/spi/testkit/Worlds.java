package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Observer;
import games.kumite.api.Perspective;
import games.kumite.api.RandomSource;
import games.kumite.api.SeededRandom;
import games.kumite.spi.Inspection;
import java.util.List;

/** Property 6, imagined matches: they keep what the observer knows, differ in the rest, and can be played. */
final class Worlds {

  private static final int ENOUGH_TO_DIFFER = 24;
  private static final int MORE = 4;
  private static final int MAX_PLAYED = 6;
  private static final int GOES_ON = 4;

  private final Trials trials;
  private final int samples;

  Worlds(Trials trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Equal sources give equal worlds. */
  void areRepeatable() {
    eachView(trials.few(), (trial, match, observer, view) -> {
      Match one = view.imagine(RandomSource.seeded(7));
      Match other = view.imagine(RandomSource.seeded(7));
      Match ofAnother = match.seenBy(observer).imagine(RandomSource.seeded(7));
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

  /** The observer sees the same in them as in the real match, and its certainties hold. */
  void keepWhatIsKnown() {
    eachView(trials.all(), (trial, match, observer, view) -> {
      int number = Secrets.number(match, observer);
      String seen = CanonicalText.now(view);
      for (int seed = 0; seed < 3; seed++) {
        Match world = view.imagine(RandomSource.seeded(seed));
        String broken = Secrets.brokenCertainty(match, world, number);
        if (broken != null) {
          throw trial.finding("a match that " + observer + " imagines breaks what it knows: " + broken, match);
        }
        equal(trial, match, "in a match that " + observer + " imagines it sees something else", seen,
            CanonicalText.now(world.seenBy(observer)));
        if (!match.isOver() && !standsAtTheSameQuestion(match, world, observer)) {
          throw trial.finding("a match that " + observer + " imagines stands at another question: " + world.actor()
              + " chooses " + world.decision().kind() + " instead of " + match.actor() + " " + match.decision().kind(),
              match);
        }
      }
    });
  }

  /** In a window that asks somebody else, an observer cannot know whom. */
  private static boolean standsAtTheSameQuestion(Match match, Match world, Observer observer) {
    boolean isSecret = Inspection.question(Inspection.state(match)).isWindow() && !match.actor().equals(observer);
    return world.decision().kind().equals(match.decision().kind())
        && (isSecret ? !world.actor().equals(observer) : world.actor().equals(match.actor()));
  }

  /** Where something is hidden, not all worlds are alike. */
  void differ() {
    eachView(trials.few(), (trial, match, observer, view) -> {
      if (!Secrets.hides(match, Secrets.number(match, observer))) {
        return;
      }
      String first = Secrets.text(view.imagine(RandomSource.seeded(0)));
      for (int seed = 1; seed < ENOUGH_TO_DIFFER; seed++) {
        if (!Secrets.text(view.imagine(RandomSource.seeded(seed))).equals(first)) {
          return;
        }
      }
      throw trial.finding("something is hidden from " + observer + ", but " + ENOUGH_TO_DIFFER
          + " matches that it imagines are all alike", match);
    });
  }

  /** Worlds can be played to the end, by the observer's listed actions and everybody else's. */
  void canBePlayed() {
    if (!trials.areWhole()) {
      return;
    }
    eachView(trials.few(), (trial, match, observer, view) -> {
      Match world = view.imagine(RandomSource.seeded(3));
      SeededRandom random = new SeededRandom(5);
      int max = trial.game().facts().maxDecisions();
      try {
        for (int played = 0; !world.isOver() && played < max; played++) {
          List<Action> actions = world.decision().actions();
          world.play(actions.get(random.nextInt(actions.size())));
        }
      } catch (RuntimeException | StackOverflowError | AssertionError failure) {
        throw trial.finding("a match that " + observer + " imagines cannot be played on: " + failure, match, failure);
      }
      if (!world.isOver()) {
        throw trial.finding("a match that " + observer + " imagines has no end within " + max + " decisions", match);
      }
    });
  }

  /** At decisions of somebody else, every action that a world lists can be played, and the world goes on. */
  void listWhatCanBePlayed() {
    if (!trials.areWhole()) {
      return;
    }
    for (Trial trial : trials.few()) {
      trial.walk(trials.sampled(trial, MORE * samples), (match, position) -> {
        for (Observer observer : Trial.observers(match)) {
          if (!match.isOver() && Trial.canChoose(match) && !match.actor().equals(observer)) {
            listsWhatCanBePlayed(trial, match, observer, position);
          }
        }
      });
    }
  }

  private static void listsWhatCanBePlayed(Trial trial, Match match, Observer observer, int position) {
    SeededRandom random = new SeededRandom(trial.seed()).split("foreign " + position + observer);
    Match world = match.seenBy(observer).imagine(random);
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
        throw trial.finding("a match that " + observer + " imagines while " + match.actor() + " chooses cannot be played"
            + " on after " + actions.get(place).notation() + ": " + failure, match, failure);
      }
    }
  }

  @FunctionalInterface
  private interface Look {
    void at(Trial trial, Match match, Observer observer, Perspective view);
  }

  private void eachView(List<Trial> of, Look look) {
    for (Trial trial : of) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        for (Observer observer : Trial.observers(match)) {
          look.at(trial, match, observer, match.seenBy(observer));
        }
      });
    }
  }

  private static void equal(Trial trial, Match match, String what, String expected, String actual) {
    if (!expected.equals(actual)) {
      throw trial.finding(what + ": " + TextDifference.of("expected", expected, "found", actual), match);
    }
  }
}
