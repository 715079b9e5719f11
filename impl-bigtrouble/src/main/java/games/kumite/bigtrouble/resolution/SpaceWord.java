package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectPlace;
import games.kumite.bigtrouble.content.vocabulary.Shape;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;

/** A word that applies to the space that it names, or to one of several of the player's choice. Immutable. */
public class SpaceWord extends InstantWord implements PlacedWord {

  /** Creates a word; see the constructor of {@link InstantWord}. The subject is a space. */
  public SpaceWord(int number, String word, Shape shape, Bearing bearing, Test test, Execution execution) {
    super(number, word, shape, bearing, test, execution);
  }

  @Override
  public boolean isSameForAll(Effect effect) {
    return effect.place().kind() == EffectPlace.Kind.SPACE || effect.place().kind() == EffectPlace.Kind.AT;
  }

  @Override
  public final boolean changes(GameState state, Effect effect, EffectContext on) {
    return EffectSpaces.of(state, effect, on) != 0;
  }

  @Override
  public final void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
    ChoosePlace.begin(state, effect, on);
  }

  @Override
  public final boolean fits(GameState state, Effect effect, EffectContext on, int moved, int space) {
    return test.changes(state, effect, on, space);
  }

  @Override
  public final void executeAt(GameState state, Effect effect, EffectContext on, int moved, int space) {
    execution.execute(state, effect, on, space);
  }
}
