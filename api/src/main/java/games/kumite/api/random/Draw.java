package games.kumite.api.random;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * One result that a {@link RandomSource} gave.
 *
 * @param label what it was for
 * @param subject whom it was for, 0 for nobody in particular
 * @param results a single face or index, or the places of a shuffle
 */
public record Draw(String label, int subject, List<Integer> results) {

  /** Copies the list of results. */
  public Draw {
    Objects.requireNonNull(label, "label must not be null");
    Objects.requireNonNull(results, "results must not be null");
    results = List.copyOf(results);
  }

  /**
   * A single result.
   *
   * @param label what it was for
   * @param subject whom it was for, 0 for nobody in particular
   * @param result the face or index
   * @return the draw
   */
  public static Draw of(String label, int subject, int result) {
    return new Draw(label, subject, List.of(result));
  }

  /**
   * A shuffle.
   *
   * @param label what was shuffled
   * @param subject whom it was for, 0 for nobody in particular
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
   * The name under which scripts and records know a draw: the label, and after a hyphen the subject
   * if there is one.
   *
   * @param label what it is for
   * @param subject whom it is for, 0 for nobody in particular
   * @return such as {@code speed-2} or {@code target}
   */
  public static String name(String label, int subject) {
    return subject == 0 ? label : label + "-" + subject;
  }

  /**
   * This draw as a record writes it.
   *
   * @return such as {@code speed-2=17}, a shuffle as {@code deck=3,0,2,1}
   */
  @Override
  public String toString() {
    return name(label, subject) + "="
        + results.stream().map(String::valueOf).collect(Collectors.joining(","));
  }
}
