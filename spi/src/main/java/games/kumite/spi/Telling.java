package games.kumite.spi;

import games.kumite.api.Event;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** A list of happenings, and for each observer the same list as it may know it. */
final class Telling {

  /** So many happenings are frozen together, once for all who ask: a perspective of a long match copies the rest. */
  private static final int FROZEN = 256;

  private final Pieces all;
  private final List<Pieces> redacted = new ArrayList<>();

  /** A list in frozen pieces of equal size, which copies share, and what comes after them. */
  private static final class Pieces {
    private final List<List<ToldEvent>> pieces = new ArrayList<>();
    private final List<ToldEvent> rest = new ArrayList<>();

    Pieces() {}

    Pieces(Pieces other) {
      pieces.addAll(other.pieces);
      rest.addAll(other.rest);
    }

    ToldEvent get(int place) {
      int piece = place / FROZEN;
      return piece < pieces.size() ? pieces.get(piece).get(place % FROZEN) : rest.get(place % FROZEN);
    }

    int size() {
      return pieces.size() * FROZEN + rest.size();
    }

    void add(ToldEvent happening) {
      rest.add(happening);
      if (rest.size() == FROZEN) {
        pieces.add(List.copyOf(rest));
        rest.clear();
      }
    }

    void cutBack(int size) {
      if (size >= size()) {
        return;
      }
      int whole = size / FROZEN;
      if (whole < pieces.size()) {
        rest.clear();
        rest.addAll(pieces.get(whole));
        pieces.subList(whole, pieces.size()).clear();
      }
      rest.subList(size - whole * FROZEN, rest.size()).clear();
    }
  }

  /**
   * What has been told so far; nothing of it ever changes.
   *
   * @param pieces the older happenings
   * @param rest the newest
   */
  record Told(List<List<ToldEvent>> pieces, List<ToldEvent> rest) {

    /** Nothing. */
    static final Told NOTHING = new Told(List.of(), List.of());

    List<ToldEvent> from(int place) {
      List<ToldEvent> wanted = new ArrayList<>();
      for (int piece = place / FROZEN; piece < pieces.size(); piece++) {
        wanted.addAll(pieces.get(piece).subList(Math.max(0, place - piece * FROZEN), FROZEN));
      }
      int skipped = Math.max(0, place - pieces.size() * FROZEN);
      wanted.addAll(rest.subList(Math.min(skipped, rest.size()), rest.size()));
      return wanted;
    }
  }

  Telling(int observers) {
    all = new Pieces();
    for (int observer = 0; observer < observers; observer++) {
      redacted.add(new Pieces());
    }
  }

  private Telling(Telling other) {
    all = new Pieces(other.all);
    other.redacted.forEach(seen -> redacted.add(new Pieces(seen)));
  }

  /** The same list, which goes on by itself; what is frozen is shared. */
  Telling copy() {
    return new Telling(this);
  }

  int size() {
    return all.size();
  }

  void add(ToldEvent happening) {
    all.add(happening);
  }

  /** Takes back what was told behind a place. */
  void cutBack(int size) {
    all.cutBack(size);
    redacted.forEach(seen -> seen.cutBack(size));
  }

  /** What an observer may know of all that happened, without its texts. */
  Told seenBy(int observer) {
    Pieces seen = redactedFor(observer);
    return new Told(List.copyOf(seen.pieces), List.copyOf(seen.rest));
  }

  /** The same from a place on as events: for whoever reads on, of which nothing is kept. */
  List<Event> events(int observer, int from, Texts texts) {
    Event[] events = new Event[Math.max(0, size() - from)];
    for (int i = 0; i < events.length; i++) {
      events[i] = all.get(from + i).redactedFor(observer).event(texts);
    }
    return Collections.unmodifiableList(Arrays.asList(events));
  }

  private Pieces redactedFor(int observer) {
    Pieces seen = redacted.get(observer);
    int known = seen.size();
    int size = all.size();
    for (int place = known; place < size; place++) {
      seen.add(all.get(place).redactedFor(observer));
    }
    return seen;
  }
}
