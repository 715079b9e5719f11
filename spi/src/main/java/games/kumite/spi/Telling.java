package games.kumite.spi;

import java.util.ArrayList;
import java.util.List;

/** A list of happenings, and for each observer the same list as it may know it. */
final class Telling {

  private final List<Happening> all = new ArrayList<>();
  private final List<List<Happening>> redacted = new ArrayList<>();

  Telling(int observers) {
    for (int observer = 0; observer < observers; observer++) {
      redacted.add(new ArrayList<>());
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
    redacted.forEach(seen -> seen.subList(Math.min(size, seen.size()), seen.size()).clear());
  }

  /** What an observer may know of all that happened from some place on, without its texts. */
  List<Happening> seenBy(int observer, int from) {
    List<Happening> seen = redacted.get(observer);
    while (seen.size() < all.size()) {
      seen.add(all.get(seen.size()).redactedFor(observer));
    }
    return List.copyOf(seen.subList(Math.min(from, seen.size()), seen.size()));
  }
}
