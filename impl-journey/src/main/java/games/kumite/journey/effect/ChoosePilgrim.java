package games.kumite.journey.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.content.Effect;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.RulesText;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * JW-D-23: the choice of the pilgrim to whom a word of a card applies.
 *
 * @param doing the card
 */
record ChoosePilgrim(CardResolution doing) implements Question<GameState> {

  @Override
  public String kind() {
    return "for-whom";
  }

  @Override
  public int seat(GameState state) {
    return state.controller(doing.owner());
  }

  @Override
  public Prompt prompt(GameState state) {
    return ContinuationText.prompt(state, kind(), seat(state),
        RulesText.named(state.config().texts(), state.definition().face(doing.face()).card.name()));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    Effect effect = doing.effect(state);
    long figures = FigureWord.of(effect).useful(state, effect, doing.owner(), doing.by(), doing.on());
    for (long left = figures; left != 0; left &= left - 1) {
      out.add(state.definition().actions.of(ActionVerb.FOR, Long.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    Effect effect = doing.effect(state);
    FigureWord.of(effect).apply(state, effect, doing, ((VerbAction) action).first());
  }
}
