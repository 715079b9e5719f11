package games.kumite.api.record;

import games.kumite.api.internal.Quoting;
import games.kumite.api.random.Draw;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The parser of a {@link MatchRecord}'s text. */
final class RecordParser {

  private static final Pattern CHECK = Pattern.compile("[0-9a-f]{6}");
  private static final Pattern SEAT = Pattern.compile("0|[1-9][0-9]{0,3}");
  private static final Pattern RESULT = Pattern.compile("0|[1-9][0-9]{0,9}");
  private static final Pattern SUBJECT = Pattern.compile("[1-9][0-9]{0,8}");

  /** The largest number of owner's notes, so that an untrusted file cannot hold a million. */
  static final int MAX_NOTES = 10_000;

  static final String TOO_MANY = "a record must have at most " + MAX_NOTES + " notes";

  static final List<String> ORDER = List.of("Kumite", "Game", "Version", "Seat", "Option", "Seed");

  private final String text;
  private final List<MatchRecord.Tag> tags = new ArrayList<>();
  private final List<MatchRecord.Line> lines = new ArrayList<>();
  private final List<MatchRecord.Note> notes = new ArrayList<>();
  private boolean hasResult;
  private int linesBefore;
  private int number;

  RecordParser(String text) {
    this.text = text;
  }

  /** Returns the lines of play that come after those of a record. */
  List<MatchRecord.Line> more(MatchRecord record) {
    number = record.size();
    linesBefore = record.lines().size() - 1;
    lines.add(record.lines().get(linesBefore));
    notes.addAll(record.notes());
    hasResult = notes.stream().anyMatch(MatchRecord.Note::isResult);
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      number++;
      line(text.substring(start, end));
      start = end + 1;
    }
    return lines.subList(1, lines.size());
  }

  /** Returns all notes, including those of the record that is continued. */
  List<MatchRecord.Note> notes() {
    return notes;
  }

  private void line(String line) {
    if (!line.startsWith("[")) {
      play(line);
    } else if (lines.isEmpty()) {
      tag(line);
    } else {
      note(line, linesBefore + lines.size());
    }
  }

  MatchRecord parse() {
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      number++;
      String line = text.substring(start, end);
      if (number == 1 && !line.startsWith("[Kumite \"")) {
        throw broken("a record begins with [Kumite \"" + MatchRecord.FORMAT + "\"], was "
            + Quoting.quoted(line));
      }
      line(line);
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
    if (name.equals("Kumite") && !values.get(0).equals(String.valueOf(MatchRecord.FORMAT))) {
      throw broken("this is format " + Quoting.quoted(values.get(0)) + " of records; this version of Kumite"
          + " reads format " + MatchRecord.FORMAT);
    }
    tags.add(new MatchRecord.Tag(number, name, values));
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

  private void play(String line) {
    if (lines.isEmpty()) {
      checkTags();
    }
    int hash = line.length() - 8;
    if (hash < 1 || !line.startsWith(" #", hash) || !CHECK.matcher(line.substring(hash + 2)).matches()) {
      throw broken("a line of play ends in # and six hexadecimal digits, was " + Quoting.quoted(line));
    }
    String front = line.substring(0, hash);
    int semicolon = front.indexOf(" ; ");
    String action = semicolon < 0 ? front : front.substring(0, semicolon);
    int space = action.indexOf(' ');
    String seat = space < 0 ? action : action.substring(0, space);
    if (space < 0 || space == action.length() - 1 || !SEAT.matcher(seat).matches()) {
      throw broken("a line of play begins with a seat's number and an action, was " + Quoting.quoted(line));
    }
    String notation = action.substring(space + 1);
    boolean start = seat.equals("0");
    if (start != lines.isEmpty() || start && !notation.equals("start")) {
      throw broken(lines.isEmpty() ? "play begins with 0 start, was " + Quoting.quoted(line)
          : "seat 0 only starts the match");
    }
    lines.add(new MatchRecord.Line(number, Integer.parseInt(seat), notation,
        semicolon < 0 ? List.of() : draws(front.substring(semicolon + 3)), line.substring(hash + 2)));
  }

  private void checkTags() {
    for (String needed : List.of("Kumite", "Game", "Version")) {
      if (tags.stream().noneMatch(tag -> tag.name().equals(needed))) {
        throw broken("tag " + needed + " is missing before the first line of play");
      }
    }
  }

  private List<Draw> draws(String results) {
    List<Draw> draws = new ArrayList<>();
    for (String result : results.split(" ", -1)) {
      int equals = result.indexOf('=');
      if (equals < 1) {
        throw broken("a result is label=number, was " + Quoting.quoted(result));
      }
      List<Integer> values = new ArrayList<>();
      for (String value : result.substring(equals + 1).split(",", -1)) {
        if (value.isEmpty() && result.length() == equals + 1) {
          break;
        }
        if (!RESULT.matcher(value).matches() || Long.parseLong(value) > Integer.MAX_VALUE) {
          throw broken("a result is label=number, was " + Quoting.quoted(result));
        }
        values.add(Integer.valueOf(value));
      }
      String name = result.substring(0, equals);
      int hyphen = name.lastIndexOf('-');
      boolean hasSubject = hyphen > 0 && SUBJECT.matcher(name.substring(hyphen + 1)).matches();
      draws.add(new Draw(hasSubject ? name.substring(0, hyphen) : name,
          hasSubject ? Integer.parseInt(name.substring(hyphen + 1)) : 0, values));
    }
    return draws;
  }

  private RecordException broken(String why) {
    return new RecordException(number, why);
  }
}
