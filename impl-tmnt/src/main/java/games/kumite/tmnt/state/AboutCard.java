package games.kumite.tmnt.state;

import games.kumite.api.Prompt;
import games.kumite.spi.Question;

/** A choice about a card, which the prompt names: {1}. */
public interface AboutCard extends Forced {

  /** Returns the card. */
  int token();

  @Override
  default Prompt prompt(Party party) {
    return Question.prompt(party, kind(), seat(party), party.face(token()).label);
  }
}
