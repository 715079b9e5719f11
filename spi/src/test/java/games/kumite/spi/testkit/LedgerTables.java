package games.kumite.spi.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The tables and drawings of the ledger {@code RULES.md} of the module under test, for comparison with its content. A
 * row is a map from headings, in their own case, to texts, in the order of the columns; {@code -} is empty. A second
 * column with the same heading gets the key with {@code again} added, a third one once more.
 */
public final class LedgerTables {

  private static final Path LEDGER = Path.of("RULES.md");
  private static final Pattern TITLE = Pattern.compile("^(#+ |(- )?\\*\\*)");
  private static final Pattern TICKED = Pattern.compile("`([^`]*)`");
  private static final String FENCE = "```";

  private LedgerTables() {}

  /**
   * Returns the rows of the first table below a line.
   *
   * @param line how a heading, a rule or a line in bold type begins, such as {@code Monsters}
   * @return the rows in order, at least one
   * @throws IllegalStateException if there is no such line, or no table before the next heading
   */
  public static List<Map<String, String>> below(String line) {
    return below(line, 1);
  }

  /**
   * Returns the rows of one of several tables below a line.
   *
   * @param line how a heading, a rule or a line in bold type begins
   * @param table 1 for the first table before the next heading
   * @return the rows in order, at least one
   * @throws IllegalStateException if there is no such line, or no such table before the next heading
   */
  public static List<Map<String, String>> below(String line, int table) {
    List<Map<String, String>> rows = new ArrayList<>();
    List<String> columns = List.of();
    int number = 0;
    for (String each : section(line)) {
      if (!each.startsWith("|")) {
        columns = List.of();
      } else if (columns.isEmpty()) {
        columns = cells(each);
        number++;
      } else if (number == table && !each.startsWith("|--")) {
        rows.add(row(columns, cells(each)));
      }
    }
    if (rows.isEmpty()) {
      throw new IllegalStateException("the ledger has no table " + table + " below " + line);
    }
    return rows;
  }

  /**
   * Returns the lines from below a line to the next heading.
   *
   * @param line how a heading, a rule or a line in bold type begins
   * @return the lines as they are; none if there is no such line
   */
  public static List<String> section(String line) {
    List<String> section = new ArrayList<>();
    String title = TITLE.matcher(line).replaceFirst("");
    boolean isBelow = false;
    for (String each : lines()) {
      if (isBelow && each.startsWith("#")) {
        break;
      }
      if (isBelow) {
        section.add(each);
      } else {
        isBelow = TITLE.matcher(each).find() && TITLE.matcher(each).replaceFirst("").startsWith(title);
      }
    }
    return section;
  }

  /**
   * Returns the drawing between fences below a line.
   *
   * @param line how a heading, a rule or a line in bold type begins
   * @return its lines without blanks at their ends
   * @throws IllegalStateException if there is none before the next heading
   */
  public static List<String> drawing(String line) {
    List<String> drawing = new ArrayList<>();
    boolean isInside = false;
    for (String each : section(line)) {
      if (each.startsWith(FENCE) && isInside) {
        return drawing;
      }
      if (isInside) {
        drawing.add(each.stripTrailing());
      }
      isInside |= each.startsWith(FENCE);
    }
    throw new IllegalStateException("the ledger has no drawing below " + line);
  }

  /**
   * Returns the first line with a beginning.
   *
   * @param beginning its first characters
   * @return the line
   * @throws IllegalStateException if there is none
   */
  public static String line(String beginning) {
    return lines().stream().filter(each -> each.startsWith(beginning)).findFirst()
        .orElseThrow(() -> new IllegalStateException("the ledger has no line " + beginning));
  }

  /**
   * Returns the texts in back-ticks.
   *
   * @param text any text
   * @return the texts in order, without the ticks
   */
  public static List<String> ticked(String text) {
    return TICKED.matcher(text).results().map((MatchResult found) -> found.group(1)).toList();
  }

  /**
   * Returns the ledger.
   *
   * @return its lines
   */
  public static List<String> lines() {
    try {
      return Files.readAllLines(LEDGER);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Map<String, String> row(List<String> columns, List<String> cells) {
    List<String> names = new ArrayList<>();
    for (String column : columns) {
      String name = column;
      while (names.contains(name)) {
        name += " again";
      }
      names.add(name);
    }
    Map<String, String> row = new TreeMap<>(Comparator.comparingInt(name -> place(names, name)));
    for (int i = 0; i < names.size(); i++) {
      row.put(names.get(i), cells.get(i).equals("-") ? "" : cells.get(i));
    }
    return Collections.unmodifiableMap(row);
  }

  private static int place(List<String> names, String name) {
    int place = names.size() - 1;
    while (place >= 0 && !names.get(place).equalsIgnoreCase(name)) {
      place--;
    }
    return place;
  }

  private static List<String> cells(String line) {
    List<String> cells = new ArrayList<>();
    for (String cell : line.substring(1, line.lastIndexOf('|')).split("\\|", -1)) {
      cells.add(cell.strip());
    }
    return cells;
  }
}
