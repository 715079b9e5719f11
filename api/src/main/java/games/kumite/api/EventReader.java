package games.kumite.api;

import java.util.List;

/**
 * Reads what happens in a match, as one observer may know it.
 *
 * <p>Pulled, never pushed: a match that nobody reads spends nothing on events. Used by the thread that
 * uses the match.
 */
public interface EventReader {

  /**
   * What has happened since the last call; at first, since the match started (in a match without a
   * record: since this reader was made). An undo shows as an event {@code undone}, after which the
   * reader goes on from the position that is left; if nothing had been told of what it took back, it does not show.
   *
   * @return an immutable list, empty if nothing has happened
   */
  List<Event> read();

  /**
   * How much has been read: with {@link Match#events(Viewer, int)} another reader of the same running match goes on
   * from here. It counts undos too, so it means nothing to a match that was resumed from its record.
   *
   * @return from 0
   */
  int position();
}
