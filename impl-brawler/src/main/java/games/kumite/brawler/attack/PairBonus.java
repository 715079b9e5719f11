package games.kumite.brawler.attack;

import games.kumite.api.Action;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Terms;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;

/** BR-D4: the second attacker chooses one of the scenarios that fit, or declines (BR-WEX-09). */
record PairBonus() implements Question<Gauntlet> {

  static final PairBonus PAIR_BONUS = new PairBonus();

  private static final Refusal UNFIT = new Refusal("BR-WEX-09", "unfit-pair");

  @Override
  public String kind() {
    return "pair-bonus";
  }

  @Override
  public int seat(Gauntlet gauntlet) {
    return gauntlet.actor();
  }

  @Override
  public void options(Gauntlet gauntlet, Options out) {
    int fitting = gauntlet.fitting();
    for (int scenario = 0; scenario < Terms.SCENARIOS; scenario++) {
      out.add(TakeBonus.of(scenario), (fitting >> scenario & 1) != 0 ? null : UNFIT);
    }
    out.add(DeclineBonus.DECLINE);
  }

  @Override
  public void chosen(Gauntlet gauntlet, Action action) {
    ((BonusAction) action).perform(gauntlet);
  }
}
