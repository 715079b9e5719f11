package games.kumite.tmnt.state;

import games.kumite.spi.Question;

/** A choice that is not asked where a single action is legal: any but windows, offers, trades and answers. */
public interface Forced extends Question<Party> {

  @Override
  default boolean answersItself() {
    return true;
  }
}
