package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectPlace;
import games.kumite.bigtrouble.content.vocabulary.Shape;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;

/** A word that applies to the space that it names. Immutable. */
public abstract class SpaceWord extends InstantWord implements PlacedWord {

  /** Creates a word; see {@link InstantWord#InstantWord}. */
  protected SpaceWord(int number, String word, Shape shape, Bearing bearing) {
    super(number, word, shape, bearing);
  }

  @Override
  public final boolean changes(GameState state, Effect effect, EffectContext on) {
    return EffectSpaces.of(state, effect, on) != 0;
  }

  @Override
  public final void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
    ChoosePlace.begin(state, effect, on);
  }

  /** Returns whether the place of an effect is the same for every self. */
  protected static boolean isFixed(Effect effect) {
    return effect.place().kind() == EffectPlace.Kind.SPACE || effect.place().kind() == EffectPlace.Kind.AT;
  }
}
