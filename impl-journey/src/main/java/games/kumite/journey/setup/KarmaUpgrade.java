package games.kumite.journey.setup;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.journey.karma.Rewards;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * JW-D-04: a good or a bad block of 10 for a pilgrim (JW-QST-01).
 *
 * @param pilgrim the pilgrim
 * @param more the number of blocks after this one
 */
record KarmaUpgrade(int pilgrim, int more) implements Question<Journey> {

  @Override
  public String kind() {
    return "upgrade";
  }

  @Override
  public int seat(Journey journey) {
    return journey.controller(pilgrim);
  }

  @Override
  public Prompt prompt(Journey journey) {
    return Sequels.prompt(journey, Sequel.NONE.afterAgain(pilgrim, more), kind(), seat(journey),
        journey.terms().label(pilgrim));
  }

  @Override
  public void options(Journey journey, Options out) {
    out.add(journey.terms().actions.of(Word.UPGRADE, pilgrim, Word.GOOD));
    out.add(journey.terms().actions.of(Word.UPGRADE, pilgrim, Word.BAD));
  }

  /** Returns better weapons for fighters, and skills for Tripitaka. */
  @Override
  public Action sensible(Journey journey, RandomSource random) {
    return journey.terms().actions.of(Word.UPGRADE, pilgrim, pilgrim == journey.terms().leader ? Word.GOOD : Word.BAD);
  }

  @Override
  public void chosen(Journey journey, Action action) {
    if (((VerbAction) action).second() == Word.GOOD) {
      Rewards.good(journey, pilgrim);
    } else {
      Rewards.bad(journey, pilgrim);
    }
  }
}
