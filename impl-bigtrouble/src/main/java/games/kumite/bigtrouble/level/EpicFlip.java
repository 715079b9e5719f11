package games.kumite.bigtrouble.level;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-07: the permanent flip of an owned upgrade card, unique or not, to its epic side (BT-UPG-13).
 *
 * @param player the seat of the player
 * @param cause the interrupted procedure
 */
public record EpicFlip(int player, Cause cause) implements Question<Trouble> {

  private static final Refusal NOT_OWNED = new Refusal("BT-UPG-04", "not-owned");
  private static final Refusal FLIPPED = new Refusal("BT-UPG-13", "flipped");

  @Override
  public String kind() {
    return "flip";
  }

  @Override
  public int seat(Trouble trouble) {
    return player;
  }

  @Override
  public boolean answersItself() {
    return true; // BT-RUL-100
  }

  @Override
  public Prompt prompt(Trouble trouble) {
    return Question.prompt(trouble, kind(), player, cause.words(trouble));
  }

  @Override
  public void options(Trouble trouble, Options out) {
    for (int bit = 0; bit < trouble.upgradeBits(); bit++) {
      out.add(trouble.terms().actions.of(Word.FLIP, trouble.upgrade(player, bit)),
          !trouble.owns(player, bit) ? NOT_OWNED : trouble.isEpic(player, bit) ? FLIPPED : null);
    }
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    int upgrade = ((VerbAction) action).first();
    trouble.setSeat(player, Num.EPIC, trouble.seat(player, Num.EPIC) | 1 << trouble.upgradeBit(upgrade));
    trouble.tell(trouble.terms().tidings.flip, player, upgrade);
  }
}
