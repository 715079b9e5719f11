package games.kumite.spi;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
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

  Narration(EngineMatch<S> match) {
    this.match = match;
    this.chronicle = new Chronicle(match.state.start());
    if (match.journal() == null) {
      match.state.chronicle = chronicle;
    }
  }

  /** How many events have been told so far. */
  int told() {
    return chronicle.size();
  }

  /** All that has happened so far, as an observer may know it. */
  List<Happening> all(int observer) {
    follow();
    return chronicle.seenBy(observer, 0);
  }

  EventReader reader(int observer, int from) {
    return new EventReader() {
      private int next = from;

      @Override
      public List<Event> read() {
        follow();
        List<Happening> news = chronicle.seenBy(observer, next);
        next = chronicle.size();
        return Chronicle.events(news, match.state.start().texts());
      }
    };
  }

  private void follow() {
    Journal<S> journal = match.journal();
    if (journal == null) {
      return;
    }
    if (replay == null) {
      replay = Replay.of(match.engine, match.state.start(), null, chronicle);
    }
    List<History> news = journal.last().since(told);
    if (news == null) {
      replay = journal.replay(null);
      replay.state.chronicle = chronicle;
      chronicle.undone();
    } else {
      news.forEach(replay::follow);
    }
    told = journal.last();
  }
}
