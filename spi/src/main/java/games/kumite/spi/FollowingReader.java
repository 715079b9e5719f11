package games.kumite.spi;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import java.util.List;
import java.util.function.Supplier;

/** Reads the events of a match in another language. */
final class FollowingReader implements EventReader {

  private final Supplier<?> following;
  private final EventReader reader;

  FollowingReader(Supplier<?> following, EventReader reader) {
    this.following = following;
    this.reader = reader;
  }

  @Override
  public List<Event> read() {
    following.get();
    return reader.read();
  }

  @Override
  public int position() {
    return reader.position();
  }
}
