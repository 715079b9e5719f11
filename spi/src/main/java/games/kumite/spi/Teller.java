package games.kumite.spi;

import games.kumite.api.Event;
import games.kumite.api.Seat;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What has happened, kept so that each observer can be told what it may know; texts are made only when
 * somebody reads. Readers are told everything in the order of its happening, undos too; a perspective is
 * told what led to the position, as if nothing had ever been undone.
 */
final class Teller {

  private static final int EVERYBODY = -1;
  private static final int FEW_ZONES = 16;
  private static final EventType UNDONE = EventType.of("undone", "");
  private static final EventType MOVED =
      EventType.of("card-moved", "").card("card").number("from").number("to");
  private static final EventType SHOWN = EventType.of("card-shown", "").card("card");
  private static final EventType ROLLED =
      EventType.of("rolled", "").number("label").number("seat").number("sides").number("faces");
  private static final EventType SHUFFLED = EventType.of("shuffled", "").number("zone");

  private final Start start;
  private final Telling toReaders;
  private final Telling line;
  private final String[] seatIds;
  private final String[] seatNames;
  private @Nullable String[] zoneIds = new String[FEW_ZONES];

  Teller(Start start) {
    this(start, new Telling(start.seats().size() + 1), new Telling(start.seats().size() + 1));
  }

  private Teller(Start start, Telling toReaders, Telling line) {
    this.start = start;
    this.toReaders = toReaders;
    this.line = line;
    seatIds = start.seats().stream().map(Seat::id).toArray(String[]::new);
    seatNames = start.seats().stream().map(Seat::name).toArray(String[]::new);
  }

  /** For a copy of the match, whose readers are told what led to its position. */
  Teller fork() {
    return new Teller(start, line.copy(), line.copy());
  }

  /** What readers are told. */
  Telling toReaders() {
    return toReaders;
  }

  /** What led to the position. */
  Telling line() {
    return line;
  }

  private void add(ToldEvent happening) {
    toReaders.add(happening);
    line.add(happening);
  }

  void told(State<?> state, EventType type, int... arguments) {
    List<EventType.Argument> declared = type.arguments();
    if (declared.size() != arguments.length) {
      throw new IllegalStateException("event " + type + " has " + declared.size()
          + " arguments, was told with " + arguments.length);
    }
    ToldEvent happening = new ToldEvent(type, arguments.length);
    int owner = type.owner(arguments);
    for (int i = 0; i < arguments.length; i++) {
      int value = arguments[i];
      switch (declared.get(i).kind()) {
        case SEAT ->
          happening.put(i, seatIds[value], seatNames[value]);
        case NUMBER -> happening.put(i, value, null);
        case PRIVATE -> happening.put(i, value, null, owner);
        case NAMED -> {
          String id = declared.get(i).naming().apply(state, value);
          happening.put(i, id, state.called(id));
        }
        case CARD -> putCard(happening, i, state, value);
        default -> throw new IllegalStateException("unknown kind " + declared.get(i).kind());
      }
    }
    add(happening);
  }

  void moved(State<?> state, int card, Zone from, Zone to) {
    ToldEvent happening = new ToldEvent(MOVED, 3);
    putCard(happening, 0, state, card);
    happening.put(1, id(from), null);
    happening.put(2, id(to), null);
    add(happening);
  }

  void shown(State<?> state, int card) {
    ToldEvent happening = new ToldEvent(SHOWN, 1);
    putCard(happening, 0, state, card);
    add(happening);
  }

  void rolled(String label, int seat, int sides, int[] faces) {
    StringBuilder shown = new StringBuilder();
    for (int face : faces) {
      shown.append(shown.isEmpty() ? "" : " ").append(face);
    }
    rolled(label, seat, sides, shown.toString(), EVERYBODY);
  }

  void rolled(String label, int seat, int sides, int face, int knownBy) {
    rolled(label, seat, sides, String.valueOf(face), knownBy);
  }

  private void rolled(String label, int seat, int sides, String faces, int knownBy) {
    ToldEvent happening = new ToldEvent(ROLLED, 4);
    happening.put(0, label, null);
    if (seat >= 0) {
      happening.put(1, seatIds[seat], seatNames[seat]);
    }
    happening.put(2, sides, null);
    happening.put(3, faces, null, knownBy);
    add(happening);
  }

  void shuffled(Zone zone) {
    ToldEvent happening = new ToldEvent(SHUFFLED, 1);
    happening.put(0, id(zone), null);
    add(happening);
  }

  /** Tells of an undo, after which so much of the line is left. */
  void undone(int left) {
    line.cutBack(left);
    toReaders.add(new ToldEvent(UNDONE, 0));
  }

  /** Takes back what a refused action has told. */
  void cutBack(int readers, int left) {
    toReaders.cutBack(readers);
    line.cutBack(left);
  }

  private static void putCard(ToldEvent happening, int place, State<?> state, int token) {
    Cards cards = state.cards();
    if (cards == null) {
      throw new IllegalStateException("this game has no cards");
    }
    CardLayout layout = cards.layout();
    int known = cards.knownBy(token);
    happening.put(place, layout.element(cards.face(token)).id(), TableBuilder.label(cards, token), known);
    for (int left = known; left != 0; left &= left - 1) {
      int observer = Integer.numberOfTrailingZeros(left);
      int shown = cards.shownAs(token, observer);
      if (shown != cards.face(token)) {
        happening.putFor(observer, place, layout.element(shown).id());
      }
    }
  }

  /** The id of a zone, made once. */
  private String id(Zone zone) {
    if (zone.index() >= zoneIds.length) {
      zoneIds = Arrays.copyOf(zoneIds, zone.index() * 2);
    }
    String known = zoneIds[zone.index()];
    if (known == null) {
      known = TableBuilder.id(zone);
      zoneIds[zone.index()] = known;
    }
    return known;
  }

  static List<Event> events(List<ToldEvent> happenings, Texts texts) {
    List<Event> events = new ArrayList<>(happenings.size());
    happenings.forEach(happening -> events.add(happening.event(texts)));
    return Collections.unmodifiableList(events);
  }
}
