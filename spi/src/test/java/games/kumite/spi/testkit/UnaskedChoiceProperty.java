package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.PastDecision;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Inspection;
import games.kumite.spi.Question;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Property 6, skipped decisions: whether a seat is asked outside windows must follow from public information. A choice
 * that the engine makes because only one action is legal, or that the rules do not offer, reveals a hand to all viewers
 * if the number of actions depends on it.
 *
 * <p>There are two checks. A match and a twin with hidden things exchanged are played on alike: one of them asks a seat
 * although the viewer got the same from both so far, and the other one does not ask. And a match that a viewer imagines
 * at another seat's decision must be one in which that decision would have been asked.
 */
final class UnaskedChoiceProperty {

  private static final int MAX_EXCHANGES = 16;
  private static final int MAX_AHEAD = 8;
  private static final int MAX_OF_A_KIND = 6;
  private static final int WORLDS = 8;

  private final TrialMatches trials;
  private final int samples;

  UnaskedChoiceProperty(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Plays twins on from some positions of every trial. */
  void areTheSameForTwins() {
    for (TrialMatch trial : trials.all()) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        for (Viewer viewer : TrialMatch.observers(match)) {
          int number = Secrets.number(match, viewer);
          SeededRandom random = new SeededRandom(trial.seed()).split("unasked " + position + viewer);
          for (Secrets.Exchange exchange : Secrets.exchangesOfHeldCards(match, number, random, MAX_EXCHANGES)) {
            new Pair(trial, match, viewer, exchange).follow(position);
          }
        }
      });
    }
  }

  /** Imagines matches at the first decisions of each kind in every trial. */
  void areAskedInImaginedMatches() {
    for (TrialMatch trial : trials.all()) {
      Map<String, Integer> looked = new HashMap<>();
      trial.walk((match, position) -> {
        if (!match.isOver() && Inspection.mayBeLeftOut(Inspection.state(match))
            && looked.merge(Inspection.asker(Inspection.state(match)), 1, Integer::sum) <= MAX_OF_A_KIND) {
          for (Viewer viewer : TrialMatch.observers(match)) {
            if (!viewer.equals(match.actor())) {
              isAskedInImaginedMatches(trial, match, viewer);
            }
          }
        }
      });
    }
  }

  private static void isAskedInImaginedMatches(TrialMatch trial, Match match, Viewer viewer) {
    for (int seed = 0; seed < WORLDS; seed++) {
      Match world = match.perspective(viewer).imagine(RandomSource.seeded(seed));
      if (Inspection.isLeftOut(Inspection.state(world), world.actionCount())) {
        throw trial.finding(viewer + " sees that " + asked(match) + ", but in a match that it imagines "
            + world.decision().actions() + " would have been taken without asking: whether a seat is asked must not"
            + " depend on anything hidden", match);
      }
    }
  }

  private static String asked(Match match) {
    return match.actor() + " is asked for " + match.decision().kind();
  }

  /** A match and its twin, as a viewer sees them. */
  private static final class Pair {

    private final TrialMatch trial;
    private final Match before;
    private final Viewer viewer;
    private final int number;
    private final Match match;
    private final Match twin;
    private final EventReader news;
    private final EventReader newsOfTwin;
    private final String what;

    Pair(TrialMatch trial, Match before, Viewer viewer, Secrets.Exchange exchange) {
      this.trial = trial;
      this.before = before;
      this.viewer = viewer;
      number = Secrets.number(before, viewer);
      match = light(before);
      twin = light(before);
      what = exchange.in(twin, number);
      news = match.events(viewer);
      newsOfTwin = twin.events(viewer);
    }

    /** Returns a match in the same position without a history. */
    private static Match light(Match match) {
      return Inspection.at(match, Inspection.state(match.copy()));
    }

    void follow(int position) {
      for (int at = position; at < position + MAX_AHEAD && at < trial.actions().size(); at++) {
        Action action = trial.actions().get(at);
        if (match.isOver() || twin.isOver() || !match.actor().equals(twin.actor())
            || !TrialMatch.plays(match, action) || !TrialMatch.plays(twin, action)) {
          return;
        }
        List<String> told = told(news);
        List<String> toldOfTwin = told(newsOfTwin);
        if (told.equals(toldOfTwin)) {
          if (!isStillAlike(action)) {
            return;
          }
        } else {
          boolean isFirst = told.size() < toldOfTwin.size();
          Match asking = isFirst ? match : twin;
          Match other = isFirst ? twin : match;
          List<String> shorter = isFirst ? told : toldOfTwin;
          List<String> longer = isFirst ? toldOfTwin : told;
          if (shorter.size() < longer.size() && longer.subList(0, shorter.size()).equals(shorter)
              && isPlain(asking) && Secrets.isUnknownWhereDifferent(asking, other, number)
              && !noticed(asking).equals(noticed(played(position, at)))) {
            throw finding(action, asked(asking), "is not asked");
          }
          return;
        }
      }
    }

    /** Returns the match before an action again: needed so seldom that noting what the viewer sees there would cost more. */
    private Match played(int from, int to) {
      Match again = light(before);
      trial.actions().subList(from, to).forEach(again::play);
      return again;
    }

    /** Returns whether the viewer still cannot tell the two apart; fails if it can by the seat that is or was asked. */
    private boolean isStillAlike(Action action) {
      if (!Secrets.differInWhatIsHidden(match, twin, number) || !match.table(viewer).equals(twin.table(viewer))) {
        return false;
      }
      String asked = publiclyAsked(match);
      String askedInTwin = publiclyAsked(twin);
      if (!asked.equals(askedInTwin) && isPlain(match) && isPlain(twin)) {
        throw finding(action, asked, askedInTwin);
      }
      String past = past(match);
      String pastOfTwin = past(twin);
      if (asked.equals(askedInTwin) && !past.equals(pastOfTwin)) {
        throw finding(action, "the decisions made so far are" + past, "they are" + pastOfTwin);
      }
      return asked.equals(askedInTwin);
    }

    private AssertionError finding(Action action, String one, String other) {
      return trial.finding(viewer + " cannot know the difference between " + what + ", yet after " + action.notation()
          + " it sees that " + one + ", and " + other + " when they are exchanged: whether a seat is asked must not depend"
          + " on anything hidden", before);
    }

    private static String publiclyAsked(Match match) {
      return match.isOver() ? "the match is over" : isPlain(match) ? asked(match) : "a window " + match.decision().kind();
    }

    private static boolean isPlain(Match match) {
      Question<?> question = Inspection.question(Inspection.state(match));
      return question != null && !question.isWindow() && TrialMatch.canChoose(match);
    }

    private String noticed(Match match) {
      return ViewerSnapshot.by(match, viewer) + match.search().pastDecisions(viewer).size();
    }

    private String past(Match match) {
      StringBuilder past = new StringBuilder();
      for (PastDecision decision : match.search().pastDecisions(viewer)) {
        past.append(' ').append(decision.seat().id()).append(' ').append(decision.kind());
      }
      return past.toString();
    }

    private static List<String> told(EventReader reader) {
      List<String> told = new ArrayList<>();
      for (Event event : reader.read()) {
        told.add(CanonicalText.of(event));
      }
      return told;
    }
  }
}
