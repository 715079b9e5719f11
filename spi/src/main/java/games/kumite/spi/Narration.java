package games.kumite.spi;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells what happens in one match. Nothing is told while the match is played: when somebody reads, a
 * second run follows its history and tells. A match without a history tells live from the moment
 * somebody wants to read.
 */
final class Narration<S extends State<S>> {

  private final EngineMatch<S> match;
  private final Chronicle chronicle;
  private @Nullable Replay<S> replay;
  private @Nullable History told;
  private final List<Integer> lengths = new ArrayList<>();

  Narration(EngineMatch<S> match) {
    this.match = match;
    this.chronicle = new Chronicle(match.state.start());
    if (match.journal() == null) {
      match.state.chronicle = chronicle;
    }
  }

  Chronicle chronicle() {
    return chronicle;
  }

  /** What led to the position, as an observer may know it. */
  Telling.Told line(int observer) {
    follow();
    return chronicle.line().seenBy(observer);
  }

  /** A reader from the start; in a match without a history from now on. */
  EventReader reader(int observer) {
    int from = match.journal() == null ? chronicle.toReaders().size() : 0;
    return new EventReader() {
      private int next = from;

      @Override
      public List<Event> read() {
        follow();
        List<Happening> news = chronicle.toReaders().seenBy(observer).from(next);
        next = chronicle.toReaders().size();
        return Chronicle.events(news, match.state.start().texts());
      }
    };
  }

  private void follow() {
    Journal<S> journal = match.journal();
    if (journal == null || journal.last() == told) {
      return;
    }
    History last = journal.last();
    History known = told;
    if (replay == null || known == null) {
      replay = Replay.of(match.engine, journal.opening, null, chronicle);
    } else if (last.since(known) == null) {
      known = last.sharedWith(known);
      replay = Replay.of(match.engine, journal.opening, null, null);
      entries(known, null).forEach(replay::follow);
      replay.state.chronicle = chronicle;
      chronicle.undone(lengths.get(known.length));
      lengths.subList(known.length + 1, lengths.size()).clear();
    }
    for (History entry : entries(last, known)) {
      replay.follow(entry);
      lengths.add(chronicle.line().size());
    }
    told = last;
  }

  private static List<History> entries(History last, @Nullable History earlier) {
    List<History> entries = last.since(earlier);
    return entries == null ? List.of() : entries;
  }
}
