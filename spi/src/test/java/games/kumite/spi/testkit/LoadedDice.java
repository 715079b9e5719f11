package games.kumite.spi.testkit;

import games.kumite.api.random.Draw;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.ScriptedRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The loaded dice of a real table: results are set by name while the game goes on, a roll without a set result is an
 * error, and past rolls are kept with the kind of die.
 *
 * <p>Copies are the same dice, because a table has only one set.
 */
public final class LoadedDice implements RandomSource {

  private final Map<String, Integer> usual = new TreeMap<>();
  private final ScriptedRandom script = new ScriptedRandom(new Usual());
  private final List<Roll> rolls = new ArrayList<>();

  /** Creates dice without set results. */
  public LoadedDice() {}

  /**
   * A die that was rolled, or a shuffle of a number of things.
   *
   * @param name the label, with a hyphen and the subject if there is one
   * @param sides the number of sides, or of things
   * @param results the face, the index, or the order
   */
  public record Roll(String name, int sides, List<Integer> results) {

    /** Returns a text such as {@code speed-1=18}. */
    @Override
    public String toString() {
      return name + "=" + results.stream().map(String::valueOf).reduce((a, b) -> a + "," + b).orElse("");
    }

    /**
     * Returns the kind of die.
     *
     * @return a text such as {@code speed-1 d20}
     */
    public String die() {
      return name + " d" + sides;
    }
  }

  /**
   * Sets results, after those already set.
   *
   * @param results results such as {@code speed-1=18 health-2=6,6,6}: several numbers are several dice
   * @return each die as a roll is expected to show it
   */
  public List<String> lay(String results) {
    List<String> expected = new ArrayList<>();
    for (String word : words(results)) {
      String name = word.substring(0, word.indexOf('='));
      for (String face : word.substring(name.length() + 1).split(",")) {
        script.put(name, Integer.parseInt(face));
        expected.add(name + "=" + face);
      }
    }
    return expected;
  }

  /**
   * Sets the results of dice for which nothing else is set.
   *
   * @param results results such as {@code speed-1=20 damage=1}; a blank text removes them
   */
  public void layUsual(String results) {
    usual.clear();
    for (String word : words(results)) {
      usual.put(word.substring(0, word.indexOf('=')), Integer.parseInt(word.substring(word.indexOf('=') + 1)));
    }
  }

  /**
   * Sets the order of a shuffle.
   *
   * @param name the label, with a hyphen and the subject if there is one
   * @param order indexes from 0, the first things of the new order
   */
  public void layOrder(String name, int... order) {
    script.putPermutation(name, order);
  }

  /**
   * Returns whether a set result was not rolled yet.
   *
   * @return false if all set results have been used
   */
  public boolean isLeft() {
    return !script.isExhausted();
  }

  /**
   * Returns the rolls since the last call.
   *
   * @return the rolls in their order
   */
  public List<Roll> take() {
    List<Roll> taken = List.copyOf(rolls);
    rolls.clear();
    return taken;
  }

  @Override
  public int die(String label, int subject, int sides) {
    int face = script.die(label, subject, sides);
    rolls.add(new Roll(Draw.name(label, subject), sides, List.of(face)));
    return face;
  }

  @Override
  public int pick(String label, int subject, int count) {
    int index = script.pick(label, subject, count);
    rolls.add(new Roll(Draw.name(label, subject), count, List.of(index)));
    return index;
  }

  @Override
  public int[] permutation(String label, int subject, int count) {
    int[] order = script.permutation(label, subject, count);
    rolls.add(new Roll(Draw.name(label, subject), count, Draw.of(label, subject, order).results()));
    return order;
  }

  @Override
  public RandomSource split(String name) {
    return this;
  }

  @Override
  public LoadedDice copy() {
    return this;
  }

  static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
  }

  /** The source of results where none are set. */
  private final class Usual implements RandomSource {

    @Override
    public int die(String label, int subject, int sides) {
      Integer face = usual.get(Draw.name(label, subject));
      if (face == null) {
        throw new IllegalStateException("nobody laid down " + Draw.name(label, subject) + ", a d" + sides);
      }
      return face;
    }

    @Override
    public int pick(String label, int subject, int count) {
      throw new IllegalStateException("nobody laid down " + Draw.name(label, subject) + ", one of " + count);
    }

    @Override
    public int[] permutation(String label, int subject, int count) {
      throw new IllegalStateException("nobody laid down " + Draw.name(label, subject) + ", an order of " + count);
    }

    @Override
    public RandomSource split(String name) {
      return this;
    }

    @Override
    public RandomSource copy() {
      return this;
    }
  }
}
