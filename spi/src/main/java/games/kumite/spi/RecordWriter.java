package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Draw;
import games.kumite.api.MatchRecord;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes a history down as a record, entry by entry. */
final class RecordWriter<S extends State<S>> {

  private final Replay<S> replay;
  private final RunningCheck check;
  private final StringBuilder news;
  private @Nullable MatchRecord record;
  private @Nullable RecordEntry last;

  RecordWriter(Engine<S> engine, StartState<S> opening, @Nullable Long seed) {
    Start start = opening.start;
    this.replay = Replay.of(engine, opening, null, null);
    this.news = new StringBuilder(MatchRecord.header(engine.game.id(), engine.game.version(),
        start.seats().stream().map(games.kumite.api.Seat::name).toList(), start.options(), seed));
    this.check = new RunningCheck(news);
  }

  @Nullable RecordEntry last() {
    return last;
  }

  void write(RecordEntry entry) {
    replay.follow(entry);
    String line = line(entry.seat + 1, entry.action, entry.draws);
    news.append(line).append(" #").append(check.next(line, replay)).append('\n');
    last = entry;
  }

  static String line(int seat, @Nullable Action action, List<Draw> draws) {
    StringBuilder line = new StringBuilder();
    line.append(seat).append(' ').append(action == null ? "start" : action.notation());
    String separator = " ; ";
    for (Draw draw : draws) {
      line.append(separator).append(draw);
      separator = " ";
    }
    return line.toString();
  }

  /** Costs what has been written since the last call, and a copy of the text. */
  MatchRecord record() {
    MatchRecord made = record;
    if (made == null) {
      made = MatchRecord.parse(news.toString()).trusted();
    } else if (!news.isEmpty()) {
      made = made.append(news.toString());
    }
    news.setLength(0);
    record = made;
    return made;
  }
}
