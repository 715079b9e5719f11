package games.kumite.bigtrouble.resolution;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-31: the space of an effect, if its place is one of several. Only spaces where it changes something are offered.
 *
 * @param effect the effect
 * @param occasion the occasion
 * @param moved the seat of the hero that it moves, {@link GameState#NOBODY} if it moves none
 */
public record ChoosePlace(Effect effect, EffectContext occasion, int moved) implements EffectChoice {

  /** Carries out an effect at its place; asks for the place if it is one of several. */
  static void begin(GameState state, Effect effect, EffectContext on) {
    begin(state, effect, on, GameState.NOBODY);
  }

  /** Moves the hero of a seat to a place; asks the player of the acting hero for it. */
  public static void begin(GameState state, Effect effect, EffectContext on, int moved) {
    if (EffectSpaces.of(state, effect, on, moved) != 0) {
      state.ask(new ChoosePlace(effect, on, moved));
    } else {
      ((PlacedWord) effect.verb()).executeNowhere(state, effect, on);
    }
  }

  @Override
  public String kind() {
    return "place";
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (long left = EffectSpaces.of(state, effect, occasion, moved); left != 0; left &= left - 1) {
      out.add(state.actionAt(ActionVerb.AT, Long.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    ((PlacedWord) effect.verb()).executeAt(state, effect, occasion, moved, state.spaceOf((VerbAction) action));
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.definition().sentences.of(effect));
  }
}
