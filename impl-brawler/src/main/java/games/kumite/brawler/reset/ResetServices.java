package games.kumite.brawler.reset;

import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Services;

/** What step four of a round needs. */
public interface ResetServices extends Services {

  /**
   * Takes cards out of the game.
   *
   * @return the service
   */
  Flipping flipping();

  /**
   * Heals those who have rested.
   *
   * @return the service
   */
  Resting resting();

  /**
   * Helps the unconscious.
   *
   * @return the service
   */
  Recovery recovery();

  /** The services that a state reaches. */
  static ResetServices of(Gauntlet gauntlet) {
    return (ResetServices) gauntlet.terms().services();
  }
}
