package games.kumite.bigtrouble.level;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-02 and DEC-06: the gain of a card of the hero's own set, normal side up (BT-UPG-11).
 *
 * @param player the seat of the player
 * @param cause the interrupted procedure
 */
public record NewUpgrade(int player, Cause cause) implements Question<Trouble> {

  private static final Refusal OWNED = new Refusal("BT-UPG-11", "owned");

  @Override
  public String kind() {
    return "upgrade";
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
    for (int bit = 0; bit < Upgrade.SET; bit++) {
      out.add(trouble.terms().actions.of(Word.OWN, trouble.upgrade(player, bit)), trouble.owns(player, bit) ? OWNED : null);
    }
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    gain(trouble, player, ((VerbAction) action).first());
  }

  /** Gives a hero an upgrade, of its set or a unique one, normal side up (BT-SET-11). */
  public static void gain(Trouble trouble, int seat, int upgrade) {
    trouble.setSeat(seat, Num.OWNED, trouble.seat(seat, Num.OWNED) | 1 << trouble.upgradeBit(upgrade));
    trouble.tell(trouble.terms().tidings.upgrade, seat, upgrade);
  }
}
