package games.kumite.bigtrouble.item;

import games.kumite.api.Action;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-18 and DEC-32: the choice of an item to gain or to discard.
 *
 * @param purpose the purpose
 * @param player the choosing seat
 * @param cause the interrupted procedure
 */
record ChooseItem(Purpose purpose, int player, Cause cause) implements Question<Trouble> {

  /** The fate of the chosen item. */
  enum Purpose { GAIN, DISCARD }

  @Override
  public void run(Trouble trouble) {
    for (int kind = 0; kind < ItemKind.COUNT; kind++) {
      if (isThere(trouble, kind)) {
        Question.super.run(trouble);
        return;
      }
    }
  }

  private boolean isThere(Trouble trouble, int kind) {
    return purpose == Purpose.DISCARD ? trouble.items(player, kind) > 0
        : kind < ItemKind.SHOP_KINDS && trouble.get(Num.STACKS + kind) > 0;
  }

  @Override
  public String kind() {
    return purpose == Purpose.GAIN ? "gain-item" : "discard-item";
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
    for (int kind = 0; kind < ItemKind.COUNT; kind++) {
      if (isThere(trouble, kind)) {
        out.add(trouble.terms().actions.of(purpose == Purpose.GAIN ? Word.GAIN : Word.DISCARD, kind));
      }
    }
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    int kind = ((VerbAction) action).first();
    if (purpose == Purpose.GAIN) {
      Items.take(trouble, player, kind);
    } else {
      Items.lose(trouble, player, kind);
    }
  }
}
