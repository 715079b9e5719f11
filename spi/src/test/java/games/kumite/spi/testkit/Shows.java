package games.kumite.spi.testkit;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Observer;
import games.kumite.api.Seat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Who is shown a card follows from who acts. A card that is shown to the same seats whoever acts, though not to all,
 * was shown with a mask that somebody wrote down.
 */
final class Shows {

  /** What one kind of action has shown. */
  private static final class Shown {
    private final Set<Seat> actors = new HashSet<>();
    private final Set<Set<Observer>> seers = new HashSet<>();
    private AssertionError finding;
  }

  private final Trials trials;
  private final Map<String, Shown> byAction = new TreeMap<>();

  Shows(Trials trials) {
    this.trials = trials;
  }

  /** Looks at all cards shown in all trials. */
  void followTheActor() {
    for (Trial trial : trials.all()) {
      Map<Observer, EventReader> readers = new LinkedHashMap<>();
      String[] action = {""};
      Seat[] actor = new Seat[1];
      trial.walk((match, position) -> {
        List<Map<Observer, Event>> told = read(match, readers);
        if (actor[0] != null) {
          told.forEach(seen -> note(trial, match, action[0], actor[0], seen));
        }
        if (position < trial.actions().size()) {
          actor[0] = match.actor();
          action[0] = match.seats().size() + " seats: " + Trial.verb(trial.actions().get(position)) + " at "
              + match.decision().kind();
        }
      });
    }
    for (Shown shown : byAction.values()) {
      if (shown.seers.size() == 1 && shown.finding != null) {
        throw shown.finding;
      }
    }
  }

  /** What each observer was told of every event since the last action. */
  private static List<Map<Observer, Event>> read(Match match, Map<Observer, EventReader> readers) {
    List<Map<Observer, Event>> told = new ArrayList<>();
    for (Observer observer : Trial.observers(match)) {
      List<Event> events = readers.computeIfAbsent(observer, match::events).read();
      for (int i = 0; i < events.size(); i++) {
        if (told.size() == i) {
          told.add(new LinkedHashMap<>());
        }
        told.get(i).put(observer, events.get(i));
      }
    }
    return told;
  }

  private void note(Trial trial, Match match, String action, Seat actor, Map<Observer, Event> told) {
    Set<Observer> seers = new HashSet<>();
    told.forEach((observer, event) -> {
      if (event.type().equals("card-shown") && event.arguments().containsKey("card")) {
        seers.add(observer);
      }
    });
    if (seers.isEmpty() || seers.containsAll(match.seats())) {
      return;
    }
    Shown shown = byAction.computeIfAbsent(action, key -> new Shown());
    shown.actors.add(actor);
    shown.seers.add(seers);
    if (shown.actors.size() == match.seats().size() && shown.finding == null) {
      shown.finding = trial.finding("whoever acts, a card is shown to " + seers + " (" + action
          + "): who sees it must follow from who acts", match);
    }
  }
}
