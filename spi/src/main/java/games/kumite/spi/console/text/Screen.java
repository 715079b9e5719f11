package games.kumite.spi.console.text;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The readers of the screen, and the events that each of them has not read yet. Several players read it together as
 * long as they see the same; otherwise it belongs to one of them at a time.
 */
final class Screen {

  /** A reader of the screen. */
  private static final class Looking {
    private final Viewer viewer;
    private final EventReader reader;
    private final List<Event> unread = new ArrayList<>();

    Looking(Viewer viewer, EventReader reader) {
      this.viewer = viewer;
      this.reader = reader;
    }

    List<Event> take() {
      List<Event> taken = List.copyOf(unread);
      unread.clear();
      return taken;
    }
  }

  private final Match match;
  private final List<Looking> readers = new ArrayList<>();
  private final Looking everybody;
  private @Nullable Viewer owner;

  Screen(Match match, Seating seating) {
    this.match = match;
    for (Seat person : seating.persons()) {
      readers.add(new Looking(person, match.events(person)));
    }
    if (readers.isEmpty()) {
      readers.add(new Looking(seating.viewer(), match.events(seating.viewer())));
    }
    everybody = new Looking(Viewer.spectator(), match.events(Viewer.spectator()));
  }

  /** Reads the new events of the match. */
  void follow() {
    readers.forEach(looking -> looking.unread.addAll(looking.reader.read()));
    everybody.unread.addAll(everybody.reader.read());
  }

  /** Drops the events so far. */
  void skip() {
    follow();
    readers.forEach(Looking::take);
    everybody.take();
  }

  /** Returns whether all readers of the screen see the same at this moment. */
  boolean isShared() {
    Looking first = readers.get(0);
    return readers.stream().skip(1).allMatch(other -> other.unread.equals(first.unread)
        && match.table(other.viewer).equals(match.table(first.viewer)));
  }

  /** Returns the events that may be shown now: the news of all readers, or of the one who has the screen. */
  List<Event> news() {
    if (isShared()) {
      owner = null;
      everybody.take();
      List<Event> news = readers.get(0).take();
      readers.forEach(Looking::take);
      return news;
    }
    return owner == null ? List.of() : of(owner).take();
  }

  /** Returns whether another reader must look away before this seat is asked. */
  boolean mustChangeHands(Seat seat) {
    return !isShared() && !seat.equals(owner);
  }

  /** Gives the screen to one player. */
  void giveTo(Seat seat) {
    owner = seat;
  }

  /** Returns what the spectator knows since all readers last read together; for the end of a match. */
  List<Event> rest() {
    return isShared() ? List.of() : everybody.take();
  }

  /** Returns the viewer of the screen outside questions. */
  Viewer viewer() {
    return owner != null ? owner : readers.get(0).viewer;
  }

  private Looking of(Viewer viewer) {
    return readers.stream().filter(looking -> looking.viewer.equals(viewer)).findFirst().orElse(everybody);
  }
}
