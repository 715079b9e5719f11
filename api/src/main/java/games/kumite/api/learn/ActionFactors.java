package games.kumite.api.learn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The factors of all action numbers of an encoding: the verb and the arguments of their notations. A program learns from
 * them what actions have in common where there are too many numbers to learn each alone. Immutable and thread-safe.
 *
 * <pre>{@code
 * ActionFactors factors = ActionFactors.of(Encoding.of(match));
 * int[] sizes = factors.words().stream().mapToInt(List::size).toArray(); // a table of weights for each factor
 * int[] first = factors.of(0);                                           // factors.words().get(0).get(first[0]) is its verb
 * }</pre>
 */
public final class ActionFactors {

  private final List<List<String>> words;
  private final int[][] factors;

  private ActionFactors(List<List<String>> words, int[][] factors) {
    this.words = words;
    this.factors = factors;
  }

  /**
   * Returns the factors of an encoding. Looks through all numbers, so call it once.
   *
   * @param encoding the encoding
   * @return the factors
   */
  public static ActionFactors of(Encoding encoding) {
    List<Map<String, Integer>> columns = new ArrayList<>();
    int[][] factors = new int[encoding.distinctActionCount()][];
    for (int number = 0; number < factors.length; number++) {
      String[] split = encoding.notation(number).split(" ");
      factors[number] = new int[split.length];
      for (int i = 0; i < split.length; i++) {
        if (i == columns.size()) {
          columns.add(new LinkedHashMap<>(Map.of("", 0)));
        }
        Map<String, Integer> column = columns.get(i);
        factors[number][i] = column.computeIfAbsent(split[i], word -> column.size());
      }
    }
    return new ActionFactors(columns.stream().map(column -> List.copyOf(column.keySet())).toList(), factors);
  }

  /**
   * Returns the words of each factor.
   *
   * @return the verbs, then the words of the first argument, and so on; the first word of each list is empty, for actions
   *     that have no such factor
   */
  public List<List<String>> words() {
    return words;
  }

  /**
   * Returns the factors of an action number.
   *
   * @param number a number from 0 to {@link Encoding#distinctActionCount()} - 1
   * @return for each list of {@link #words} the index of a word; a new array
   * @throws IndexOutOfBoundsException if there is no such number
   */
  public int[] of(int number) {
    int[] row = new int[words.size()];
    System.arraycopy(factors[number], 0, row, 0, factors[number].length);
    return row;
  }
}
