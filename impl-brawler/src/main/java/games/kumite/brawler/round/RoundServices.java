package games.kumite.brawler.round;

import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Services;

/** What a round needs. */
public interface RoundServices extends Services {

  /**
   * Turns up bosses.
   *
   * @return the service
   */
  Reveal reveal();

  /**
   * Finds out who acts when.
   *
   * @return the service
   */
  TurnOrder turnOrder();

  /** The services that a state reaches. */
  static RoundServices of(Gauntlet gauntlet) {
    return (RoundServices) gauntlet.terms().services();
  }
}
