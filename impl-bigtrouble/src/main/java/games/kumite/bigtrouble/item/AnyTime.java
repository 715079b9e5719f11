package games.kumite.bigtrouble.item;

import games.kumite.api.Action;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Nothing;
import games.kumite.spi.Options;
import games.kumite.spi.Window;
import games.kumite.spi.actions.VerbAction;

/** The moments outside of turns at which items {@code at any time} may be used (BT-RUL-89 d, DEC-27). */
public enum AnyTime implements Window<Trouble, Nothing> {
  /** The window for each owner in seat order. */
  WINDOW;

  private static final ItemKind[] ITEMS =
      {ItemKind.EGGS_REMEDY, ItemKind.CASTING_BONES, ItemKind.GET_OUT_OF_HELL_FREE};

  /** Lets each owner in seat order use such items (DEC-27). Put on the agenda. */
  public static void open(Trouble trouble) {
    trouble.then(WINDOW.about(Nothing.NOTHING));
  }

  @Override
  public String kind() {
    return "any-time";
  }

  @Override
  public int firstAsked(Trouble trouble, Nothing about) {
    return trouble.leader(); // BT-RUL-79
  }

  @Override
  public boolean mightAct(Trouble trouble, Nothing about, int seat) {
    for (ItemKind item : ITEMS) {
      if (Items.refusal(trouble, seat, item) == null) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void options(Trouble trouble, Nothing about, int seat, Options out) {
    for (ItemKind item : ITEMS) {
      out.add(trouble.terms().actions.of(Word.USE, item.ordinal()), Items.refusal(trouble, seat, item));
    }
  }

  @Override
  public Nothing chosen(Trouble trouble, Nothing about, int seat, Action action) {
    Items.use(trouble, seat, ItemKind.of(((VerbAction) action).first()));
    return about;
  }
}
