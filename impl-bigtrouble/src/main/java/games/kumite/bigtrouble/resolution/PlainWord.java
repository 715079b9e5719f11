package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.Shape;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;

/** A word that names neither heroes nor a space. Immutable. */
public class PlainWord extends InstantWord {

  /** The hero for whom such a word is. */
  public enum Of {
    /** Self, in its own interest. */
    SELF,
    /** The player who decides. */
    DECIDER,
    /** The group: it is the same for every self. */
    GROUP
  }

  /** A test whether it would change something. */
  @FunctionalInterface
  public interface Test {

    /** Returns whether an effect would change something. */
    boolean changes(GameState state, Effect effect, EffectContext on);
  }

  /** The execution of an effect. */
  @FunctionalInterface
  public interface Execution {

    /** Carries out an effect. */
    void execute(GameState state, Effect effect, EffectContext on, Bottom bottom);
  }

  private final Of of;
  private final Test test;
  private final Execution execution;

  /**
   * Creates a word.
   *
   * @param number the number in keys, of no other word
   * @param word the word
   * @param shape the form of its arguments
   * @param bearing its bearing on the order of texts
   * @param of the hero for whom it is
   * @param test tests whether it would change something
   * @param execution carries it out
   */
  public PlainWord(int number, String word, Shape shape, Bearing bearing, Of of, Test test, Execution execution) {
    super(number, word, shape, bearing);
    this.of = of;
    this.test = test;
    this.execution = execution;
  }

  @Override
  public final boolean isOfSelf() {
    return of == Of.SELF;
  }

  @Override
  public final boolean isSameForAll(Effect effect) {
    return of == Of.GROUP;
  }

  @Override
  public final boolean changes(GameState state, Effect effect, EffectContext on) {
    return test.changes(state, effect, on);
  }

  @Override
  public final void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
    execution.execute(state, effect, on, bottom);
  }
}
