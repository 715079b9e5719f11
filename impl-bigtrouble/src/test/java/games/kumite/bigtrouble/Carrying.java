package games.kumite.bigtrouble;

import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.text.Carry;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.item.AnyTime;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Step;

/**
 * A text is carried out with A as self, with which a {@link Scene} may begin.
 *
 * @param text the text
 */
record Carrying(String text) implements Step<Trouble> {

  /** The moment before a phase at which items may be used. */
  static final Carrying ANY_TIME = new Carrying("");

  @Override
  public void run(Trouble trouble) {
    if (text.isEmpty()) {
      AnyTime.open(trouble);
    } else {
      Carry.out(trouble, Effects.parse(text), Occasion.of(0));
    }
  }
}
