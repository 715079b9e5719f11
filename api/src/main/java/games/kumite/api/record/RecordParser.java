package games.kumite.api.record;

import games.kumite.api.internal.Quoting;
import games.kumite.api.random.Draw;
import java.util.ArrayList;
import java.util.List;

/** The parser of a {@link MatchRecord}'s text. */
final class RecordParser {

  /** The first version of the format, which is still read. */
  private static final int FIRST_FORMAT = 1;

  private static final String RESULTS = " ; ";
  private static final String CHECK = " #";
  private static final int CHECK_LENGTH = CHECK.length() + 6;
  private static final int MAX_SEAT = 9_999;
  private static final int MAX_SUBJECT = 999_999_999;
  private static final int NO_NUMBER = -1;

  /** The largest number of owner's notes, so that an untrusted file cannot hold a million. */
  static final int MAX_NOTES = 10_000;

  static final String TOO_MANY = "a record must have at most " + MAX_NOTES + " notes";

  static final List<String> ORDER = List.of("Kumite", "Game", "Version", "Seat", "Option", "Seed");

  private final String text;
  private List<MatchRecord.Tag> tags = List.of();
  private final List<MatchRecord.Line> lines;
  private List<MatchRecord.Note> notes = List.of();
  private boolean hasOwnNotes;
  private boolean hasResult;
  private int linesBefore;
  private int number;

  RecordParser(String text) {
    this.text = text;
    this.lines = new ArrayList<>(1);
  }

  /** Returns the lines of play that come after those of a record. */
  List<MatchRecord.Line> more(MatchRecord record) {
    number = record.size();
    linesBefore = record.lines().size();
    notes = record.notes();
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      number++;
      line(start, end);
      start = end + 1;
    }
    return lines;
  }

  /** Returns all notes, including those of the record that is continued. */
  List<MatchRecord.Note> notes() {
    return notes;
  }

  private void line(int start, int end) {
    if (start == end || text.charAt(start) != '[') {
      play(start, end);
    } else if (hasStarted()) {
      note(text.substring(start, end), linesBefore + lines.size());
    } else {
      tag(text.substring(start, end));
    }
  }

  private boolean hasStarted() {
    return linesBefore > 0 || !lines.isEmpty();
  }

  MatchRecord parse() {
    tags = new ArrayList<>();
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      number++;
      if (number == 1 && !text.startsWith("[Kumite \"")) {
        throw broken("a record begins with [Kumite \"" + MatchRecord.FORMAT + "\"], was " + quoted(start, end));
      }
      line(start, end);
      start = end + 1;
    }
    if (lines.isEmpty()) {
      number++;
      throw broken("the record ends before its match starts"
          + (start < text.length() ? "; the last line is broken off" : ""));
    }
    return MatchRecord.of(text.substring(0, start), tags, lines, notes);
  }

  private void tag(String line) {
    int space = line.indexOf(' ');
    String name = name(line);
    int place = ORDER.indexOf(name);
    if (place < 0) {
      note(line, 0);
      return;
    }
    if (!notes.isEmpty()) {
      throw broken("tag " + name + " must stand before the owner's notes");
    }
    List<String> values = values(line, space);
    if (values.size() != (name.equals("Option") ? 2 : 1)) {
      throw broken("tag " + name + " needs " + (name.equals("Option") ? "two values" : "one value")
          + ", was " + Quoting.quoted(line));
    }
    int last = tags.isEmpty() ? -1 : ORDER.indexOf(tags.get(tags.size() - 1).name());
    boolean repeatable = name.equals("Seat") || name.equals("Option");
    if (place < last || place == last && !repeatable) {
      throw broken("tags come in the order " + String.join(", ", ORDER) + "; " + name + " is out of place");
    }
    if (name.equals("Kumite") && !isFormat(values.get(0))) {
      throw broken("this is format " + Quoting.quoted(values.get(0)) + " of records; this version of Kumite"
          + " reads formats " + FIRST_FORMAT + " to " + MatchRecord.FORMAT);
    }
    tags.add(new MatchRecord.Tag(number, name, values));
  }

  private static boolean isFormat(String value) {
    int format = number(value, 0, value.length(), MatchRecord.FORMAT);
    return format >= FIRST_FORMAT;
  }

  private static String name(String line) {
    int space = line.indexOf(' ');
    return space < 0 ? "" : line.substring(1, space);
  }

  private void note(String line, int after) {
    String name = name(line);
    if (ORDER.contains(name)) {
      throw broken("tag " + name + " must stand before the first line of play");
    }
    copyNotes();
    boolean isResult = name.equals(MatchRecord.RESULT);
    if (isResult && after == 0) {
      throw broken("a result stands after the last line of play");
    }
    if (isResult && hasResult) {
      throw broken("a record has one result, this is the second");
    }
    if (!isResult && notes.size() - (hasResult ? 1 : 0) == MAX_NOTES) {
      throw broken(TOO_MANY);
    }
    hasResult |= isResult;
    List<String> values = values(line, line.indexOf(' '));
    try {
      notes.add(new MatchRecord.Note(number, after, name, values));
    } catch (IllegalArgumentException refused) {
      throw broken(refused.getMessage());
    }
  }

  /** Takes over the notes of the record that is continued, before the first note is added to them. */
  private void copyNotes() {
    if (!hasOwnNotes) {
      hasResult = notes.stream().anyMatch(MatchRecord.Note::isResult);
      notes = new ArrayList<>(notes);
      hasOwnNotes = true;
    }
  }

  private List<String> values(String line, int from) {
    List<String> values = new ArrayList<>();
    int at = from < 0 ? line.length() : from;
    while (at < line.length() - 1) {
      if (!line.startsWith(" \"", at)) {
        throw broken("a tag is [Name \"value\"], was " + Quoting.quoted(line));
      }
      StringBuilder value = new StringBuilder();
      at += 2;
      for (; at < line.length() && line.charAt(at) != '"'; at++) {
        char c = line.charAt(at);
        if (c == '\\' && at + 1 < line.length()) {
          c = switch (line.charAt(++at)) {
            case 'n' -> '\n';
            case 'r' -> '\r';
            case '\\' -> '\\';
            case '"' -> '"';
            default -> throw broken("unknown escape in " + Quoting.quoted(line));
          };
        }
        value.append(c);
      }
      values.add(value.toString());
      at++;
    }
    if (at != line.length() - 1 || line.charAt(at) != ']') {
      throw broken("a tag ends in \"], was " + Quoting.quoted(line));
    }
    return values;
  }

  private void play(int start, int end) {
    if (!hasStarted()) {
      checkTags();
    }
    int hash = end - CHECK_LENGTH;
    if (hash < start + 1 || !isCheck(hash, end)) {
      throw broken("a line of play ends in # and six hexadecimal digits, was " + quoted(start, end));
    }
    int semicolon = results(start, hash);
    boolean hasDraws = semicolon >= 0;
    int actionEnd = hasDraws ? semicolon : hash;
    int space = indexOf(' ', start, end);
    int seat = number(text, start, space, MAX_SEAT);
    if (seat == NO_NUMBER || space >= actionEnd - 1) {
      throw broken("a line of play begins with a seat's number and an action, was " + quoted(start, end));
    }
    String notation = text.substring(space + 1, actionEnd);
    if (seat == 0 == hasStarted() || seat == 0 && !notation.equals("start")) {
      throw broken(hasStarted() ? "seat 0 only starts the match" : "play begins with 0 start, was " + quoted(start, end));
    }
    lines.add(new MatchRecord.Line(number, seat, notation,
        hasDraws ? draws(semicolon + RESULTS.length(), hash) : List.of(), text.substring(hash + CHECK.length(), end)));
  }

  /** Returns the place of the mark between the action and its results, -1 if there is none. */
  private int results(int from, int to) {
    int at = indexOf(RESULTS.charAt(0), from, to);
    while (at >= 0 && (at + RESULTS.length() > to || !text.startsWith(RESULTS, at))) {
      at = indexOf(RESULTS.charAt(0), at + 1, to);
    }
    return at;
  }

  /** Returns the first place of a character in a part of the text, -1 if there is none. Never looks at other lines. */
  private int indexOf(char wanted, int from, int to) {
    for (int at = from; at < to; at++) {
      if (text.charAt(at) == wanted) {
        return at;
      }
    }
    return -1;
  }

  private int lastIndexOf(char wanted, int from, int to) {
    int at = to - 1;
    while (at >= from && text.charAt(at) != wanted) {
      at--;
    }
    return at >= from ? at : -1;
  }

  private boolean isCheck(int hash, int end) {
    boolean isCheck = text.startsWith(CHECK, hash);
    for (int at = hash + CHECK.length(); at < end; at++) {
      char c = text.charAt(at);
      isCheck &= c >= '0' && c <= '9' || c >= 'a' && c <= 'f';
    }
    return isCheck;
  }

  /** Returns a number in its shortest notation, {@link #NO_NUMBER} if part of the text is not one up to a maximum. */
  private static int number(String text, int from, int to, int max) {
    if (to <= from || text.charAt(from) == '0' && to > from + 1) {
      return NO_NUMBER;
    }
    long number = 0;
    for (int at = from; at < to; at++) {
      int digit = text.charAt(at) - '0';
      number = number * 10 + digit;
      if (digit < 0 || digit > 9 || number > max) {
        return NO_NUMBER;
      }
    }
    return (int) number;
  }

  private void checkTags() {
    for (String needed : List.of("Kumite", "Game", "Version")) {
      if (tags.stream().noneMatch(tag -> tag.name().equals(needed))) {
        throw broken("tag " + needed + " is missing before the first line of play");
      }
    }
  }

  private List<Draw> draws(int from, int to) {
    Draw[] draws = new Draw[count(' ', from, to) + 1];
    int start = from;
    for (int i = 0; i < draws.length; i++) {
      int end = i == draws.length - 1 ? to : indexOf(' ', start, to);
      draws[i] = draw(start, end);
      start = end + 1;
    }
    return draws.length == 1 ? List.of(draws[0]) : List.of(draws);
  }

  private int count(char wanted, int from, int to) {
    int count = 0;
    for (int at = from; at < to; at++) {
      count += text.charAt(at) == wanted ? 1 : 0;
    }
    return count;
  }

  private Draw draw(int start, int end) {
    int equals = indexOf('=', start, end);
    if (equals <= start) {
      throw brokenResult(start, end);
    }
    List<Integer> values = results(start, equals + 1, end);
    int hyphen = lastIndexOf('-', start, equals);
    int subject = hyphen <= start ? NO_NUMBER : number(text, hyphen + 1, equals, MAX_SUBJECT);
    return subject > 0 ? new Draw(text.substring(start, hyphen), subject, values)
        : new Draw(text.substring(start, equals), 0, values);
  }

  private List<Integer> results(int start, int from, int to) {
    if (from == to) {
      return List.of();
    }
    Integer[] values = new Integer[count(',', from, to) + 1];
    int next = from;
    for (int i = 0; i < values.length; i++) {
      int comma = i == values.length - 1 ? to : indexOf(',', next, to);
      int value = number(text, next, comma, Integer.MAX_VALUE);
      if (value == NO_NUMBER) {
        throw brokenResult(start, to);
      }
      values[i] = value;
      next = comma + 1;
    }
    return values.length == 1 ? List.of(values[0]) : List.of(values);
  }

  private RecordException brokenResult(int start, int end) {
    return broken("a result is label=number, was " + quoted(start, end));
  }

  private String quoted(int start, int end) {
    return Quoting.quoted(text.substring(start, end));
  }

  private RecordException broken(String why) {
    return new RecordException(number, why);
  }
}
