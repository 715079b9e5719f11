package games.kumite.journey.setup;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.journey.content.Content;
import games.kumite.journey.karma.Rewards;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;
import java.util.stream.IntStream;

/**
 * JW-D-04: a good or a bad block of 10 for a pilgrim (JW-QST-01).
 *
 * @param pilgrim the pilgrim
 */
record KarmaUpgrade(int pilgrim) implements Question<Journey> {

  private static final KarmaUpgrade[] ALL =
      IntStream.range(0, Content.PILGRIMS).mapToObj(KarmaUpgrade::new).toArray(KarmaUpgrade[]::new);

  static KarmaUpgrade of(int pilgrim) {
    return ALL[pilgrim];
  }

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
    return Question.prompt(journey, kind(), seat(journey), journey.terms().label(pilgrim));
  }

  @Override
  public void options(Journey journey, Options out) {
    out.add(journey.terms().actions.of(Word.UPGRADE, pilgrim, Word.GOOD));
    out.add(journey.terms().actions.of(Word.UPGRADE, pilgrim, Word.BAD));
  }

  /** Fighters get better weapons, Tripitaka skills. */
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
