package games.kumite.spi.engine.record;

import games.kumite.api.Action;
import games.kumite.api.Outcome;
import games.kumite.api.Seat;
import games.kumite.api.random.Draw;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.MatchConfig;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A writer of a history as a record, entry by entry. */
public final class RecordWriter {

  private static final String START = "start";

  private final KeyChecksum check;
  private String tags;
  private @Nullable MatchRecord record;
  private @Nullable HistoryEntry last;
  private int notesWritten;

  /** Creates a writer, and writes the tags with the notes among them. */
  public RecordWriter(MatchConfig config, @Nullable Long seed, List<MatchRecord.Note> notes) {
    this.tags = MatchRecord.header(config.game().id(), config.game().version(),
        config.seats().stream().map(Seat::name).toList(), config.options(), seed);
    this.check = new KeyChecksum(tags);
    writeNotes(notes);
  }

  /** Returns whether the notes among the tags equal these. */
  public boolean hasTags(List<MatchRecord.Note> notes) {
    return last == null || notesWritten >= notes.size() || notes.get(notesWritten).after() > 0;
  }

  public @Nullable HistoryEntry last() {
    return last;
  }

  /** Writes an entry whose key is known, after the notes that were made before it. */
  public void write(HistoryEntry entry, List<MatchRecord.Note> notes) {
    writeNotes(notes);
    MatchRecord before = record;
    Action action = entry.action;
    if (before == null || action == null) {
      record = MatchRecord.parse(tags + line(0, START, entry.draws) + " #" + check.next(0, START, entry.draws, entry.key()) + "\n")
          .asTrusted();
    } else {
      String notation = action.notation();
      record = before.withLine(entry.seat + 1, notation, entry.draws,
          check.next(entry.seat + 1, notation, entry.draws, entry.key()));
    }
    last = entry;
  }

  /** Writes the result of the match after its last entry. */
  public void writeResult(Outcome outcome) {
    write(result(outcome));
  }

  /** Writes the notes that were made up to here. */
  public void writeNotes(List<MatchRecord.Note> notes) {
    int lines = last == null ? 0 : last.length + 1;
    while (notesWritten < notes.size() && notes.get(notesWritten).after() <= lines) {
      write(notes.get(notesWritten++));
    }
  }

  private void write(MatchRecord.Note note) {
    MatchRecord before = record;
    if (before == null) {
      tags += note.text();
    } else {
      record = before.append(note.text());
    }
  }

  /** Returns the note with the result of a match, seat by seat. */
  public static MatchRecord.Note result(Outcome outcome) {
    return new MatchRecord.Note(0, 1, MatchRecord.RESULT, outcome.standings().stream()
        .map(standing -> standing.result() == Outcome.Result.NONE ? "none"
            : standing.result().name().toLowerCase(Locale.ROOT) + " " + standing.score()).toList());
  }

  /** Returns an action and its results as text. */
  static String line(int seat, String notation, List<Draw> draws) {
    StringBuilder line = new StringBuilder().append(seat).append(' ').append(notation);
    for (int i = 0; i < draws.size(); i++) {
      line.append(i == 0 ? " ; " : " ").append(draws.get(i));
    }
    return line.toString();
  }

  /** Returns the record so far. */
  public MatchRecord record() {
    return Objects.requireNonNull(record, "nothing has been written");
  }
}
