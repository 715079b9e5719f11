package games.kumite.spi.tender;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/**
 * How much does a seat bid?
 *
 * @param by the seat's index
 */
record Seal(int by) implements Question<Yard> {

  private static final Refusal TOO_POOR = new Refusal("TE-01", "too-poor");
  private static final EventType SEALED = EventType.of("sealed", "").seat("who").number("gold");

  @Override
  public int seat(Yard yard) {
    return by;
  }

  @Override
  public boolean hasPublicActions() {
    return true;
  }

  @Override
  public boolean isSecret() {
    return true;
  }

  @Override
  public void collectActions(Yard yard, ActionCollector out) {
    for (int bid = 0; bid <= Yard.MAX_BID; bid++) {
      out.add(yard.actions.of(Word.BID, bid), bid > yard.gold(by) ? TOO_POOR : null);
    }
  }

  @Override
  public void execute(Yard yard, Action action) {
    int bid = ((VerbAction) action).first();
    yard.seal(by, bid);
    if (yard.has(Mistake.TOLD_EARLY)) {
      yard.emit(SEALED, by, bid);
    }
    if (yard.has(Mistake.PAID_EARLY)) {
      yard.addGold(by, -bid);
    }
  }

  /**
   * The same, but not declared as secret.
   *
   * @param by the seat's index
   */
  record Told(int by) implements Question<Yard> {

    @Override
    public String kind() {
      return "seal";
    }

    @Override
    public int seat(Yard yard) {
      return by;
    }

    @Override
    public boolean hasPublicActions() {
      return true;
    }

    @Override
    public void collectActions(Yard yard, ActionCollector out) {
      new Seal(by).collectActions(yard, out);
    }

    @Override
    public void execute(Yard yard, Action action) {
      new Seal(by).execute(yard, action);
    }
  }
}
