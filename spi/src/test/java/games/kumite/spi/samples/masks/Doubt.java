package games.kumite.spi.samples.masks;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Texts;
import games.kumite.spi.Window;

/** The moment in which a claim may be doubted: MA-04. */
enum Doubt implements Window<Court, Claim> {
  WINDOW;

  private static final EventType DOUBTED = EventType.of("doubted", "MA-04").seat("by");

  @Override
  public String kind() {
    return "doubt";
  }

  @Override
  public int firstSeat(Court court, Claim claim) {
    return nextSeat(court, claim.by());
  }

  @Override
  public boolean staysOpen(Court court, Claim claim) {
    return !claim.isDoubted();
  }

  @Override
  public boolean mightAct(Court court, Claim claim, int seat) {
    return seat != claim.by() && court.isInPlay(seat);
  }

  @Override
  public void collectActions(Court court, Claim claim, int seat, ActionCollector out) {
    if (mightAct(court, claim, seat)) {
      out.add(court.board.actions.of(Word.DOUBT));
    }
  }

  @Override
  public Claim localsAfter(Court court, Claim claim, int seat, Action action) {
    court.emit(DOUBTED, seat);
    return claim.doubtedBy(seat);
  }

  @Override
  public Prompt prompt(Court court, Claim claim, int seat) {
    Texts texts = court.config().texts();
    String by = court.config().seats().get(claim.by()).name();
    String role = texts.text("card." + claim.role().word());
    return new Prompt(texts.text("prompt.doubt", by, role), texts.text("prompt.doubt.waiting", by, role));
  }
}
