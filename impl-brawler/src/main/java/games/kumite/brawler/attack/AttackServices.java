package games.kumite.brawler.attack;

import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Services;

/** What a hero's turn needs. */
public interface AttackServices extends Services {

  /**
   * Carries out attacks.
   *
   * @return the service
   */
  HeroAttack heroAttack();

  /**
   * Finds the next hero to act.
   *
   * @return the service
   */
  Turns turns();

  /** The services that a state reaches. */
  static AttackServices of(Gauntlet gauntlet) {
    return (AttackServices) gauntlet.terms().services();
  }
}
