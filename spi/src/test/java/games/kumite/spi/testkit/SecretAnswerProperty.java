package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.PastDecision;
import games.kumite.api.Perspective;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Inspection;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Property 6, secrets that come from a choice: a secret question is answered in two ways in two otherwise equal
 * matches. Until a viewer may know more hidden information, it gets, holds and imagines the same in both.
 */
final class SecretAnswerProperty {

  private static final int MAX_POSITIONS = 6;
  private static final int MAX_AHEAD = 8;
  private static final long ANY_SEED = 5;

  private final TrialMatches trials;
  private final int samples;

  SecretAnswerProperty(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Checks the first secret questions of each trial. */
  void areToldToNobody() {
    for (TrialMatch trial : trials.all()) {
      int[] looked = {0};
      trial.walk((match, position) -> {
        if (looked[0] < MAX_POSITIONS && !match.isOver() && Inspection.question(Inspection.state(match)).isSecret()) {
          List<Action> listed = ListingProperty.listed(match);
          if (listed.size() > 1) {
            looked[0]++;
            SeededRandom random = new SeededRandom(trial.seed()).split("secret answers " + position);
            int first = random.nextInt(listed.size());
            int other = (first + 1 + random.nextInt(listed.size() - 1)) % listed.size();
            new Pair(trial, match, listed.get(first), listed.get(other)).follow();
          }
        }
      });
    }
  }

  /** Checks that events do not name differences of hidden information either. */
  void areDeclared() {
    for (TrialMatch trial : trials.all()) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        List<Action> listed = ListingProperty.listed(match);
        if (listed.size() > 1 && !Inspection.question(Inspection.state(match)).isSecret()) {
          new Pair(trial, match, listed.get(0), listed.get(listed.size() - 1)).isNotTold();
        }
      });
    }
  }

  /** Two matches in one position that get different answers. */
  private static final class Pair {

    private final TrialMatch trial;
    private final Match match;
    private final Action answer;
    private final Action otherAnswer;
    private final Match one;
    private final Match other;
    private final List<Watcher> watchers = new ArrayList<>();

    Pair(TrialMatch trial, Match match, Action answer, Action otherAnswer) {
      this.trial = trial;
      this.match = match;
      this.answer = answer;
      this.otherAnswer = otherAnswer;
      one = match.copy();
      other = match.copy();
      for (Viewer viewer : TrialMatch.observers(match)) {
        if (!viewer.equals(match.actor())) {
          watchers.add(new Watcher(viewer, one, other));
        }
      }
    }

    void follow() {
      boolean goOn = TrialMatch.plays(one, answer) && TrialMatch.plays(other, otherAnswer);
      for (int ahead = 0; goOn && ahead <= MAX_AHEAD && drewAlike() && !watchers.isEmpty(); ahead++) {
        watchers.removeIf(watcher -> watcher.mayHaveLearned(one, other));
        for (Watcher watcher : watchers) {
          String seen = watcher.seen(one, watcher.events);
          String seenInOther = watcher.seen(other, watcher.otherEvents);
          if (!seen.equals(seenInOther)) {
            throw trial.finding("the question " + match.decision().kind() + " is secret, yet " + watcher.viewer
                + " sees or holds something else " + when(ahead) + " whether it was answered by " + answer.notation()
                + " or by " + otherAnswer.notation() + "; what is chosen lies in a zone or a cell until it is shown, and what"
                + " follows from it in public waits: " + TextDifference.of("the one", seen, "the other", seenInOther), match);
          }
        }
        goOn = playsOn();
      }
    }

    private static String when(int ahead) {
      return ahead == 0 ? "at once" : ahead + " decisions later";
    }

    /** Returns whether both have drawn equally often from equal sources, so that their next results are equal. */
    private boolean drewAlike() {
      return CanonicalText.ofValue(Inspection.state(one).random())
          .equals(CanonicalText.ofValue(Inspection.state(other).random()));
    }

    /** Plays the same action in both, if both put the same question to the same seat. */
    private boolean playsOn() {
      if (one.isOver() || other.isOver() || !one.actor().equals(other.actor())
          || !one.decision().kind().equals(other.decision().kind())) {
        return false;
      }
      List<Action> listed = ListingProperty.listed(one);
      List<Action> listedInOther = ListingProperty.listed(other);
      for (Action action : listed) {
        if (listedInOther.contains(action)) {
          return TrialMatch.plays(one, action) && TrialMatch.plays(other, action);
        }
      }
      return false;
    }

    void isNotTold() {
      if (!TrialMatch.plays(one, answer) || !TrialMatch.plays(other, otherAnswer) || !drewAlike()) {
        return;
      }
      for (Watcher watcher : watchers) {
        if (isTold(one, watcher.viewer, answer) && isTold(other, watcher.viewer, otherAnswer)
            && !watcher.mayHaveLearned(one, other)
            && watcher.held(one, watcher.events).equals(watcher.held(other, watcher.otherEvents))
            && !CanonicalText.of(Inspection.state(one)).equals(CanonicalText.of(Inspection.state(other)))) {
          throw trial.finding("whether " + match.decision().kind() + " was answered by " + answer.notation() + " or by "
              + otherAnswer.notation() + " makes a difference to hidden things alone, yet " + watcher.viewer
              + " is told the answer among the decisions made: isSecret() of the question must be true", match);
        }
      }
    }

    private static boolean isTold(Match match, Viewer viewer, Action given) {
      List<PastDecision> decisions = match.search().pastDecisions(viewer);
      return !decisions.isEmpty() && given.equals(decisions.get(decisions.size() - 1).action());
    }
  }

  /** A viewer who has not chosen, and what it has got from both matches. */
  private static final class Watcher {

    private final Viewer viewer;
    private final int number;
    private final EventReader events;
    private final EventReader otherEvents;
    private Set<String> unknown;
    private Set<String> unknownInOther;

    Watcher(Viewer viewer, Match one, Match other) {
      this.viewer = viewer;
      number = Secrets.number(one, viewer);
      events = one.events(viewer);
      otherEvents = other.events(viewer);
      events.read();
      otherEvents.read();
      unknown = Secrets.unknown(one, number);
      unknownInOther = Secrets.unknown(other, number);
    }

    /** Returns whether it may know now, or may have seen, information that was hidden from it in one of the two. */
    boolean mayHaveLearned(Match one, Match other) {
      Set<String> now = Secrets.unknown(one, number);
      Set<String> nowInOther = Secrets.unknown(other, number);
      boolean learned = !now.containsAll(unknown) || !nowInOther.containsAll(unknownInOther);
      unknown = now;
      unknownInOther = nowInOther;
      return learned;
    }

    String seen(Match match, EventReader reader) {
      List<PastDecision> decisions = match.search().pastDecisions(viewer);
      return held(match, reader) + "\nlast decision: "
          + (decisions.isEmpty() ? "none" : decisions.get(decisions.size() - 1)) + "\nkey: "
          + match.search().observationKey(viewer);
    }

    /** Returns everything except for the past decisions. */
    String held(Match match, EventReader reader) {
      Perspective perspective = match.perspective(viewer);
      StringBuilder text = new StringBuilder(ViewerSnapshot.now(match, viewer)).append(CanonicalText.now(perspective));
      for (Event event : reader.read()) {
        text.append("told: ").append(CanonicalText.of(event)).append('\n');
      }
      return text.append("held inside: ").append(CanonicalText.inside(perspective)).append("imagined: ")
          .append(CanonicalText.of(perspective.imagine(RandomSource.seeded(ANY_SEED)))).toString();
    }
  }
}
