package games.kumite.spi.engine.events;

import games.kumite.api.Event;
import games.kumite.spi.Texts;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A list of happenings, and for each observer the same list as it may know it. */
public final class EventViews {

  private final Pieces all;
  private final List<Pieces> redacted = new ArrayList<>();

  /**
   * So many happenings that nobody adds to or takes from any more, and the ones before them: shared by all who ask, so that
   * a perspective of a long match copies only what came after.
   *
   * @param happenings as many as a piece has
   * @param before how many are older
   * @param previous the last of those; null if there are none
   */
  @Immutable
  private record Frozen(LoggedEvent[] happenings, int before, @Nullable Frozen previous) {

    int size() {
      return before + happenings.length;
    }
  }

  /** A list in frozen pieces of equal size, and what comes after them. */
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

    /** How many are frozen. */
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

    /** What has been told so far. */
    View told() {
      return new View(frozen, Arrays.copyOf(rest, size - older()));
    }

    /** The happenings from a place on. */
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

    /** Copies what lies at places of the whole list, as far as it is wanted. */
    private static void copy(LoggedEvent[] happenings, int start, int end, LoggedEvent[] wanted, int place) {
      int first = Math.max(start, place);
      if (first < end) {
        System.arraycopy(happenings, first - start, wanted, first - place, end - first);
      }
    }
  }

  /** What has been told so far; nothing of it ever changes. */
  public static final class View {

    /** Nothing. */
    public static final View NOTHING = new View(null, new LoggedEvent[0]);

    private final @Nullable Frozen frozen;
    private final LoggedEvent[] rest;

    private View(@Nullable Frozen frozen, LoggedEvent[] rest) {
      this.frozen = frozen;
      this.rest = rest;
    }

    /** As events, from a place on. */
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
    for (int observer = 0; observer < viewers; observer++) {
      redacted.add(new Pieces());
    }
  }

  private EventViews(EventViews other) {
    all = new Pieces(other.all);
    other.redacted.forEach(seen -> redacted.add(new Pieces(seen)));
  }

  /** The same list, which goes on by itself; what is frozen is shared. */
  public EventViews copy() {
    return new EventViews(this);
  }

  public int size() {
    return all.size();
  }

  public void add(LoggedEvent happening) {
    all.add(happening);
  }

  /** Takes back what was told behind a place. */
  public void cutBack(int size) {
    all.cutBack(size);
    redacted.forEach(seen -> seen.cutBack(size));
  }

  /** What an observer may know of all that happened, without its texts. */
  public View seenBy(int observer) {
    Pieces seen = redacted.get(observer);
    for (LoggedEvent happening : all.from(seen.size())) {
      seen.add(happening.redactedFor(observer));
    }
    return seen.told();
  }

  /** The same from a place on, and up to another, as events: for whoever reads on, of which nothing is kept. */
  public List<Event> events(int observer, int from, int to, Texts texts) {
    if (from >= to) {
      return List.of();
    }
    int older = all.older();
    boolean isNew = from >= older;
    LoggedEvent[] happenings = isNew ? all.rest : all.from(from);
    int first = isNew ? from - older : 0;
    Event[] events = new Event[to - from];
    for (int i = 0; i < events.length; i++) {
      events[i] = happenings[first + i].redactedFor(observer).event(texts);
    }
    return list(events);
  }

  private static List<Event> list(Event[] events) {
    return Collections.unmodifiableList(Arrays.asList(events));
  }
}
