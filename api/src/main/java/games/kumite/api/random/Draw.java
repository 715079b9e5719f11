package games.kumite.api.random;

import java.util.List;
import java.util.Objects;

/**
 * A result that a {@link RandomSource} gave.
 *
 * @param label the purpose of the draw
 * @param subject the number of the subject, usually a seat number; 0 for none
 * @param results a single face or index, or the permutation of a shuffle
 */
public record Draw(String label, int subject, List<Integer> results) {

  /** Validates and copies the components. */
  public Draw {
    Objects.requireNonNull(label, "label must not be null");
    Objects.requireNonNull(results, "results must not be null");
    results = List.copyOf(results);
  }

  /**
   * Returns a draw with a single result.
   *
   * @param label the purpose of the draw
   * @param subject the number of the subject, 0 for none
   * @param result the face or index
   * @return the draw
   */
  public static Draw of(String label, int subject, int result) {
    return new Draw(label, subject, List.of(result));
  }

  /**
   * Returns a draw of a shuffle.
   *
   * @param label the purpose of the shuffle
   * @param subject the number of the subject, 0 for none
   * @param order the permutation
   * @return the draw
   */
  public static Draw of(String label, int subject, int[] order) {
    Objects.requireNonNull(order, "order must not be null");
    Integer[] places = new Integer[order.length];
    for (int i = 0; i < places.length; i++) {
      places[i] = order[i];
    }
    return new Draw(label, subject, List.of(places));
  }

  /**
   * Returns the name of a draw in scripts and records. It is the label, followed by a hyphen and the subject if there
   * is one.
   *
   * @param label the purpose of the draw
   * @param subject the number of the subject, 0 for none
   * @return the name, such as {@code speed-2} or {@code target}
   */
  public static String name(String label, int subject) {
    return subject == 0 ? label : label + "-" + subject;
  }

  /**
   * Returns this draw as a record writes it.
   *
   * @return the text, such as {@code speed-2=17}; for a shuffle {@code deck=3,0,2,1}
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(name(label, subject)).append('=');
    for (int i = 0; i < results.size(); i++) {
      text.append(i == 0 ? "" : ",").append(results.get(i));
    }
    return text.toString();
  }
}
