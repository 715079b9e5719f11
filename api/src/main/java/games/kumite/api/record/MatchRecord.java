package games.kumite.api.record;

import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Seat;
import games.kumite.api.internal.Limits;
import games.kumite.api.internal.Quoting;
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
 * A match as text, like chess's PGN: tags about the match, then one line for the start and one for each
 * action, with every result that was drawn up to the next decision. Immutable. Three dots stand for what is left out
 * here, the tags of further options among it:
 *
 * <pre>
 * [Kumite "1"]
 * [Game "brawler"]
 * [Version "1.0"]
 * [Seat "Ana"]
 * [Seat "Bo"]
 * [Option "bossCount" "3"]
 * [Seed "42"]
 * [Event "Club evening"]
 * 0 start ; boss-deck=9,7,11,5,4,10,6,0,3,2,1,8 ... #50cb9d
 * 1 choose deck:S deck:C ; health-1=1 health-1=4 health-1=6 health-2=3 health-2=2 health-2=1 #b311f9
 * 1 draw deck:S #742680
 * 1 draw deck:S #e7fdf9
 * [Takeover "2" "greedy:100"]
 * ...
 * 2 play card:H4 ; target=6 damage=12 #43a39c
 * 1 play card:SA ; ace-1=6 #35af2a
 * [Result "win 3" "win 3"]
 * </pre>
 *
 * <p>A line is the number of the seat, the action's notation, after a semicolon the results as
 * {@link Draw} writes them, and after a number sign a running check of everything so far. A record is
 * only ever appended to: cut off anywhere after its first line of play it resumes at its last whole
 * line. It contains hidden things and belongs to the owner of the match.
 *
 * <p>As in PGN, the owner of a match may say more about it: a {@link Note} is a line like a tag, with a name of the
 * owner's choice, among the tags or after any line of play. It is kept, and changes nothing of the match: nothing in it
 * is ever taken for an option or a path, and the running check leaves it out. There may be {@value #MAX_NOTES} of them.
 * When a match ends it says so itself, in a note called {@code Result} with the result and score of each seat, which is
 * not counted.
 *
 * <p>A match that is saved after each action need not be written again: {@link #textAfter} gives what is to be appended
 * to the file. An undo takes lines back; then the whole is to be {@linkplain #write written}. After a crash the file may
 * end in half a line, which {@link #read} leaves out and to which nothing may be appended. So whoever goes on with a file
 * reads it, writes what was read in its place, resumes, and from then on appends what comes after that.
 */
public final class MatchRecord {

  /** The version of this format. */
  public static final int FORMAT = 1;

  /** How many notes of its owner's a record may have; the result of the match is none of them. */
  public static final int MAX_NOTES = RecordParser.MAX_NOTES;

  /** The name of the note with which a match ends. */
  public static final String RESULT = "Result";

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
   * Something said about the match as a whole. Immutable.
   *
   * @param lineNumber the number of its line, from 1
   * @param name {@code Kumite}, {@code Game}, {@code Version}, {@code Seat}, {@code Option} or {@code Seed}
   * @param values one value, for an option its id and its value
   */
  public record Tag(int lineNumber, String name, List<String> values) {

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
   * Something that the owner of the match says about it, or its result. Immutable.
   *
   * @param lineNumber the number of its line, from 1; 0 if it is in no record yet
   * @param after how many lines of play stand before it, 0 among the tags
   * @param name a capital letter and up to 39 letters and digits, none of the names of {@link Tag}
   * @param values one to eight texts of at most 4,096 characters; of a result one for each seat
   */
  public record Note(int lineNumber, int after, String name, List<String> values) {

    private static final Pattern NAME = Pattern.compile("[A-Z][A-Za-z0-9]{0,39}");
    private static final int MAX_VALUES = 8;
    private static final int LONGEST = 4_096;

    /** Refuses what is no note. */
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
      }
    }

    /** Whether it is none of the owner's. */
    boolean isResult() {
      return name.equals(RESULT);
    }

    /**
     * This note as a record writes it.
     *
     * @return a line with its line break
     */
    public String text() {
      return RecordText.tag(name, values.toArray(String[]::new));
    }
  }

  /**
   * One action and what was drawn after it. Immutable.
   *
   * @param lineNumber the number of its line, from 1
   * @param seat the number of the seat, 0 for the start
   * @param notation the action, {@code start} for the start
   * @param draws the results in order
   * @param checksum the running check, six hexadecimal digits
   */
  public record Line(int lineNumber, int seat, String notation, List<Draw> draws, String checksum) {

    /** Copies the draws. */
    public Line {
      Objects.requireNonNull(notation, "notation must not be null");
      Objects.requireNonNull(draws, "draws must not be null");
      Objects.requireNonNull(checksum, "check must not be null");
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
    return new RecordParser(RecordText.withLineFeeds(Objects.requireNonNull(text, "text must not be null"))).parse();
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
   * Writes this record to a file in UTF-8, in place of what is there. The text goes to a temporary file of its own in the
   * same folder, is forced to the disk and then moved, so that the file holds the old text or the new one, whatever happens
   * in between; which of them after the machine itself has failed, the file system says. A file that is replaced keeps its
   * permissions. A new one is readable by its owner alone, where the file system knows permissions: a record holds what
   * is hidden from seats. Waits for the disk: after each action {@link #textAfter} is cheaper.
   *
   * @param file the file
   * @throws IOException if it cannot be written; the file is as it was
   */
  public void write(Path file) throws IOException {
    Objects.requireNonNull(file, "file must not be null");
    RecordText.write(text(), file);
  }

  /**
   * This record and more lines after its last one. Costs what is new.
   *
   * @param more whole lines, as {@link #textAfter} gives them, or the beginning of such
   * @return the longer record, up to its last whole line
   * @throws RecordException if a line is damaged; it is named
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

  /** How many lines this record has. */
  int size() {
    int last = lines.get(lines.size() - 1).lineNumber();
    return notes.isEmpty() ? last : Math.max(last, notes.get(notes.size() - 1).lineNumber());
  }

  /**
   * This record with a note of its owner's: after its last line, or among the tags if nothing has been played.
   *
   * @param name such as {@code Event}; {@code Result} is for the match itself
   * @param values what it says
   * @return the longer record
   * @throws IllegalArgumentException if name or values are none of a {@link Note}, or there are {@value #MAX_NOTES}
   *     notes of the owner's already
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

  /**
   * A note of the owner's; for engines.
   *
   * @param notes those that there are
   * @param after how many lines of play stand before it
   * @param name its name
   * @param values what it says
   * @return the note
   * @throws IllegalArgumentException if name or values are none of a {@link Note}, or there are {@value #MAX_NOTES}
   *     notes of the owner's already
   */
  public static Note ownNote(List<Note> notes, int after, String name, String... values) {
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
   * What is to be appended to a file that holds an earlier record of the same match. Costs what is new where both come
   * from {@link Match#record()} or {@link #append}.
   *
   * @param earlier the record as it was written
   * @return the text after it; empty if this record does not begin with it, as after an undo
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
   * The same, with the word of the matches' owner that the directories which its options name
   * ({@link Option.Type#DIRECTORY}) may be read: for a record that comes from this owner's own matches. Without it such
   * a record is not resumed, since a stranger could name any directory. A record from {@link Match#record()} has it.
   *
   * @return an equal record
   */
  public MatchRecord asTrusted() {
    return trusted ? this : new MatchRecord(roll, length, tags, lines.size(), notes, true);
  }

  /**
   * Whether directories that this record names may be read.
   *
   * @return true of what {@link #asTrusted()} and {@link Match#record()} give
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
    return RecordText.header(game, version, seats, options, seed);
  }

  /**
   * The whole text, ending in a line break; made each time.
   *
   * @return the text, without a broken last line
   */
  public String text() {
    return roll.start(length);
  }

  /**
   * What must be known to resume the match.
   *
   * @return the tags in order, without the owner's {@link #notes}, an immutable list
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
   * What else is said about the match: the owner's notes, and at its end {@code Result}, which has one value for each
   * seat, such as {@code win 12}, {@code draw 3}, {@code loss 0} or {@code none}.
   *
   * @return the notes in order, an immutable list
   */
  public List<Note> notes() {
    return notes;
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
