package games.kumite.spi.testkit;

import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.spi.Inspection;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The ids of cards. A card that a viewer knows and that stays where it is keeps its id; every move emits an event,
 * which names a card as the table does. No id reveals what a viewer does not know: an unknown card is not an element,
 * ids come from printed data alone, and cards that look alike are interchangeable.
 */
final class Ids {

  private final TrialMatches trials;

  Ids(TrialMatches trials) {
    this.trials = trials;
  }

  /** The cards that a viewer sees at one position. */
  private static final class Sight {

    /** The ids of known cards by zone and token; of an unordered zone only the set of ids matters. */
    final Map<String, Map<Integer, String>> byZone = new LinkedHashMap<>();
    final Map<String, String> zoneOf = new LinkedHashMap<>();
    final Map<Integer, String> names = new LinkedHashMap<>();

    /** The place of every token, known or not: a viewer who sees a card moved gets both places. */
    final Map<Integer, String> places = new LinkedHashMap<>();
  }

  /** Checks the ids from position to position, for every viewer. */
  void areSteady() {
    for (TrialMatch trial : trials.few()) {
      Map<Viewer, Sight> earlier = new LinkedHashMap<>();
      Map<Viewer, EventReader> readers = new LinkedHashMap<>();
      trial.walk((match, position) -> {
        Cards cards = Inspection.state(match).cards();
        if (cards == null) {
          return;
        }
        for (Viewer viewer : TrialMatch.observers(match)) {
          List<Event> news = readers.computeIfAbsent(viewer, match::events).read();
          Table table = match.table(viewer);
          Sight now = sight(trial, table, match, cards, viewer);
          Sight before = earlier.put(viewer, now);
          isCalledAlike(trial, match, viewer, now, news);
          if (before != null) {
            movesAreTold(trial, match, viewer, before, now, news);
            stays(trial, match, viewer, before, now, news);
          }
          tellNothing(trial, table, match, cards, viewer);
        }
      });
    }
  }

  private static Sight sight(TrialMatch trial, Table table, Match match, Cards cards, Viewer viewer) {
    int number = Secrets.number(match, viewer);
    Sight sight = new Sight();
    for (Zone zone : cards.layout().zones()) {
      String id = zone.kind().name().toLowerCase(Locale.ROOT) + ":" + zone.name();
      for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
        sight.places.put(token, id);
      }
      Element node = table.find(id).orElse(null);
      if (node == null) {
        continue;
      }
      List<Integer> known = new ArrayList<>();
      for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
        if (cards.isKnown(token, number)) {
          known.add(token);
          sight.names.put(token, cards.layout().name(cards.face(token)));
        }
      }
      List<String> shown = node.children().stream().filter(child -> child.kind() == Element.Kind.CARD).map(Element::id)
          .toList();
      if (shown.size() > known.size()) {
        throw trial.finding(viewer + " knows " + known.size() + " cards in " + id + ", but its table shows " + shown
            + ": a card that nobody knows is no element, lest its id be followed", match);
      }
      Map<Integer, String> ids = new LinkedHashMap<>();
      for (int i = 0; i < shown.size(); i++) {
        ids.put(zone.isOrdered() ? known.get(i) : -1 - i, shown.get(i));
        sight.zoneOf.put(shown.get(i), id);
      }
      if (shown.size() == known.size()) {
        sight.byZone.put(id, ids);
      }
    }
    return sight;
  }

  /** Checks that each card that came to a zone has an event, unless the zone was shuffled. */
  private static void movesAreTold(TrialMatch trial, Match match, Viewer viewer, Sight before, Sight now,
      List<Event> news) {
    Map<String, Integer> untold = new LinkedHashMap<>();
    before.places.forEach((token, zone) -> {
      String to = now.places.get(token);
      if (to != null && !to.equals(zone)) {
        untold.merge(to, 1, Integer::sum);
      }
    });
    for (Event event : news) {
      if (event.type().equals("card-moved")) {
        untold.merge(String.valueOf(event.arguments().get("to")), -1, Integer::sum);
      } else if (event.type().equals("shuffled")) {
        untold.remove(String.valueOf(event.arguments().get("zone")));
      }
    }
    untold.forEach((zone, count) -> {
      if (count > 0) {
        throw trial.finding(viewer + " is not told of " + count + " cards that have come to " + zone, match);
      }
    });
  }

  /** Checks that the card of the last move lies where its event says, if it is still on the table. */
  private static void isCalledAlike(TrialMatch trial, Match match, Viewer viewer, Sight now, List<Event> news) {
    Map<String, String> places = new LinkedHashMap<>();
    for (Event event : news) {
      switch (event.type()) {
        case "card-moved" -> places.put(String.valueOf(event.arguments().get("element")),
            String.valueOf(event.arguments().get("to")));
        case "shuffled", "card-shown" -> places.clear();
        default -> { }
      }
    }
    places.forEach((card, to) -> {
      String zone = now.zoneOf.get(card);
      if (zone != null && !zone.equals(to)) {
        throw trial.finding(viewer + " is told that " + card + " has moved to " + to + ", but on its table it lies in "
            + zone, match);
      }
    });
  }

  /**
   * Checks that nothing changes when cards of one name exchange their faces, and that no id reveals more than the name.
   */
  private static void tellNothing(TrialMatch trial, Table table, Match match, Cards cards, Viewer viewer) {
    CardLayout layout = cards.layout();
    Set<String> printed = new HashSet<>();
    for (int face = 0; face < layout.size(); face++) {
      printed.add(layout.element(face).id());
    }
    for (Zone zone : layout.zones()) {
      table.find(zone.kind().name().toLowerCase(Locale.ROOT) + ":" + zone.name()).ifPresent(node ->
          node.children().stream().filter(child -> child.kind() == Element.Kind.CARD && !printed.contains(child.id()))
              .findFirst().ifPresent(card -> {
                throw trial.finding(card.id() + " is called after something else than what is printed on it", match);
              }));
    }
    if (!exchangeAlike(cards)) {
      return;
    }
    Table exchanged = match.table(viewer);
    exchangeAlike(cards);
    if (!exchanged.equals(table)) {
      throw trial.finding("nobody can tell two cards apart that look alike, but the table of " + viewer
          + " is another one when they are exchanged: " + TextDifference.of("as it is", table.toString(), "exchanged",
          exchanged.toString()), match);
    }
  }

  /**
   * Exchanges the faces of cards that look alike, two by two; a second time restores them. Returns whether there are
   * any.
   */
  private static boolean exchangeAlike(Cards cards) {
    Map<String, Integer> waiting = new LinkedHashMap<>();
    boolean isAny = false;
    for (int token = 0; token < cards.layout().size(); token++) {
      int face = cards.face(token);
      String name = cards.layout().back(face) + " " + cards.layout().name(face);
      Integer other = waiting.remove(name);
      if (other == null) {
        waiting.put(name, token);
      } else {
        cards.swapFaces(token, other);
        isAny = true;
      }
    }
    return isAny;
  }

  private static void stays(TrialMatch trial, Match match, Viewer viewer, Sight before, Sight now, List<Event> news) {
    Set<String> moved = new HashSet<>();
    Set<String> unsure = new HashSet<>();
    for (Event event : news) {
      if (event.type().equals("card-moved")) {
        moved.add(String.valueOf(event.arguments().get("element")));
        if (!event.arguments().containsKey("element")) {
          unsure.add(String.valueOf(event.arguments().get("from"))); // any card may have left it
        }
      } else if (event.type().equals("shuffled")) {
        return; // a viewer who sees into the zone sees the card again
      }
    }
    before.byZone.forEach((zone, ids) -> ids.forEach((token, id) -> {
      Map<Integer, String> after = now.byZone.getOrDefault(zone, Map.of());
      boolean isSame = token >= 0 && after.containsKey(token)
          && before.names.get(token).equals(now.names.get(token));
      if (isSame && !after.get(token).equals(id) && !moved.contains(id)) {
        throw trial.finding("a card that stays in " + zone + " keeps its id, but " + viewer + " was shown it as " + id
            + " and now as " + after.get(token), match);
      }
      boolean isLost = token < 0 && !moved.contains(id) && !now.zoneOf.containsKey(id);
      if (isLost && !unsure.contains(zone) && after.size() >= ids.size() && !after.isEmpty()) {
        throw trial.finding("a card that stays in " + zone + " keeps its id, but " + viewer + " was shown " + ids.values()
            + " and now " + after.values(), match);
      }
    }));
  }
}
