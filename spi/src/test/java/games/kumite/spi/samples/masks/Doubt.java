package games.kumite.spi.samples.masks;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
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
  public int firstAsked(Court court, Claim claim) {
    return next(court, claim.by());
  }

  @Override
  public boolean isOpen(Court court, Claim claim) {
    return !claim.isDoubted();
  }

  @Override
  public boolean mightAct(Court court, Claim claim, int seat) {
    return seat != claim.by() && court.isInPlay(seat);
  }

  @Override
  public void options(Court court, Claim claim, int seat, Options out) {
    if (mightAct(court, claim, seat)) {
      out.add(court.board.actions.of(Word.DOUBT));
    }
  }

  @Override
  public Claim chosen(Court court, Claim claim, int seat, Action action) {
    court.tell(DOUBTED, seat);
    return claim.doubtedBy(seat);
  }

  @Override
  public Prompt prompt(Court court, Claim claim, int seat) {
    Texts texts = court.start().texts();
    String by = court.start().seats().get(claim.by()).name();
    String role = texts.text("card." + claim.role().word());
    return new Prompt(texts.text("prompt.doubt", by, role), texts.text("prompt.doubt.waiting", by, role));
  }
}
