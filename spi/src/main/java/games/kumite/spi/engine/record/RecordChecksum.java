package games.kumite.spi.engine.record;

import games.kumite.api.record.MatchRecord;
import games.kumite.spi.State;
import games.kumite.spi.access.Run;
import games.kumite.spi.engine.run.Engine;
import java.util.HexFormat;

/**
 * The running check of a record: a 64-bit hash over the record and the positions after its lines, printed as six
 * hexadecimal digits. A record whose check fits was made by rules that agree up to that line.
 */
public abstract sealed class RecordChecksum permits KeyChecksum, TableChecksum {

  private static final HexFormat HEX = HexFormat.of();
  private static final int DIGITS = 6;

  /** The first format of records, whose checks cover the table. */
  private static final String FIRST_FORMAT = "1";

  /** Returns the check of a record of a format, after its tags. */
  public static RecordChecksum of(String format, String header) {
    return format.equals(FIRST_FORMAT) ? new TableChecksum(header) : new KeyChecksum(header);
  }

  /** Returns a copy: both can be continued. */
  public abstract RecordChecksum copy();

  /**
   * Returns the check after a line that has been replayed.
   *
   * @param line the line
   * @param key the key of the position after it
   * @param run the run at that position
   */
  public abstract <S extends State<S>> String next(MatchRecord.Line line, long key, Engine<S> engine, Run<S> run);

  /** Returns a hash as a record writes it. */
  static String text(long hash) {
    return HEX.toHexDigits(hash ^ (hash >>> 24) ^ (hash >>> 48), DIGITS);
  }
}
