package games.kumite.bigtrouble.harm;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.bigtrouble.text.Sums;
import games.kumite.spi.Options;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Script;

/**
 * DEC-27: the use of an item {@code at any time} by its owner. Players without one are not asked.
 *
 * @param <L> the locals of the script
 */
interface ItemOffer<L> extends Script.Choice<Trouble, L> {

  /** Returns the item. */
  ItemKind item();

  /** Returns the seat that may use it. */
  int owner(L locals);

  /** Returns the cause that the offer interrupts. */
  Cause cause(L locals);

  /** Carries out the item. */
  void used(Trouble trouble, int seat);

  /** Returns the locals after its use. */
  default L after(L locals) {
    return locals;
  }

  @Override
  default int seat(Trouble trouble, L locals) {
    int seat = owner(locals);
    return trouble.items(seat, item().ordinal()) > 0 && !Sums.isForbidden(trouble, seat, item()) ? seat
        : Trouble.NOBODY;
  }

  @Override
  default void options(Trouble trouble, L locals, Options out) {
    out.add(trouble.terms().actions.of(Word.USE, item().ordinal()));
    out.add(Pass.PASS);
  }

  @Override
  default Prompt prompt(Trouble trouble, L locals) {
    return Question.prompt(trouble, kind(), owner(locals), cause(locals).words(trouble));
  }

  @Override
  default L chosen(Trouble trouble, L locals, Action action) {
    if (action == Pass.PASS) {
      return locals;
    }
    int seat = owner(locals);
    trouble.spendItem(seat, item().ordinal());
    trouble.tell(trouble.terms().tidings.used, seat, item().ordinal());
    used(trouble, seat);
    return after(locals);
  }
}
