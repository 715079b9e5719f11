package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Inspection;
import games.kumite.spi.Question;

/**
 * Property 6 outside windows: the asked seat and the kind of a plain question are public, so they must follow from
 * public information. An action is played twice, the second time with hidden cards exchanged. If a question is then put
 * to another seat where no viewer got anything else, it reveals a hand.
 */
final class ChoiceSecrecyProperty {

  private static final int MAX_EXCHANGES = 8;

  private final TrialMatches trials;
  private final int samples;

  ChoiceSecrecyProperty(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Checks some actions of every trial. */
  void areNotGivenAway() {
    for (TrialMatch trial : trials.all()) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        if (position < trial.actions().size()) {
          for (Viewer viewer : TrialMatch.observers(match)) {
            compare(trial, match, viewer, trial.actions().get(position));
          }
        }
      });
    }
  }

  private static void compare(TrialMatch trial, Match before, Viewer viewer, Action action) {
    int number = Secrets.number(before, viewer);
    SeededRandom random = new SeededRandom(trial.seed()).split("holders" + viewer);
    Match real = light(before);
    EventReader news = real.events(viewer);
    if (!TrialMatch.plays(real, action)) {
      return;
    }
    String asked = asked(real);
    String told = told(real, viewer, news);
    for (Secrets.Exchange exchange : Secrets.exchanges(before, number, random, MAX_EXCHANGES)) {
      Match twin = light(before);
      EventReader other = twin.events(viewer);
      String what = exchange.in(twin, number);
      if (TrialMatch.plays(twin, action) && isPlain(real) && isPlain(twin) && !asked(twin).equals(asked)
          && Secrets.differInWhatIsHidden(real, twin, number) && told(twin, viewer, other).equals(told)) {
        throw trial.finding(viewer + " cannot know the difference between " + what + ", yet after " + action.notation()
            + " it sees that " + asked + ", and " + asked(twin) + " when they are exchanged: a question that only the"
            + " holder of a card is asked belongs in a window", before);
      }
    }
  }

  private static Match light(Match match) {
    return Inspection.at(match, Inspection.state(match.copy()));
  }

  private static boolean isPlain(Match match) {
    Question<?> question = Inspection.question(Inspection.state(match));
    return question != null && !question.isWindow();
  }

  private static String asked(Match match) {
    return match.isOver() || !TrialMatch.canChoose(match) ? "nobody is asked"
        : match.actor() + " is asked for " + match.decision().kind();
  }

  private static String told(Match match, Viewer viewer, EventReader news) {
    StringBuilder told = new StringBuilder(match.table(viewer).toString());
    for (Event event : news.read()) {
      told.append(CanonicalText.of(event)).append('\n');
    }
    return told.toString();
  }
}
