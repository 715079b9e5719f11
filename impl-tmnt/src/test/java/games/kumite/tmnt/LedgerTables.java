package games.kumite.tmnt;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tables of the ledger: every row as a map from the heading of its column, in small letters, to its text. A second
 * column of the same heading is called so {@code again}.
 */
public final class LedgerTables {

  private static final Path LEDGER = Path.of("RULES.md");

  private LedgerTables() {}

  /**
   * The rows of the first table below a heading.
   *
   * @param heading the beginning of the line after its number signs, such as {@code Monsters}
   */
  public static List<Map<String, String>> below(String heading) {
    List<Map<String, String>> rows = new ArrayList<>();
    List<String> columns = List.of();
    boolean isBelow = false;
    for (String line : lines()) {
      if (line.startsWith("#")) {
        if (isBelow) {
          break;
        }
        isBelow = line.replaceFirst("^#+ ", "").startsWith(heading);
      } else if (isBelow && line.startsWith("|")) {
        List<String> cells = cells(line);
        if (columns.isEmpty()) {
          columns = cells.stream().map(String::toLowerCase).toList();
        } else if (!cells.get(0).startsWith("---")) {
          rows.add(row(columns, cells));
        }
      }
    }
    if (rows.isEmpty()) {
      throw new IllegalStateException("the ledger has no table below " + heading);
    }
    return rows;
  }

  /** The lines of the ledger. */
  private static List<String> lines() {
    try {
      return Files.readAllLines(LEDGER);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Map<String, String> row(List<String> columns, List<String> cells) {
    Map<String, String> row = new LinkedHashMap<>();
    for (int i = 0; i < columns.size(); i++) {
      String column = row.containsKey(columns.get(i)) ? columns.get(i) + " again" : columns.get(i);
      row.put(column, cells.get(i).equals("-") ? "" : cells.get(i));
    }
    return row;
  }

  private static List<String> cells(String line) {
    List<String> cells = new ArrayList<>();
    for (String cell : line.substring(1, line.lastIndexOf('|')).split("\\|", -1)) {
      cells.add(cell.strip());
    }
    return cells;
  }
}
