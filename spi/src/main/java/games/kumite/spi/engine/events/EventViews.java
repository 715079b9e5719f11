package games.kumite.spi.engine.events;

import games.kumite.api.Event;
import games.kumite.spi.Texts;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A list of logged events, with each viewer's version of it. */
public final class EventViews {

  private final Pieces all;
  private final List<Pieces> redacted = new ArrayList<>();

  /**
   * A full piece of the list that no longer changes, linked to the pieces before it. Pieces are shared, so that a
   * perspective of a long match copies only the newest events.
   *
   * @param happenings the events of this piece
   * @param before the number of older events
   * @param previous the piece before this one, null if there is none
   */
  @Immutable
  private record Frozen(LoggedEvent[] happenings, int before, @Nullable Frozen previous) {

    int size() {
      return before + happenings.length;
    }
  }

  /** A list in frozen pieces of equal size, and the events after them. */
  private static final class Pieces {

    private static final int PIECE = 32;

    private @Nullable Frozen frozen;
    private LoggedEvent[] rest;
    private int size;

    Pieces() {
      rest = new LoggedEvent[PIECE];
    }

    Pieces(Pieces other) {
      frozen = other.frozen;
      rest = other.rest.clone();
      size = other.size;
    }

    /** Returns the number of frozen events. */
    private int older() {
      return size / PIECE * PIECE;
    }

    int size() {
      return size;
    }

    void add(LoggedEvent happening) {
      rest[size++ % PIECE] = happening;
      if (size % PIECE == 0) {
        frozen = new Frozen(rest, size - PIECE, frozen);
        rest = new LoggedEvent[PIECE];
      }
    }

    void cutBack(int left) {
      if (left >= size) {
        return;
      }
      Frozen piece = frozen;
      while (piece != null && piece.before > left) {
        piece = piece.previous;
      }
      if (piece != null && piece.size() > left) {
        rest = piece.happenings.clone();
        piece = piece.previous;
      }
      frozen = piece;
      size = left;
      Arrays.fill(rest, left % PIECE, PIECE, null);
    }

    /** Returns a view of the events so far. */
    View told() {
      return new View(frozen, Arrays.copyOf(rest, size - older()));
    }

    /** Returns the events, starting at a place. */
    LoggedEvent[] from(int place) {
      return from(frozen, rest, size, place);
    }

    static LoggedEvent[] from(@Nullable Frozen frozen, LoggedEvent[] rest, int size, int place) {
      LoggedEvent[] wanted = new LoggedEvent[Math.max(0, size - place)];
      int end = frozen == null ? 0 : frozen.size();
      copy(rest, end, size, wanted, place);
      for (Frozen piece = frozen; piece != null && piece.size() > place; piece = piece.previous) {
        copy(piece.happenings, piece.before, piece.size(), wanted, place);
      }
      return wanted;
    }

    /** Copies requested events from places of the whole list. */
    private static void copy(LoggedEvent[] happenings, int start, int end, LoggedEvent[] wanted, int place) {
      int first = Math.max(start, place);
      if (first < end) {
        System.arraycopy(happenings, first - start, wanted, first - place, end - first);
      }
    }
  }

  /** A view of the events so far. Immutable. */
  public static final class View {

    /** The view without events. */
    public static final View NOTHING = new View(null, new LoggedEvent[0]);

    private final @Nullable Frozen frozen;
    private final LoggedEvent[] rest;

    private View(@Nullable Frozen frozen, LoggedEvent[] rest) {
      this.frozen = frozen;
      this.rest = rest;
    }

    /** Returns events with their texts, starting at a place. */
    public List<Event> events(int place, Texts texts) {
      int size = (frozen == null ? 0 : frozen.size()) + rest.length;
      LoggedEvent[] happenings = Pieces.from(frozen, rest, size, place);
      Event[] events = new Event[happenings.length];
      Arrays.setAll(events, i -> happenings[i].event(texts));
      return list(events);
    }
  }

  public EventViews(int viewers) {
    all = new Pieces();
    for (int viewer = 0; viewer < viewers; viewer++) {
      redacted.add(new Pieces());
    }
  }

  private EventViews(EventViews other) {
    all = new Pieces(other.all);
    other.redacted.forEach(seen -> redacted.add(new Pieces(seen)));
  }

  /** Returns an independent copy; frozen pieces are shared. */
  public EventViews copy() {
    return new EventViews(this);
  }

  public int size() {
    return all.size();
  }

  public void add(LoggedEvent happening) {
    all.add(happening);
  }

  /** Removes the events after a place. */
  public void cutBack(int size) {
    all.cutBack(size);
    redacted.forEach(seen -> seen.cutBack(size));
  }

  /** Returns what a viewer may know of all events, without texts. */
  public View seenBy(int viewer) {
    Pieces seen = redacted.get(viewer);
    for (LoggedEvent happening : all.from(seen.size())) {
      seen.add(happening.redactedFor(viewer));
    }
    return seen.told();
  }

  /** Returns the events between two places with their texts, for a reader that reads on; the result is not kept. */
  public List<Event> events(int viewer, int from, int to, Texts texts) {
    if (from >= to) {
      return List.of();
    }
    int older = all.older();
    boolean isNew = from >= older;
    LoggedEvent[] happenings = isNew ? all.rest : all.from(from);
    int first = isNew ? from - older : 0;
    Event[] events = new Event[to - from];
    for (int i = 0; i < events.length; i++) {
      events[i] = happenings[first + i].redactedFor(viewer).event(texts);
    }
    return list(events);
  }

  private static List<Event> list(Event[] events) {
    return Collections.unmodifiableList(Arrays.asList(events));
  }
}
