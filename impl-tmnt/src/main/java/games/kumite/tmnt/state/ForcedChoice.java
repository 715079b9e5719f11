package games.kumite.tmnt.state;

import games.kumite.spi.Question;

/**
 * A choice that is not asked where a single action is legal: any but windows, offers, trades and answers. A choice whose
 * actions depend on a hand is asked in any case, since others would learn from it what is in that hand (MT-RUL-58).
 */
public interface ForcedChoice extends Question<GameState> {

  @Override
  default boolean isAutoPlayed() {
    return true;
  }
}
