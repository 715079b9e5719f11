package games.kumite.api;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A match as text, like chess's PGN: tags about the match, then one line for the start and one for each
 * action, with every result that was drawn up to the next decision. Immutable.
 *
 * <pre>
 * [Kumite "1"]
 * [Game "brawler"]
 * [Version "1.0"]
 * [Seat "Ana"]
 * [Seat "Bo"]
 * [Option "bossCount" "3"]
 * [Seed "42"]
 * 0 start ; boss=3,1,0,2 health-1=4 #9a3f01
 * 1 choose deck:S deck:H #02be77
 * 1 top deck:S ; speed-2=17 #51c09d
 * </pre>
 *
 * <p>A line is the number of the seat, the action's notation, behind a semicolon the results as
 * {@link Draw} writes them, and behind a number sign a running check of everything so far. A record is
 * only ever appended to: cut off anywhere behind its first line of play it resumes at its last whole
 * line. It contains hidden things and belongs to the owner of the match.
 *
 * <p>A match that is saved after each action need not be written anew: {@link #textAfter} gives what is to be appended
 * to the file. An undo takes lines back; then the whole is to be {@linkplain #write written}.
 */
public final class MatchRecord {

  /** The version of this format. */
  public static final int FORMAT = 1;

  private final RecordRoll roll;
  private final int length;
  private final List<Tag> tags;
  private final List<Line> lines;
  private final boolean trusted;

  private MatchRecord(RecordRoll roll, int length, List<Tag> tags, int lines, boolean trusted) {
    this.roll = roll;
    this.length = length;
    this.tags = tags;
    this.lines = roll.lines(lines);
    this.trusted = trusted;
  }

  /**
   * Something said about the match as a whole. Immutable.
   *
   * @param line the number of its line, from 1
   * @param name {@code Game}, {@code Version}, {@code Seat}, {@code Option} or {@code Seed}
   * @param values one value, for an option its id and its value
   */
  public record Tag(int line, String name, List<String> values) {

    /** Copies the values. */
    public Tag {
      Objects.requireNonNull(name, "name must not be null");
      Objects.requireNonNull(values, "values must not be null");
      values = List.copyOf(values);
    }

    /**
     * The only or first value.
     *
     * @return the value
     */
    public String value() {
      return values.get(0);
    }
  }

  /**
   * One action and what was drawn after it. Immutable.
   *
   * @param line the number of its line, from 1
   * @param seat the number of the seat, 0 for the start
   * @param notation the action, {@code start} for the start
   * @param draws the results in order
   * @param check the running check, six hexadecimal digits
   */
  public record Line(int line, int seat, String notation, List<Draw> draws, String check) {

    /** Copies the draws. */
    public Line {
      Objects.requireNonNull(notation, "notation must not be null");
      Objects.requireNonNull(draws, "draws must not be null");
      Objects.requireNonNull(check, "check must not be null");
      draws = List.copyOf(draws);
    }
  }

  /**
   * Reads a record. Its lines may end as on Windows; {@link #text()} ends them with a line feed alone.
   *
   * @param text the whole text, or the beginning of one
   * @return the record up to its last whole line
   * @throws RecordException if the text is damaged or of a later format; it names the line
   */
  public static MatchRecord parse(String text) {
    return new RecordParser(withLineFeeds(Objects.requireNonNull(text, "text must not be null"))).parse();
  }

  /**
   * Reads a record from a file in UTF-8.
   *
   * @param file the file
   * @return the record up to its last whole line
   * @throws IOException if the file cannot be read
   * @throws RecordException if its text is damaged or of a later format; it names the line
   */
  public static MatchRecord read(Path file) throws IOException {
    Objects.requireNonNull(file, "file must not be null");
    return parse(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
  }

  /**
   * Writes this record to a file in UTF-8, in place of what is there. It is written beside the file first and then
   * moved, so that the file holds the old text or the new one, whatever happens in between.
   *
   * @param file the file
   * @throws IOException if it cannot be written; the file is as it was
   */
  public void write(Path file) throws IOException {
    Objects.requireNonNull(file, "file must not be null");
    byte[] bytes = text().getBytes(StandardCharsets.UTF_8);
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      Files.write(target, bytes);
      return;
    }
    Path beside = target.resolveSibling(target.getFileName() + ".part");
    try {
      Files.write(beside, bytes);
      Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(beside);
    }
  }

  /**
   * This record and more lines of play behind its last one. Costs what is new.
   *
   * @param more whole lines, as {@link #textAfter} gives them, or the beginning of such
   * @return the longer record, up to its last whole line
   * @throws RecordException if a line is damaged; it is named
   */
  public MatchRecord append(String more) {
    return appendLines(withLineFeeds(Objects.requireNonNull(more, "more must not be null")));
  }

  /** No value holds a line break of its own, they are written as escapes. */
  private static String withLineFeeds(String text) {
    return text.indexOf('\r') < 0 ? text : text.replace("\r\n", "\n");
  }

  private MatchRecord appendLines(String more) {
    Line last = lines.get(lines.size() - 1);
    List<Line> news = RecordParser.more(more, last.line(), last);
    String whole = more.substring(0, more.lastIndexOf('\n') + 1);
    return new MatchRecord(roll.extended(length, lines.size(), whole, news), length + whole.length(), tags,
        lines.size() + news.size(), trusted);
  }

  /**
   * The end of the text: what is to be appended to a file that holds its beginning.
   *
   * @param known how many lines of play are there already, from 0 to the number of {@link #lines()}
   * @return the text of the lines behind them
   * @throws IllegalArgumentException if there are not so many
   */
  public String textAfter(int known) {
    if (known < 0 || known > lines.size()) {
      throw new IllegalArgumentException("known must be 0.." + lines.size() + ", was " + known);
    }
    return roll.last(length, lines.size() - known);
  }

  static MatchRecord of(String text, List<Tag> tags, List<Line> lines) {
    return new MatchRecord(new RecordRoll(text, lines), text.length(), List.copyOf(tags), lines.size(), false);
  }

  /**
   * The same, with the word of the matches' owner that the directories which its options name
   * ({@link Option.Type#DIRECTORY}) may be read: for a record that comes from this owner's own matches. Without it such
   * a record is not resumed, since a stranger could name any directory. A record from {@link Match#record()} has it.
   *
   * @return an equal record
   */
  public MatchRecord trusted() {
    return trusted ? this : new MatchRecord(roll, length, tags, lines.size(), true);
  }

  /**
   * Whether directories that this record names may be read.
   *
   * @return true of what {@link #trusted()} and {@link Match#record()} give
   */
  public boolean isTrusted() {
    return trusted;
  }

  /**
   * Puts a record together; for engines.
   *
   * @param game the game's id
   * @param version the version of its rules
   * @param seats the seats' names
   * @param options every option and its value
   * @param seed the seed, or null if chance came from somewhere else
   * @return the tags as text, one a line
   */
  public static String header(String game, String version, List<String> seats,
      Map<String, Object> options, @Nullable Long seed) {
    StringBuilder text = new StringBuilder();
    tag(text, "Kumite", String.valueOf(FORMAT));
    tag(text, "Game", game);
    tag(text, "Version", version);
    seats.forEach(seat -> tag(text, "Seat", seat));
    options.forEach((id, value) -> tag(text, "Option", id, String.valueOf(value)));
    if (seed != null) {
      tag(text, "Seed", seed.toString());
    }
    return text.toString();
  }

  private static void tag(StringBuilder text, String name, String... values) {
    text.append('[').append(name);
    for (String value : values) {
      text.append(" \"").append(value.replace("\\", "\\\\").replace("\"", "\\\"")
          .replace("\n", "\\n").replace("\r", "\\r")).append('"');
    }
    text.append("]\n");
  }

  /**
   * The whole text, ending in a line break; made anew each time.
   *
   * @return the text, without a broken last line
   */
  public String text() {
    return roll.start(length);
  }

  /**
   * What is said about the match as a whole.
   *
   * @return the tags in order, an immutable list
   */
  public List<Tag> tags() {
    return tags;
  }

  /**
   * The tags of one name.
   *
   * @param name such as {@code Seat}
   * @return those tags in order
   */
  public List<Tag> tags(String name) {
    List<Tag> found = new ArrayList<>();
    tags.forEach(tag -> {
      if (tag.name().equals(name)) {
        found.add(tag);
      }
    });
    return found;
  }

  /**
   * The game that was played.
   *
   * @return its id
   */
  public String gameId() {
    return tags("Game").get(0).value();
  }

  /**
   * The start and the actions.
   *
   * @return the lines in order, an immutable list; the first is the start
   */
  public List<Line> lines() {
    return lines;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MatchRecord record && record.length == length && record.text().equals(text());
  }

  @Override
  public int hashCode() {
    return text().hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
