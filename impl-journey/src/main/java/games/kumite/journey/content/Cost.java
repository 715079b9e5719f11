package games.kumite.journey.content;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The cost of each use of a card (JW-CRD-05, JW-RUL-63): {@code chi 4, AP 1}.
 *
 * @param chi chi points
 * @param health health points; 1 must be left (JW-CRD-06)
 * @param ap action points (JW-CRD-07)
 */
public record Cost(int chi, int health, int ap) {

  /** No cost. */
  public static final Cost NOTHING = new Cost(0, 0, 0);

  private static final Pattern FORM =
      Pattern.compile("(?:chi ([1-9]))?(?:, ?)?(?:health ([1-9]))?(?:, ?)?(?:AP ([1-2]))?");

  /**
   * Reads a cost; an empty text means no cost.
   *
   * @throws IllegalArgumentException if the text is not a cost
   */
  static Cost parse(String text) {
    Matcher m = FORM.matcher(text);
    Cost cost = m.matches() ? new Cost(number(m.group(1)), number(m.group(2)), number(m.group(3))) : NOTHING;
    if (!cost.text().replace(" ", "").equals(text.replace(" ", ""))) {
      throw new IllegalArgumentException("a cost must be like \"chi 3, health 1, AP 1\", was \"" + text + "\"");
    }
    return cost;
  }

  private static int number(@Nullable String digits) {
    return digits == null ? 0 : Integer.parseInt(digits);
  }

  /** Returns the cost in the notation of the ledger. */
  public String text() {
    List<String> parts = new ArrayList<>();
    if (chi > 0) {
      parts.add("chi " + chi);
    }
    if (health > 0) {
      parts.add("health " + health);
    }
    if (ap > 0) {
      parts.add("AP " + ap);
    }
    return String.join(", ", parts);
  }
}
