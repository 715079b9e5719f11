package games.kumite.spi.engine.events;

import games.kumite.api.display.Motion;
import games.kumite.spi.EventType;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.access.EventArgument;
import games.kumite.spi.access.EventSink;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.marks.Immutable;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The log of a match's events, kept so that each viewer can read what it may know. Texts are created only when they are
 * read. Readers get all events in order, undos too; a perspective gets those that led to the position, as if nothing
 * had ever been undone.
 */
public final class EventLog extends EventSink {

  private static final Kernel KERNEL = Kernel.get();
  private static final int EVERYBODY = -1;
  private static final int FEW_ZONES = 16;

  private static final EventType UNDONE = EventType.of("undone", "");
  private static final EventType MOVED =
      EventType.of(Motion.CARD_MOVED, "").card("element").number("from").number("to");
  private static final EventType ELEMENT_MOVED = EventType.of(Motion.ELEMENT_MOVED, "").number("element").number("from")
      .number("to").number("via").number("facing");
  private static final EventType SHOWN = EventType.of("card-shown", "").card("card");
  private static final EventType ROLLED =
      EventType.of("rolled", "").number("label").number("seat").number("sides").number("faces")
          .number("dice");
  private static final EventType SHUFFLED = EventType.of("shuffled", "").number("zone");

  /** A mark of how many events readers have, and how many of them led to the position. */
  public record Mark(EventLog teller, int readers, int length) {

    /** Removes the events that a failed action has emitted since the mark. */
    public void cutBack() {
      teller.toReaders.cutBack(readers);
      teller.line.cutBack(length);
    }
  }

  private final MatchConfig config;
  private final LoggedEvent.Names cast;
  private final EventViews toReaders;

  /** The events that led to the position: the readers' own list until an action is undone. */
  private EventViews line;
  private final int everybody;
  private @Nullable String[] zoneIds = new String[FEW_ZONES];
  private @Nullable CardLayout layout;
  private LoggedEvent.@Nullable Called[] faces = {};

  public EventLog(MatchConfig config) {
    this(config, new EventViews(config.seats().size() + 1));
  }

  private EventLog(MatchConfig config, EventViews told) {
    this.config = config;
    this.cast = new LoggedEvent.Names(config.texts(), config.seats());
    this.toReaders = told;
    this.line = told;
    everybody = CardLayout.allViewers(config.seats().size());
  }

  /** Returns the log that a state emits its events into, null if no viewer reads. */
  public static @Nullable EventLog of(State<?> state) {
    return (EventLog) KERNEL.sink(state);
  }

  /** Returns the log of a copy of the match, whose readers get the events that led to its position. */
  public EventLog fork() {
    return new EventLog(config, line.copy());
  }

  /** Returns the events for readers. */
  public EventViews toReaders() {
    return toReaders;
  }

  /** Returns the events that led to the position. */
  public EventViews line() {
    return line;
  }

  private void add(LoggedEvent happening) {
    toReaders.add(happening);
    if (line != toReaders) {
      line.add(happening);
    }
  }

  @Override
  public void told(State<?> state, EventType type, int... arguments) {
    EventArgument[] declared = KERNEL.declared(type);
    if (declared.length != arguments.length) {
      throw new IllegalStateException("event " + type + " has " + declared.length
          + " arguments, was told with " + arguments.length);
    }
    LoggedEvent happening = new LoggedEvent(type, cast, arguments);
    for (int left = KERNEL.resolved(type); left != 0; left &= left - 1) {
      resolve(happening, state, Integer.numberOfTrailingZeros(left), declared, arguments);
    }
    add(happening);
  }

  /** Resolves arguments that need more than a number. */
  private void resolve(LoggedEvent happening, State<?> state, int place, EventArgument[] declared, int[] arguments) {
    int value = arguments[place];
    switch (declared[place].kind()) {
      case CARD -> {
        arguments[place] = 0;
        putCard(happening, place, state, value);
      }
      case NAMED -> {
        String word = declared[place].word(state, value);
        happening.put(place, word, KERNEL.called(state, word));
      }
      case PRIVATE -> happening.restrict(place, owner(declared, arguments));
      default -> throw new IllegalStateException("a number says " + declared[place]);
    }
  }

  /** Returns the bit of the seat that may know the secret arguments, the first seat among them; no bit without one. */
  private static int owner(EventArgument[] declared, int[] values) {
    for (int i = 0; i < values.length; i++) {
      if (declared[i].kind() == EventArgument.Kind.SEAT) {
        return 1 << values[i];
      }
    }
    return 0;
  }

  @Override
  public void moved(State<?> state, int card, Zone from, Zone to) {
    moved(state, card, id(from), id(to));
  }

  @Override
  public void moved(State<?> state, int card, String from, String to) {
    LoggedEvent happening = new LoggedEvent(MOVED, cast);
    putCard(happening, 0, state, card);
    happening.put(1, from);
    happening.put(2, to);
    add(happening);
  }

  @Override
  public void moved(String element, Object from, Object to, List<?> via, String facing) {
    LoggedEvent happening = new LoggedEvent(ELEMENT_MOVED, cast);
    happening.put(0, element);
    if (!from.equals("")) {
      happening.put(1, from);
    }
    happening.put(2, to);
    if (!via.isEmpty()) {
      happening.put(3, List.copyOf(via));
    }
    if (!facing.isEmpty()) {
      happening.put(4, facing);
    }
    add(happening);
  }

  @Override
  public void shown(State<?> state, int card) {
    LoggedEvent happening = new LoggedEvent(SHOWN, cast);
    putCard(happening, 0, state, card);
    add(happening);
  }

  @Override
  public void rolled(String label, int seat, int sides, int[] faces, int first) {
    Integer[] shown = new Integer[faces.length];
    Arrays.setAll(shown, die -> faces[die]);
    LoggedEvent happening = rolled(label, seat, sides, List.of(shown), EVERYBODY);
    if (first >= 0) {
      happening.put(4, new DieIds(label, first, faces.length));
    }
  }

  /** The ids of dice on the table, composed when they are read. Immutable. */
  @Immutable
  private static final class DieIds extends AbstractList<String> {

    private final String label;
    private final int first;
    private final int size;

    DieIds(String label, int first, int size) {
      this.label = label;
      this.first = first;
      this.size = size;
    }

    @Override
    public String get(int die) {
      return "die:" + label + "-" + (first + Objects.checkIndex(die, size) + 1);
    }

    @Override
    public int size() {
      return size;
    }
  }

  @Override
  public void rolled(String label, int seat, int sides, int face, int knownBy) {
    rolled(label, seat, sides, List.of(face), knownBy);
  }

  private LoggedEvent rolled(String label, int seat, int sides, List<Integer> faces, int knownBy) {
    LoggedEvent happening = new LoggedEvent(ROLLED, cast);
    happening.put(0, label);
    if (seat >= 0) {
      happening.put(1, cast.seat(seat));
    }
    happening.put(2, sides);
    happening.put(3, faces, knownBy);
    add(happening);
    return happening;
  }

  @Override
  public void shuffled(Zone zone) {
    LoggedEvent happening = new LoggedEvent(SHUFFLED, cast);
    happening.put(0, id(zone));
    add(happening);
  }

  /** Emits an undo, after which a given number of events led to the position. */
  public void undone(int left) {
    if (line == toReaders) {
      line = toReaders.copy();
    }
    line.cutBack(left);
    toReaders.add(new LoggedEvent(UNDONE, cast));
  }

  /** Returns a mark of the events so far, before an action that may fail. */
  public Mark mark() {
    return new Mark(this, toReaders.size(), line.size());
  }

  private void putCard(LoggedEvent happening, int place, State<?> state, int token) {
    Cards cards = state.cards();
    if (cards == null) {
      throw new IllegalStateException("this game has no cards");
    }
    int face = cards.face(token);
    int known = cards.knownBy(token);
    happening.put(place, called(cards, face), known == everybody ? EVERYBODY : known);
    for (int left = cards.layout().hasDuplicates() ? known : 0; left != 0; left &= left - 1) {
      int viewer = Integer.numberOfTrailingZeros(left);
      int shown = cards.aliasFor(token, viewer);
      if (shown != face) {
        happening.putFor(viewer, place, new LoggedEvent.Called(called(cards, shown).value(), called(cards, face).name()));
      }
    }
  }

  /** Returns a face with its display name, created once. */
  private LoggedEvent.Called called(Cards cards, int face) {
    if (layout != cards.layout()) {
      layout = cards.layout();
      faces = new LoggedEvent.@Nullable Called[cards.layout().size()];
    }
    LoggedEvent.Called known = faces[face];
    if (known == null) {
      known = new LoggedEvent.Called(cards.layout().element(face).id(), cards.layout().label(face));
      faces[face] = known;
    }
    return known;
  }

  /** Returns the id of a zone, created once. */
  private String id(Zone zone) {
    if (zone.index() >= zoneIds.length) {
      zoneIds = Arrays.copyOf(zoneIds, zone.index() * 2);
    }
    String known = zoneIds[zone.index()];
    if (known == null) {
      known = KERNEL.id(zone);
      zoneIds[zone.index()] = known;
    }
    return known;
  }
}
