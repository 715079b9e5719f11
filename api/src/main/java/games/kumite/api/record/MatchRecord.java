package games.kumite.api.record;

import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.MatchSearch;
import games.kumite.api.Option;
import games.kumite.api.Seat;
import games.kumite.api.internal.Limits;
import games.kumite.api.internal.Quoting;
import games.kumite.api.internal.Surrogates;
import games.kumite.api.random.Draw;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The record of a match as text, like chess's PGN. Tags describe the match. Then follow one line for the start and one
 * for each action, with every result that was drawn up to the next decision. Immutable. In this example, dots stand for
 * omitted lines, further options and results:
 *
 * <pre>
 * [Kumite "2"]
 * [Game "brawler"]
 * [Version "1.0"]
 * [Seat "Ana"]
 * [Seat "Bo"]
 * [Option "bossCount" "3"]
 * [Seed "42"]
 * [Event "Club evening"]
 * 0 start ; boss-deck=9,7,11,5,4,10,6,0,3,2,1,8 ... #b17326
 * 1 choose deck:S deck:C ; health-1=1 health-1=4 health-1=6 health-2=3 health-2=2 health-2=1 #baadbc
 * 1 draw deck:S #4a4baa
 * 1 draw deck:S #9b7ec8
 * [Takeover "2" "greedy:100"]
 * ...
 * 2 play card:H4 ; target=6 damage=12 #3829b7
 * 1 play card:SA ; ace-1=6 #70b901
 * [Result "win 3" "win 3"]
 * </pre>
 *
 * <p>A line has the number of the seat and the notation of the action. After a semicolon follow the results as {@link
 * Draw} writes them, and after a number sign a running checksum of everything so far. Lines are only ever appended. A
 * record that is cut off anywhere after its first line of play resumes at its last whole line. It contains hidden
 * information and belongs to the owner of the match.
 *
 * <p>The checksum combines the tags, the actions and results so far, and after each line keys of the position, like
 * {@link MatchSearch#observationKey}. So a record that no longer fits the rules is refused at the first line after which
 * the position differs. In format 1 the checksum also covered the whole table and all legal actions. Records of format 1
 * are resumed, and the resumed match writes a record of the present format, which is not a continuation of the old text.
 *
 * <p>As in PGN, the owner of a match may add notes. A {@link Note} is a line like a tag, with a name of the owner's
 * choice, among the tags or after any line of play. Notes do not affect the match: they are never read as an option or
 * a path, and the checksum leaves them out. A record may have {@value #MAX_NOTES} of them. A finished match adds a note
 * {@code Result} with the result and score of each seat, which is not counted.
 *
 * <p>To save a match after each action, append {@link #textAfter} to the file. After an undo, {@linkplain #write write}
 * the whole record, since lines were removed. After a crash the file may end in half a line, which {@link #read}
 * ignores. Do not append to such a file: read it, write the record that was read in its place, resume the match, and
 * append from then on.
 */
public final class MatchRecord {

  /** The version of the format that is written. Records of all earlier versions are read. */
  public static final int FORMAT = 2;

  /** The largest number of owner's notes in a record; the result of the match does not count. */
  public static final int MAX_NOTES = RecordParser.MAX_NOTES;

  /** The name of the note with the result of a finished match. */
  public static final String RESULT = "Result";

  /**
   * The name of the note with the name of the match, which the log repeats. The last such note counts; a value that is
   * not an allowed {@linkplain games.kumite.api.Setup#matchName(String) name} is an ordinary note.
   */
  public static final String NAME = "Name";

  private final RecordBuffer roll;
  private final int length;
  private final List<Tag> tags;
  private final List<Line> lines;
  private final List<Note> notes;
  private final boolean trusted;

  private MatchRecord(RecordBuffer roll, int length, List<Tag> tags, int lines, List<Note> notes, boolean trusted) {
    this.roll = roll;
    this.length = length;
    this.tags = tags;
    this.lines = roll.lines(lines);
    this.notes = List.copyOf(notes);
    this.trusted = trusted;
  }

  /**
   * A tag about the match as a whole. Immutable.
   *
   * @param lineNumber the number of the line, from 1
   * @param name the name: {@code Kumite}, {@code Game}, {@code Version}, {@code Seat}, {@code Option} or {@code Seed}
   * @param values a single value; for an option its id and its value
   */
  public record Tag(int lineNumber, String name, List<String> values) {

    /** Validates and copies the components. */
    public Tag {
      Objects.requireNonNull(name, "name must not be null");
      Objects.requireNonNull(values, "values must not be null");
      values = List.copyOf(values);
    }

    /**
     * Returns the only or first value.
     *
     * @return the value
     */
    public String value() {
      return values.get(0);
    }
  }

  /**
   * A note of the match's owner, or the result of the match. Immutable.
   *
   * @param lineNumber the number of the line, from 1; 0 if the note is not in a record yet
   * @param after the number of lines of play before the note, 0 among the tags
   * @param name the name: a capital letter and up to 39 letters and digits, not the name of a {@link Tag}
   * @param values one to eight texts of at most 4,096 characters, without half a surrogate pair; for a result one for
   *     each seat
   */
  public record Note(int lineNumber, int after, String name, List<String> values) {

    private static final Pattern NAME = Pattern.compile("[A-Z][A-Za-z0-9]{0,39}");
    private static final int MAX_VALUES = 8;
    private static final int LONGEST = 4_096;

    /** Validates the components. */
    public Note {
      Objects.requireNonNull(name, "name must not be null");
      Objects.requireNonNull(values, "values must not be null");
      values.forEach(value -> Objects.requireNonNull(value, "a value of a note must not be null"));
      values = List.copyOf(values);
      if (!NAME.matcher(name).matches() || RecordParser.ORDER.contains(name)) {
        throw new IllegalArgumentException("the name of a note must be a capital letter and up to 39 letters and digits,"
            + " none of " + String.join(", ", RecordParser.ORDER) + ", was " + Quoting.quoted(name));
      }
      int most = name.equals(RESULT) ? Limits.MAX_SEATS : MAX_VALUES;
      if (values.isEmpty() || values.size() > most) {
        throw new IllegalArgumentException("a note must have 1.." + most + " values, was " + values.size());
      }
      for (String value : values) {
        if (value.length() > LONGEST) {
          throw new IllegalArgumentException("a value of a note must have at most " + LONGEST + " characters, was "
              + value.length());
        }
        if (Surrogates.hasUnpaired(value)) {
          throw new IllegalArgumentException("a value of a note must not have half a surrogate pair, was "
              + Quoting.quoted(value));
        }
      }
    }

    /** Returns whether this is the result of the match and not an owner's note. */
    boolean isResult() {
      return name.equals(RESULT);
    }

    /**
     * Returns this note as a record writes it.
     *
     * @return a line with its line break
     */
    public String text() {
      return RecordText.tag(name, values.toArray(String[]::new));
    }
  }

  /**
   * A line of play: an action and the results drawn after it. Immutable.
   *
   * @param lineNumber the number of the line, from 1
   * @param seat the number of the seat, 0 for the start
   * @param notation the notation of the action, {@code start} for the start
   * @param draws the results in order
   * @param checksum the running checksum, six hexadecimal digits
   */
  public record Line(int lineNumber, int seat, String notation, List<Draw> draws, String checksum) {

    /** Validates and copies the components. */
    public Line {
      Objects.requireNonNull(notation, "notation must not be null");
      Objects.requireNonNull(draws, "draws must not be null");
      Objects.requireNonNull(checksum, "check must not be null");
      draws = List.copyOf(draws);
    }
  }

  /**
   * Parses a record. Its lines may have Windows line ends; {@link #text()} always uses line feeds.
   *
   * @param text the whole text, or its beginning
   * @return the record up to its last whole line
   * @throws RecordException if the text is damaged or of a later format; the message names the line
   */
  public static MatchRecord parse(String text) {
    return new RecordParser(RecordText.withLineFeeds(Objects.requireNonNull(text, "text must not be null"))).parse();
  }

  /**
   * Reads a record from a file in UTF-8.
   *
   * @param file the file
   * @return the record up to its last whole line
   * @throws IOException if the file cannot be read
   * @throws RecordException if the text is damaged or of a later format; the message names the line
   */
  public static MatchRecord read(Path file) throws IOException {
    Objects.requireNonNull(file, "file must not be null");
    return parse(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
  }

  /**
   * Writes this record to a file in UTF-8 and replaces its content. The text goes to a temporary file in the same
   * folder, is forced to the disk and then moved. So the file holds the old text or the new one, even after a crash of
   * the program. After a crash of the machine, that depends on the file system.
   *
   * <p>A file that is replaced keeps its permissions. A new file is readable by its owner only, where the file system
   * has permissions, since a record contains hidden information. This method waits for the disk: {@link #textAfter} is
   * cheaper after each action.
   *
   * @param file the file
   * @throws IOException if the file cannot be written; it is unchanged
   */
  public void write(Path file) throws IOException {
    Objects.requireNonNull(file, "file must not be null");
    RecordText.write(text(), file);
  }

  /**
   * Returns this record with more lines at its end. The cost depends on the new lines only.
   *
   * @param more whole lines, as {@link #textAfter} returns them, or the beginning of such text
   * @return the longer record, up to its last whole line
   * @throws RecordException if a line is damaged; the message names it
   */
  public MatchRecord append(String more) {
    return appendLines(RecordText.withLineFeeds(Objects.requireNonNull(more, "more must not be null")));
  }

  private MatchRecord appendLines(String more) {
    RecordParser parser = new RecordParser(more);
    List<Line> news = parser.more(this);
    String whole = more.substring(0, more.lastIndexOf('\n') + 1);
    return new MatchRecord(roll.extended(length, lines.size(), whole, news), length + whole.length(), tags,
        lines.size() + news.size(), parser.notes(), trusted);
  }

  /**
   * Returns this record with one more action; meant for engines. The cost depends on the new line only.
   *
   * @param seat the number of the seat, from 1
   * @param notation the notation of the action
   * @param results the results drawn after it, in order
   * @param checksum the running checksum, six hexadecimal digits
   * @return the longer record
   */
  public MatchRecord withLine(int seat, String notation, List<Draw> results, String checksum) {
    Line line = new Line(size() + 1, seat, notation, results, checksum);
    String more = RecordText.line(line);
    return new MatchRecord(roll.extended(length, lines.size(), more, List.of(line)), length + more.length(), tags,
        lines.size() + 1, notes, trusted);
  }

  /** Returns the number of lines. */
  int size() {
    int last = lines.get(lines.size() - 1).lineNumber();
    return notes.isEmpty() ? last : Math.max(last, notes.get(notes.size() - 1).lineNumber());
  }

  /**
   * Returns this record with one more owner's note. It comes after the last line, or among the tags if no action has
   * been played.
   *
   * @param name the name, such as {@code Event}; {@code Result} is reserved for the match itself
   * @param values the content of the note
   * @return the longer record
   * @throws IllegalArgumentException if the name or the values are not allowed in a {@link Note}, or there are {@value
   *     #MAX_NOTES} owner's notes already
   */
  public MatchRecord withNote(String name, String... values) {
    Note note = ownNote(notes, lines.size() == 1 ? 0 : lines.size(), name, values);
    if (note.after() > 0) {
      return appendLines(note.text());
    }
    String text = text();
    int play = text.indexOf("\n0 ") + 1;
    MatchRecord longer = parse(text.substring(0, play) + note.text() + text.substring(play));
    return trusted ? longer.asTrusted() : longer;
  }

  private static Note ownNote(List<Note> notes, int after, String name, String... values) {
    Objects.requireNonNull(values, "values must not be null");
    if (RESULT.equals(name)) {
      throw new IllegalArgumentException("the note " + RESULT + " is written by the match itself");
    }
    Note note = new Note(0, after, name, Arrays.asList(values));
    if (notes.size() >= MAX_NOTES && notes.stream().filter(other -> !other.isResult()).count() >= MAX_NOTES) {
      throw new IllegalArgumentException(RecordParser.TOO_MANY);
    }
    return note;
  }

  /**
   * Returns the text to append to a file that holds an earlier record of the same match. The cost depends on the new
   * lines only, if both records come from {@link Match#record()} or {@link #append}.
   *
   * @param earlier the record as it was written
   * @return the text after the earlier record; empty if this record does not begin with it, as after an undo
   */
  public Optional<String> textAfter(MatchRecord earlier) {
    Objects.requireNonNull(earlier, "earlier must not be null");
    if (roll == earlier.roll) {
      return length < earlier.length ? Optional.empty() : Optional.of(roll.part(earlier.length, length));
    }
    String text = text();
    return text.startsWith(earlier.text()) ? Optional.of(text.substring(earlier.length)) : Optional.empty();
  }

  static MatchRecord of(String text, List<Tag> tags, List<Line> lines, List<Note> notes) {
    return new MatchRecord(new RecordBuffer(text, lines), text.length(), List.copyOf(tags), lines.size(), notes, false);
  }

  /**
   * Returns a trusted copy, whose options may name directories to read ({@link Option.Type#DIRECTORY}). Call it only
   * for records of the owner's own matches. Without trust, a record that names a directory is not resumed, since a
   * stranger could name any directory. A record from {@link Match#record()} is trusted.
   *
   * @return an equal record
   */
  public MatchRecord asTrusted() {
    return trusted ? this : new MatchRecord(roll, length, tags, lines.size(), notes, true);
  }

  /**
   * Returns whether directories that this record names may be read.
   *
   * @return true for a record from {@link #asTrusted()} or {@link Match#record()}
   */
  public boolean isTrusted() {
    return trusted;
  }

  /**
   * Returns the tags of a new record; meant for engines.
   *
   * @param game the id of the game
   * @param version the version of the game's rules
   * @param seats the names of the seats
   * @param options every option and its value
   * @param seed the seed, or null if the match has none
   * @return the tags as text, one for each line
   */
  public static String header(String game, String version, List<String> seats,
      Map<String, Object> options, @Nullable Long seed) {
    return RecordText.header(game, version, seats, options, seed);
  }

  /**
   * Returns the whole text, which ends in a line break. It is built at each call.
   *
   * @return the text, without an incomplete last line
   */
  public String text() {
    return roll.start(length);
  }

  /**
   * Returns the tags, which contain what is needed to resume the match.
   *
   * @return an immutable list of the tags in order, without the owner's {@link #notes}
   */
  public List<Tag> tags() {
    return tags;
  }

  /**
   * Returns the tags with a name.
   *
   * @param name the name, such as {@code Seat}
   * @return the tags in order
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
   * Returns the owner's notes and, at the end of the match, the note {@code Result}. The result has one value for each
   * seat, such as {@code win 12}, {@code draw 3}, {@code loss 0} or {@code none}.
   *
   * @return an immutable list of the notes in order
   */
  public List<Note> notes() {
    return notes;
  }

  /**
   * Returns the id of the game.
   *
   * @return the id
   */
  public String gameId() {
    return tags("Game").get(0).value();
  }

  /**
   * Returns the lines of play: the start and the actions.
   *
   * @return an immutable list of the lines in order; the first is the start
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
