package games.kumite.brawler.attack;

import games.kumite.api.Action;
import games.kumite.brawler.state.Gauntlet;

/** What a hero may do on the own turn (BR-ATK-01). */
sealed interface AttackAction extends Action permits PlayCard, PlayTop, RollDie {

  /** Carries the attack out for the hero who acts. */
  void perform(Gauntlet gauntlet);
}
