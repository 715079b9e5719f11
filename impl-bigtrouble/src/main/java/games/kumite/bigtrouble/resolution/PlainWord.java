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

  private final Of of;

  /** Creates a word; see the constructor of {@link InstantWord}. The subject is the seat of self, which may be none. */
  public PlainWord(int number, String word, Shape shape, Bearing bearing, Of of, Test test, Execution execution) {
    super(number, word, shape, bearing, test, execution);
    this.of = of;
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
    return test.changes(state, effect, on, on.self());
  }

  @Override
  public void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
    execution.execute(state, effect, on, on.self());
  }
}
