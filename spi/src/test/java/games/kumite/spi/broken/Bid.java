package games.kumite.spi.broken;

import games.kumite.api.Action;
import games.kumite.spi.Texts;

/** A bid; with a flaw its notation is loud, its label empty, or it equals nothing but itself. */
interface Bid extends Action {

  /** How much is bid. */
  enum Size { NOTHING, ONE, TWO, THREE, FOUR, FIVE }

  Size size();

  static Bid of(Flaw flaw, Size size) {
    return flaw == Flaw.ACTION_WITHOUT_EQUALS ? new Unequal(size) : new Plain(flaw, size);
  }

  @Override
  default String notation() {
    return "bid " + size().ordinal();
  }

  @Override
  default String label() {
    return "Bid " + size().ordinal();
  }

  /** A value, as it should be. */
  record Plain(Flaw flaw, Size size) implements Bid {

    @Override
    public String notation() {
      return flaw == Flaw.LOUD_NOTATION ? "BID " + size.ordinal() : Bid.super.notation();
    }

    @Override
    public String label() {
      return flaw == Flaw.EMPTY_LABEL ? "" : flaw == Flaw.TEXT_MISSING
          ? Texts.of(Bid.class, "undercut").text("label.nowhere") : Bid.super.label();
    }
  }

  /** Has the equality of every object. */
  final class Unequal implements Bid {

    private final Size size;

    Unequal(Size size) {
      this.size = size;
    }

    @Override
    public Size size() {
      return size;
    }
  }
}
