package games.kumite.journey.effect;

import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectRow;
import games.kumite.journey.state.GameState;

/** A word that acts once, for the owner of the card. Immutable. */
public class OwnerWord extends InstantWord {

  /** The execution of a word. */
  @FunctionalInterface
  public interface Execution {

    /** Carries out an effect. */
    void execute(GameState state, Effect effect, int owner);
  }

  private final Test test;
  private final Execution execution;

  /**
   * Creates a word.
   *
   * @param row its written part
   * @param test tests whether it would change anything, for the owner
   * @param wish tests whether the heuristic plays a card for it if it is useful, for the owner
   * @param execution carries it out
   */
  public OwnerWord(EffectRow row, Test test, Test wish, Execution execution) {
    super(row, wish);
    this.test = test;
    this.execution = execution;
  }

  @Override
  final boolean isUseful(GameState state, Effect effect, int owner, int by, int on) {
    return test.passes(state, effect, owner);
  }

  @Override
  final void execute(GameState state, Effect effect, CardResolution doing) {
    execution.execute(state, effect, doing.owner());
  }
}
