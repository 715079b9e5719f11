package games.kumite.spi.samples.discduel;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Window;

/** The moment before an impact, in which the rival may brace: DD-06. */
enum BraceWindow implements Window<Duel, Thrust> {
  BRACE;

  private static final EventType BRACED = EventType.of("braced", "DD-06").seat("who");

  /** The only action of the window. */
  enum Brace implements Action {
    BRACE;

    @Override
    public String notation() {
      return "brace";
    }

    @Override
    public String label() {
      return DuelTexts.TEXTS.text("label.brace");
    }
  }

  @Override
  public int firstSeat(Duel duel, Thrust thrust) {
    return thrust.rival();
  }

  @Override
  public boolean staysOpen(Duel duel, Thrust thrust) {
    return duel.force > 0;
  }

  @Override
  public void collectActions(Duel duel, Thrust thrust, int seat, ActionCollector out) {
    if (seat == thrust.rival() && duel.braces(seat) > 0) {
      out.add(Brace.BRACE);
    }
  }

  @Override
  public Thrust localsAfter(Duel duel, Thrust thrust, int seat, Action action) {
    duel.useBrace(seat);
    duel.force = 0;
    duel.emit(BRACED, seat);
    duel.leave(DuelPhase.PUSH);
    return thrust;
  }
}
