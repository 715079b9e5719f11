package games.kumite.brawler.round;

import games.kumite.api.Action;
import games.kumite.brawler.state.ActionVerb;
import games.kumite.brawler.state.GameState;
import games.kumite.brawler.state.MatchDefinition;
import games.kumite.brawler.state.PreparedActions;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of a pair bonus (BR-D4): the second attacker chooses one of the scenarios that fit and rolls its die, or
 * declines (BR-WEX-09). Whether there is one, {@link HeroAttack} says (BR-WEX-05, BR-WEX-10).
 */
record WellExecutedAttack() implements Question<GameState> {

  static final WellExecutedAttack OFFER = new WellExecutedAttack();

  private static final Refusal UNFIT = new Refusal("BR-WEX-09", "unfit-pair");
  private static final EventType BONUS = EventType.of("bonus-rolled", "BR-WEX-04").seat("by")
      .word("scenario", PreparedActions.SCENARIOS::get).number("damage");
  private static final EventType DECLINED = EventType.of("bonus-declined", "BR-WEX-09").seat("by");

  @Override
  public String kind() {
    return "pair-bonus";
  }

  @Override
  public int seat(GameState state) {
    return state.actor();
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    PreparedActions deeds = state.actions();
    int fitting = state.matchingBonuses();
    deeds.listBonuses(fitting, out);
    if (out.isExplaining()) {
      for (int scenario = 0; scenario < MatchDefinition.SCENARIOS; scenario++) {
        if ((fitting >> scenario & 1) == 0) {
          out.add(deeds.bonus(scenario), UNFIT);
        }
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction deed = (VerbAction) action;
    if (deed.verb() == ActionVerb.BONUS) {
      rollBonus(state, deed.first());
    } else { // BR-WEX-09
      state.emit(DECLINED, state.actor());
      Attack.ATTACK.run(state);
    }
  }

  private static void rollBonus(GameState state, int scenario) {
    int hero = state.actor();
    int damage = state.roll(state.definition().bonus(scenario), "bonus", hero); // BR-WEX-04
    state.dealByPair(scenario, damage);
    state.emit(BONUS, hero, scenario, damage);
    HeroAttack.hit(state, damage);
  }
}
