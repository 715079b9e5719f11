package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.SingleChoice;
import java.util.List;

/**
 * DEC-31: the space of an effect, if its place is one of several. Only spaces where it changes something are offered.
 *
 * @param effect the effect
 * @param occasion the occasion
 * @param moved the seat of the hero that it moves, {@link GameState#NONE} if it moves none
 */
public record ChoosePlace(Effect effect, EffectContext occasion, int moved) {

  private static final SingleChoice<ChoosePlace> PLACE = SingleChoice.<ChoosePlace>of("place", it -> it.occasion.self(),
      (state, it) -> EffectSpaces.of(state, it.effect, it.occasion, it.moved),
      (state, it, space) -> state.actionAt(ActionVerb.AT, space), (state, it, chosen) -> it.execute(state, state.spaceOf(chosen)))
      .prompting((state, it) -> List.of(state.definition().sentences.of(it.effect)));

  /** Carries out an effect at its place; asks for the place if it is one of several. */
  static void begin(GameState state, Effect effect, EffectContext on) {
    begin(state, effect, on, GameState.NONE);
  }

  /** Moves the hero of a seat to a place; asks the player of the acting hero for it. */
  public static void begin(GameState state, Effect effect, EffectContext on, int moved) {
    if (EffectSpaces.of(state, effect, on, moved) != 0) {
      state.ask(PLACE.about(new ChoosePlace(effect, on, moved)));
    } else {
      ((PlacedWord) effect.verb()).executeNowhere(state, effect, on);
    }
  }

  private void execute(GameState state, int space) {
    ((PlacedWord) effect.verb()).executeAt(state, effect, occasion, moved, space);
  }
}
