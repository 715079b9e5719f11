package games.kumite.spi.engine.events;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import java.util.List;

/** A reader of the events of a match in another language. */
public final class TranslatedReader implements EventReader {

  private final Runnable follow;
  private final EventReader reader;

  /**
   * Creates a reader.
   *
   * @param follow makes the match in the other language follow this one
   * @param reader the reader of the match in the other language
   */
  public TranslatedReader(Runnable follow, EventReader reader) {
    this.follow = follow;
    this.reader = reader;
  }

  @Override
  public List<Event> read() {
    follow.run();
    return reader.read();
  }

  @Override
  public int position() {
    return reader.position();
  }
}
