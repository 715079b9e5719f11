package games.kumite.brawler.attack;

import games.kumite.api.Action;
import games.kumite.brawler.state.Deeds;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Terms;
import games.kumite.brawler.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of a pair bonus (BR-D4): the second attacker chooses one of the scenarios that fit, or declines
 * (BR-WEX-09).
 */
record PairBonus() implements Question<Gauntlet> {

  static final PairBonus PAIR_BONUS = new PairBonus();

  private static final Refusal UNFIT = new Refusal("BR-WEX-09", "unfit-pair");
  private static final EventType DECLINED = EventType.of("bonus-declined", "BR-WEX-09").seat("by");

  @Override
  public int seat(Gauntlet gauntlet) {
    return gauntlet.actor();
  }

  @Override
  public void options(Gauntlet gauntlet, Options out) {
    Deeds deeds = gauntlet.deeds();
    int fitting = gauntlet.fitting();
    deeds.listBonuses(fitting, out);
    if (out.isExplaining()) {
      for (int scenario = 0; scenario < Terms.SCENARIOS; scenario++) {
        if ((fitting >> scenario & 1) == 0) {
          out.add(deeds.bonus(scenario), UNFIT);
        }
      }
    }
  }

  @Override
  public void chosen(Gauntlet gauntlet, Action action) {
    VerbAction deed = (VerbAction) action;
    if (deed.verb() == Word.BONUS) {
      HeroAttack.withBonus(gauntlet, deed.first());
    } else { // BR-WEX-09
      gauntlet.tell(DECLINED, gauntlet.actor());
      Attack.ATTACK.run(gauntlet);
    }
  }
}
