package games.kumite.api;

import java.util.ArrayList;
import java.util.List;

/** A reader that skips the events its client has already read. */
final class ResumedReader implements EventReader {

  private final EventReader reader;
  private List<Event> first;
  private int position;

  ResumedReader(EventReader reader, List<Event> first, int position) {
    this.reader = reader;
    this.first = List.copyOf(first);
    this.position = position;
  }

  @Override
  public List<Event> read() {
    List<Event> news = new ArrayList<>(first);
    news.addAll(reader.read());
    first = List.of();
    position += news.size();
    return List.copyOf(news);
  }

  @Override
  public int position() {
    return position;
  }
}
