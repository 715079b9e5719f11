package games.kumite.spi.testkit;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A check that cards are shown to viewers that follow from the actor. A card that is shown to the same seats whichever
 * seat acts, though not to all, was shown with a hard-coded mask.
 */
final class CardReveals {

  /** The cards that one kind of action has shown. */
  private static final class Shown {
    private final Set<Seat> actors = new HashSet<>();
    private final Set<Set<Viewer>> seers = new HashSet<>();
    private AssertionError finding;
  }

  private final TrialMatches trials;
  private final Map<String, Shown> byAction = new TreeMap<>();

  CardReveals(TrialMatches trials) {
    this.trials = trials;
  }

  /** Checks all cards shown in all trials. */
  void followTheActor() {
    for (TrialMatch trial : trials.all()) {
      Map<Viewer, EventReader> readers = new LinkedHashMap<>();
      String[] action = {""};
      Seat[] actor = new Seat[1];
      trial.walk((match, position) -> {
        List<Map<Viewer, Event>> told = read(match, readers);
        if (actor[0] != null) {
          told.forEach(seen -> note(trial, match, action[0], actor[0], seen));
        }
        if (position < trial.actions().size()) {
          actor[0] = match.actor();
          action[0] = match.seats().size() + " seats: " + TrialMatch.verb(trial.actions().get(position)) + " at "
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

  /** Returns each viewer's version of every event since the last action. */
  private static List<Map<Viewer, Event>> read(Match match, Map<Viewer, EventReader> readers) {
    List<Map<Viewer, Event>> told = new ArrayList<>();
    for (Viewer viewer : TrialMatch.observers(match)) {
      List<Event> events = readers.computeIfAbsent(viewer, match::events).read();
      for (int i = 0; i < events.size(); i++) {
        if (told.size() == i) {
          told.add(new LinkedHashMap<>());
        }
        told.get(i).put(viewer, events.get(i));
      }
    }
    return told;
  }

  private void note(TrialMatch trial, Match match, String action, Seat actor, Map<Viewer, Event> told) {
    Set<Viewer> seers = new HashSet<>();
    told.forEach((viewer, event) -> {
      if (event.type().equals("card-shown") && event.arguments().containsKey("card")) {
        seers.add(viewer);
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
