package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectWord;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.Shape;
import games.kumite.bigtrouble.resolution.Bearing.Nature;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import org.jspecify.annotations.Nullable;

/**
 * A word that does something at once. One object says all of it: how it is written, where it may stand, whether it would
 * change anything, and what it does. Immutable.
 */
public abstract class InstantWord implements EffectWord {

  /** A test of a word. */
  @FunctionalInterface
  public interface Test {

    /** The test of a word that always changes something. */
    Test ALWAYS = (state, effect, on, subject) -> true;

    /** Returns whether an effect would change something for its subject: a hero's seat or a space. */
    boolean changes(GameState state, Effect effect, EffectContext on, int subject);
  }

  /** The execution of a word. */
  @FunctionalInterface
  public interface Execution {

    /** Carries out an effect on its subject: a hero's seat or a space. */
    void execute(GameState state, Effect effect, EffectContext on, int subject);
  }

  private final int number;
  private final String word;
  private final Shape shape;
  private final Bearing bearing;
  final Test test;
  final Execution execution;

  /**
   * Creates a word.
   *
   * @param number the number in keys, of no other word
   * @param word the word
   * @param shape the form of its arguments
   * @param bearing its bearing on the order of texts
   * @param test tests whether it would change something
   * @param execution carries it out
   */
  InstantWord(int number, String word, Shape shape, Bearing bearing, Test test, Execution execution) {
    this.number = number;
    this.word = word;
    this.shape = shape;
    this.bearing = bearing;
    this.test = test;
    this.execution = execution;
  }

  /** Returns the word of an effect that happens at once. */
  static InstantWord of(Effect effect) {
    if (effect.verb() instanceof InstantWord word) {
      return word;
    }
    throw new IllegalStateException(effect + " cannot be carried out at once");
  }

  /** Returns whether an effect would change something (BT-RUL-94). */
  public abstract boolean changes(GameState state, Effect effect, EffectContext on);

  /** Carries out an effect; {@code bottom} matters to a look at cards only. */
  public abstract void execute(GameState state, Effect effect, EffectContext on, Bottom bottom);

  /** Carries out an effect up to a number of times, as long as the player wants; for words that can be repeated. */
  public void repeat(GameState state, Effect effect, EffectContext on, int times) {
    throw new IllegalStateException(word + " cannot be repeated");
  }

  /** Returns whether an effect is the same for every self. */
  public boolean isSameForAll(Effect effect) {
    return false;
  }

  /** Returns whether it depends on the kind of card on which it is printed (BT-DIE-10). */
  public boolean dependsOnSource() {
    return false;
  }

  /** Returns its bearing on the order of texts. */
  final Bearing bearing() {
    return bearing;
  }

  /** Returns bits of the conditions that an effect may change now. */
  public int brings(GameState state, Effect effect) {
    return bearing.brings();
  }

  @Override
  public final int number() {
    return number;
  }

  @Override
  public final String word() {
    return word;
  }

  @Override
  public final Shape shape() {
    return shape;
  }

  @Override
  public final Nature nature() {
    return lasting() == null ? Nature.INSTANT : Nature.EITHER;
  }

  @Override
  public @Nullable LastingWord lasting() {
    return null;
  }

  @Override
  public final String toString() {
    return word;
  }
}
