package games.kumite.tmnt.state;

import games.kumite.api.Prompt;
import games.kumite.spi.Question;

/** A choice about a card, which the prompt names: {1}. */
public interface CardChoice extends ForcedChoice {

  /** Returns the card. */
  int token();

  @Override
  default Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.face(token()).label);
  }
}
