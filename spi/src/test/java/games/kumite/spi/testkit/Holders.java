package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Observer;
import games.kumite.api.SeededRandom;
import games.kumite.spi.Inspection;
import games.kumite.spi.Question;

/**
 * Property 6 outside windows: whom a plain question asks, and what, is public, so it must follow from what is public.
 * An action is played twice, the second time with hidden cards exchanged; where nobody was told anything else, a
 * question that is put to somebody else tells who holds a card.
 */
final class Holders {

  private static final int MAX_EXCHANGES = 8;

  private final Trials trials;
  private final int samples;

  Holders(Trials trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Looks at some actions of every trial. */
  void areNotGivenAway() {
    for (Trial trial : trials.all()) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        if (position < trial.actions().size()) {
          for (Observer observer : Trial.observers(match)) {
            compare(trial, match, observer, trial.actions().get(position));
          }
        }
      });
    }
  }

  private static void compare(Trial trial, Match before, Observer observer, Action action) {
    int number = Secrets.number(before, observer);
    SeededRandom random = new SeededRandom(trial.seed()).split("holders" + observer);
    Match real = light(before);
    EventReader news = real.events(observer);
    if (!Trial.plays(real, action)) {
      return;
    }
    String asked = asked(real);
    String told = told(real, observer, news);
    for (Secrets.Exchange exchange : Secrets.exchanges(before, number, random, MAX_EXCHANGES)) {
      Match twin = light(before);
      EventReader other = twin.events(observer);
      String what = exchange.in(twin, number);
      if (Trial.plays(twin, action) && isPlain(real) && isPlain(twin) && !asked(twin).equals(asked)
          && Secrets.differInWhatIsHidden(real, twin, number) && told(twin, observer, other).equals(told)) {
        throw trial.finding(observer + " cannot know the difference between " + what + ", yet after " + action.notation()
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
    return match.isOver() || !Trial.canChoose(match) ? "nobody is asked"
        : match.actor() + " is asked for " + match.decision().kind();
  }

  private static String told(Match match, Observer observer, EventReader news) {
    StringBuilder told = new StringBuilder(match.table(observer).toString());
    for (Event event : news.read()) {
      told.append(CanonicalText.of(event)).append('\n');
    }
    return told.toString();
  }
}
