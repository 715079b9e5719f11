package games.kumite.bigtrouble.state;

import games.kumite.spi.Question;

/** A question to the group, answered by its speaker; an only answer is taken at once (BT-RUL-100). */
public interface GroupQuestion extends Question<Trouble> {

  @Override
  default int seat(Trouble trouble) {
    return trouble.speaker();
  }

  @Override
  default boolean isGroup() {
    return true;
  }

  @Override
  default boolean answersItself() {
    return true;
  }
}
