package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.Shape;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;

/** A word that applies to each of the heroes that it names. Immutable. */
public class HeroWord extends InstantWord {

  /** A test whether it would change something for a hero. */
  @FunctionalInterface
  public interface Test {

    /** The test of a word that always changes something. */
    Test ALWAYS = (state, effect, on, seat) -> true;

    /** Returns whether an effect would change something for a hero. */
    boolean changes(GameState state, Effect effect, EffectContext on, int seat);
  }

  /** The execution of an effect on a hero. */
  @FunctionalInterface
  public interface Execution {

    /** Carries out an effect on a hero. */
    void execute(GameState state, Effect effect, EffectContext on, int seat);
  }

  private final Test test;
  private final Execution execution;

  /**
   * Creates a word.
   *
   * @param number the number in keys, of no other word
   * @param word the word
   * @param shape the form of its arguments
   * @param bearing its bearing on the order of texts
   * @param test tests whether it would change something for a hero
   * @param execution carries it out on a hero
   */
  public HeroWord(int number, String word, Shape shape, Bearing bearing, Test test, Execution execution) {
    super(number, word, shape, bearing);
    this.test = test;
    this.execution = execution;
  }

  /** Returns whether an effect would change something for a hero. */
  final boolean changes(GameState state, Effect effect, EffectContext on, int seat) {
    return test.changes(state, effect, on, seat);
  }

  /** Carries out an effect on a hero. */
  final void apply(GameState state, Effect effect, EffectContext on, int seat) {
    execution.execute(state, effect, on, seat);
  }

  @Override
  public final boolean changes(GameState state, Effect effect, EffectContext on) {
    for (int left = TargetResolution.of(state, effect.target(), on); left != 0; left &= left - 1) {
      if (changes(state, effect, on, Integer.numberOfTrailingZeros(left))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public final void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
    if (TargetResolution.isChosen(effect.target(), on)) {
      state.then(new ChooseAffectedHero(effect.target(), on, effect, null));
      return;
    }
    int seats = TargetResolution.of(state, effect.target(), on);
    for (int i = 0; i < state.seats(); i++) { // BT-RUL-70
      int seat = (state.leader() + i) % state.seats();
      if ((seats >> seat & 1) != 0) {
        state.then(new ApplyToHero(effect, on, seat));
      }
    }
  }
}
