package games.kumite.bigtrouble.item;

import games.kumite.api.Action;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.dice.PlainRoll;
import games.kumite.bigtrouble.move.Places;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-24 and DEC-25: the destination of a Huge Buzz, and the space of fireworks.
 *
 * @param item the kind of item, one of the two
 * @param player the seat of its owner
 */
record Aim(ItemKind item, int player) implements Question<Trouble> {

  private static final int FIREWORKS = 5;

  @Override
  public String kind() {
    return item == ItemKind.HUGE_BUZZ ? "huge-buzz" : "fireworks";
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
  public void options(Trouble trouble, Options out) {
    long spaces = item == ItemKind.HUGE_BUZZ ? Places.buzz(trouble, player)
        : trouble.board().sight(trouble.seat(player, Num.SPACE));
    for (long left = spaces; left != 0; left &= left - 1) {
      out.add(trouble.actionAt(Word.AT, Long.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    int space = trouble.spaceOf((VerbAction) action);
    if (item == ItemKind.HUGE_BUZZ) {
      Places.put(trouble, player, space); // BT-SHP-09
    } else {
      trouble.then(Blast.BLAST.with(Blast.of(player, PlainRoll.Purpose.FIREWORKS, FIREWORKS, space))); // BT-SHP-14
    }
  }
}
