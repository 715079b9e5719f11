package games.kumite.spi.engine.record;

import games.kumite.api.Action;
import games.kumite.api.Outcome;
import games.kumite.api.random.Draw;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.engine.run.Engine;
import games.kumite.spi.engine.run.InitialState;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A writer of a history as a record, entry by entry. */
public final class RecordWriter<S extends State<S>> {

  private final Engine<S> engine;
  private final HistoryReplay<S> replay;
  private final RecordChecksum check;
  private final StringBuilder news;
  private @Nullable MatchRecord record;
  private @Nullable HistoryEntry last;
  private int notesWritten;

  /** Creates a writer, and writes the tags with the notes among them. */
  public RecordWriter(Engine<S> engine, InitialState<S> opening, @Nullable Long seed, List<MatchRecord.Note> notes) {
    MatchConfig config = opening.start;
    this.engine = engine;
    this.replay = HistoryReplay.of(engine, opening, null, null);
    this.news = new StringBuilder(MatchRecord.header(engine.game.id(), engine.game.version(),
        config.seats().stream().map(games.kumite.api.Seat::name).toList(), config.options(), seed));
    this.check = new RecordChecksum(news);
    writeNotes(notes);
  }

  /** Returns whether the notes among the tags equal these. */
  public boolean hasTags(List<MatchRecord.Note> notes) {
    return last == null || notesWritten >= notes.size() || notes.get(notesWritten).after() > 0;
  }

  public @Nullable HistoryEntry last() {
    return last;
  }

  /** Writes an entry, after the notes that were made before it. */
  public void write(HistoryEntry entry, List<MatchRecord.Note> notes) {
    writeNotes(notes);
    replay.follow(entry);
    String line = line(entry.seat + 1, entry.action, entry.draws);
    news.append(line).append(" #").append(check.next(line, engine, replay.run())).append('\n');
    last = entry;
    Outcome outcome = replay.run().outcome();
    if (outcome != null) {
      news.append(result(outcome).text());
    }
  }

  /** Writes the notes that were made up to here. */
  public void writeNotes(List<MatchRecord.Note> notes) {
    int lines = last == null ? 0 : last.length + 1;
    while (notesWritten < notes.size() && notes.get(notesWritten).after() <= lines) {
      news.append(notes.get(notesWritten++).text());
    }
  }

  /** Returns the note with the result of a match, seat by seat. */
  public static MatchRecord.Note result(Outcome outcome) {
    return new MatchRecord.Note(0, 1, MatchRecord.RESULT, outcome.standings().stream()
        .map(standing -> standing.result() == Outcome.Result.NONE ? "none"
            : standing.result().name().toLowerCase(Locale.ROOT) + " " + standing.score()).toList());
  }

  public static String line(int seat, @Nullable Action action, List<Draw> draws) {
    StringBuilder line = new StringBuilder();
    line.append(seat).append(' ').append(action == null ? "start" : action.notation());
    String separator = " ; ";
    for (Draw draw : draws) {
      line.append(separator).append(draw);
      separator = " ";
    }
    return line.toString();
  }

  /** Returns the record so far. Costs as much as was written since the last call, and a copy of the text. */
  public MatchRecord record() {
    MatchRecord made = record;
    if (made == null) {
      made = MatchRecord.parse(news.toString()).asTrusted();
    } else if (!news.isEmpty()) {
      made = made.append(news.toString());
    }
    news.setLength(0);
    record = made;
    return made;
  }
}
