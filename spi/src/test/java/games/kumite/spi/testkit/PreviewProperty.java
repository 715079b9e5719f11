package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.display.Preview;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Inspection;
import java.util.List;

/** Previews of an action are repeatable, and hold nothing that is hidden from the seat that decides. */
final class PreviewProperty {

  private static final int WORLDS = 3;
  private static final int ACTIONS = 2;
  private static final int EXCHANGES = 3;

  private final TrialMatches trials;
  private final int samples;

  PreviewProperty(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Compares the previews of positions that the deciding seat cannot tell apart. */
  void areTheSameForTwins() {
    for (TrialMatch trial : trials.all()) {
      trial.walk(trials.sampled(trial, Math.max(2, samples / 2)), (match, position) -> {
        if (match.isOver()) {
          return;
        }
        Seat seat = match.actor();
        int number = Secrets.number(match, seat);
        SeededRandom random = new SeededRandom(trial.seed()).split("preview " + position);
        List<Action> actions = match.decision().actions();
        for (int i = 0; i < ACTIONS; i++) {
          Action action = actions.get(random.nextInt(actions.size()));
          String told = told(trial, match, light(match), seat, action);
          same(trial, match, action, "the same position", told, told(trial, match, light(match), seat, action));
          for (Secrets.Exchange exchange : Secrets.exchanges(light(match), number, random, EXCHANGES)) {
            Match twin = light(match);
            String what = exchange.in(twin, number);
            same(trial, match, action, "a position in which " + what + " are exchanged", told,
                told(trial, match, twin, seat, action));
          }
        }
      });
    }
  }

  private static Match light(Match match) {
    return Inspection.at(match, Inspection.state(match.copy()));
  }

  /** Returns a preview as text; empty where another property finds what is wrong with the position. */
  private static String told(TrialMatch trial, Match match, Match twin, Seat seat, Action action) {
    try {
      Preview preview = Preview.of(twin.perspective(seat), action, WORLDS, trial.seed());
      return preview.success() + " " + preview.changes();
    } catch (RuntimeException | StackOverflowError | AssertionError reportedElsewhere) {
      return "";
    }
  }

  private static void same(TrialMatch trial, Match match, Action action, String where, String told, String other) {
    if (!told.equals(other)) {
      throw trial.finding("the preview of " + action.notation() + " must be the same in " + where + ": "
          + TextDifference.of("here", told, "there", other), match);
    }
  }
}
