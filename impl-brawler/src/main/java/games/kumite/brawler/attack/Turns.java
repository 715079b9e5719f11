package games.kumite.brawler.attack;

import games.kumite.brawler.state.Gauntlet;

/** Whose turn it is: what a hero's attack needs to know of the round. */
public interface Turns {

  /**
   * Goes on in the turn order to the next hero who can act; the boss takes its turns on the way.
   *
   * @param gauntlet the match's state
   * @return false if no hero can act any more: the match is over
   */
  boolean reachHero(Gauntlet gauntlet);
}
