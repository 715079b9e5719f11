package games.kumite.spi.testkit;

import java.util.List;

/** The first place where two texts differ, in readable form. */
final class TextDifference {

  private static final int LINES_BEFORE = 3;
  private static final int LONGEST = 400;
  private static final String END = "(no further line)";

  private TextDifference() {}

  /**
   * Returns the first line that differs, with the lines before it.
   *
   * @param expectedName the name of the first text
   * @param expected the first text
   * @param actualName the name of the second text
   * @param actual the second text
   */
  static String of(String expectedName, String expected, String actualName, String actual) {
    List<String> left = expected.lines().toList();
    List<String> right = actual.lines().toList();
    int at = 0;
    while (at < left.size() && at < right.size() && left.get(at).equals(right.get(at))) {
      at++;
    }
    StringBuilder text = new StringBuilder("first difference in line " + (at + 1) + ":\n");
    for (int i = Math.max(0, at - LINES_BEFORE); i < at; i++) {
      text.append("    ").append(shown(left.get(i), 0)).append('\n');
    }
    String one = at < left.size() ? left.get(at) : END;
    String other = at < right.size() ? right.get(at) : END;
    int from = Math.max(0, common(one, other) - LONGEST / 2);
    return text.append("  - ").append(shown(one, from)).append("   [").append(expectedName).append("]\n")
        .append("  + ").append(shown(other, from)).append("   [").append(actualName).append("]\n").toString();
  }

  private static int common(String one, String other) {
    int at = 0;
    while (at < one.length() && at < other.length() && one.charAt(at) == other.charAt(at)) {
      at++;
    }
    return at;
  }

  private static String shown(String line, int from) {
    int start = line.length() <= LONGEST ? 0 : Math.min(from, line.length());
    int end = Math.min(line.length(), start + LONGEST);
    return (start > 0 ? "... " : "") + line.substring(start, end) + (end < line.length() ? " ..." : "");
  }
}
