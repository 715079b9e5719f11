package games.kumite.api;

import java.util.List;

/**
 * A reader of the events of a match, as one viewer may know them.
 *
 * <p>Events are pulled, never pushed. A match that has no reader spends no time on events. A reader is used by the
 * thread that uses its match.
 */
public interface EventReader {

  /**
   * Reads the events since the last call. The first call starts at the beginning of the match, or in a match without a
   * record at the creation of the reader. An undo appears as an event {@code undone}, after which the reader continues
   * from the remaining position. An undo of events that no reader and no perspective of the match has read yet does not
   * appear.
   *
   * @return an immutable list; empty if there are no new events
   */
  List<Event> read();

  /**
   * Returns the current position, from which {@link Match#events(Viewer, int)} can resume. It is valid for the same
   * running match only: it counts undos too, so a match that was resumed from its record has other positions.
   *
   * @return a position, from 0
   */
  int position();
}
