package games.kumite.brawler.setup;

import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Services;

/** What setup needs. */
public interface SetupServices extends Services {

  /**
   * Shuffles and rolls.
   *
   * @return the service
   */
  Dealing dealing();

  /** The services that a state reaches. */
  static SetupServices of(Gauntlet gauntlet) {
    return (SetupServices) gauntlet.terms().services();
  }
}
