package games.kumite.spi;

import java.util.ArrayList;
import java.util.List;

/** A list of happenings, and for each observer the same list as it may know it. */
final class Telling {

  /** So many happenings are frozen together, once for all who ask: a perspective of a long match copies the rest. */
  private static final int FROZEN = 256;

  private final List<Happening> all = new ArrayList<>();
  private final List<Redacted> redacted = new ArrayList<>();

  /** What one observer may know: frozen pieces of equal size, and what is behind them. */
  private static final class Redacted {
    private final List<List<Happening>> pieces = new ArrayList<>();
    private final List<Happening> rest = new ArrayList<>();

    int size() {
      return pieces.size() * FROZEN + rest.size();
    }

    void add(Happening happening) {
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
  record Told(List<List<Happening>> pieces, List<Happening> rest) {

    /** Nothing. */
    static final Told NOTHING = new Told(List.of(), List.of());

    List<Happening> from(int place) {
      List<Happening> wanted = new ArrayList<>();
      for (int piece = place / FROZEN; piece < pieces.size(); piece++) {
        wanted.addAll(pieces.get(piece).subList(Math.max(0, place - piece * FROZEN), FROZEN));
      }
      int skipped = Math.max(0, place - pieces.size() * FROZEN);
      wanted.addAll(rest.subList(Math.min(skipped, rest.size()), rest.size()));
      return wanted;
    }
  }

  Telling(int observers) {
    for (int observer = 0; observer < observers; observer++) {
      redacted.add(new Redacted());
    }
  }

  int size() {
    return all.size();
  }

  void add(Happening happening) {
    all.add(happening);
  }

  /** Takes back what was told behind a place. */
  void cutBack(int size) {
    all.subList(Math.min(size, all.size()), all.size()).clear();
    redacted.forEach(seen -> seen.cutBack(size));
  }

  /** What an observer may know of all that happened, without its texts. */
  Told seenBy(int observer) {
    Redacted seen = redacted.get(observer);
    for (int place = seen.size(); place < all.size(); place++) {
      seen.add(all.get(place).redactedFor(observer));
    }
    return new Told(List.copyOf(seen.pieces), List.copyOf(seen.rest));
  }
}
