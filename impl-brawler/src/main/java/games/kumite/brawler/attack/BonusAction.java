package games.kumite.brawler.attack;

import games.kumite.api.Action;
import games.kumite.brawler.state.Gauntlet;

/** What a hero may answer to the offer of a pair bonus. */
sealed interface BonusAction extends Action permits TakeBonus, DeclineBonus {

  /** Carries the answer out for the hero who acts. */
  void perform(Gauntlet gauntlet);
}
