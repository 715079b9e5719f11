package games.kumite.spi.plugin;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.State;
import games.kumite.spi.engine.record.RecordCursor;
import games.kumite.spi.engine.start.RecordReader;
import games.kumite.spi.engine.start.WiredGame;
import java.util.ArrayList;
import java.util.List;

/**
 * Resumes records that begin like one that has been read before, as the engine does: but what they have in common is read
 * once, and they go on from copies of where it led. Whether copies are right is another question.
 *
 * @param <S> the game's state
 */
public final class Resuming<S extends State<S>> {

  private static final int COPIES = 64;

  private final WiredGame<S> running;
  private final String header;
  private final List<MatchRecord.Line> lines;
  private final int stride;

  /** How far the record has been read after none of its lines, and after each stride. */
  private final List<RecordCursor<S>> readings = new ArrayList<>();

  private Resuming(WiredGame<S> running, MatchRecord record) {
    this.running = running;
    this.header = header(record);
    this.lines = record.lines();
    this.stride = 1 + lines.size() / COPIES;
    RecordReader<S> reader = reader(record);
    RecordCursor<S> reading = reader.begin();
    for (int read = 0; read < lines.size(); read++) {
      if (read % stride == 0) {
        readings.add(reading.copy());
      }
      reader.read(lines.get(read), reading);
    }
  }

  /**
   * Reads a record.
   *
   * @param game a game of Kumite's engine
   * @param record a record of one of its matches
   * @return what resumes records that begin like it
   */
  public static Resuming<?> of(Game game, MatchRecord record) {
    return new Resuming<>(((GamePlugin) game).running(), record);
  }

  /**
   * Resumes a record.
   *
   * @param record any record
   * @return what {@link Game#resume} gives
   * @throws games.kumite.api.record.RecordException as {@link Game#resume} does
   */
  public Match resume(MatchRecord record) {
    RecordReader<S> reader = reader(record);
    boolean beginsAlike = header(record).equals(header);
    int at = beginsAlike ? Math.min(common(record.lines()) / stride, readings.size() - 1) : 0;
    RecordCursor<S> reading = beginsAlike ? readings.get(at).copy() : reader.begin();
    List<MatchRecord.Line> all = record.lines();
    for (MatchRecord.Line line : all.subList(at * stride, all.size())) {
      reader.read(line, reading);
    }
    return reader.end(reading, null);
  }

  private RecordReader<S> reader(MatchRecord record) {
    return new RecordReader<>(running.engine(), running.starting(), record);
  }

  private static String header(MatchRecord record) {
    String text = record.text();
    int start = text.indexOf("\n0 ");
    return start < 0 ? text : text.substring(0, start);
  }

  /** How many lines are the same from the first on. */
  private int common(List<MatchRecord.Line> others) {
    int same = 0;
    while (same < lines.size() && same < others.size() && lines.get(same).equals(others.get(same))) {
      same++;
    }
    return same;
  }
}
