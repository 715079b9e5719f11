package games.kumite.spi.samples.masks;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Window;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.SecretNumber;

/** The moment in which a theft may be stopped. Who can is as hidden as the cards and dice that allow it: MA-05. */
enum Stop implements Window<Court, Claim> {
  WINDOW;

  private static final int SIX = 6; // MA-05
  private static final EventType GUARDED = EventType.of("guarded", "MA-05").seat("by");
  private static final EventType LIFTED = EventType.of("lifted", "MA-05").seat("by");

  @Override
  public String kind() {
    return "stop";
  }

  @Override
  public int firstSeat(Court court, Claim claim) {
    return nextSeat(court, claim.by());
  }

  @Override
  public boolean staysOpen(Court court, Claim claim) {
    return claim.stands();
  }

  @Override
  public boolean mightAct(Court court, Claim claim, int seat) {
    return seat != claim.by() && court.isInPlay(seat);
  }

  @Override
  public void collectActions(Court court, Claim claim, int seat, ActionCollector out) {
    if (!mightAct(court, claim, seat)) {
      return;
    }
    if (court.held(seat, Role.GUARD) >= 0) {
      out.add(court.board.actions.of(Word.GUARD));
    }
    if (court.cups.number(court.board.cups.get(seat)) == SIX) {
      out.add(court.board.actions.of(Word.LIFT));
    }
  }

  @Override
  public Claim localsAfter(Court court, Claim claim, int seat, Action action) {
    if (((VerbAction) action).verb() == Word.GUARD) {
      court.emit(GUARDED, seat);
      court.replace(seat, court.held(seat, Role.GUARD));
    } else {
      SecretNumber cup = court.board.cups.get(seat);
      court.emit(LIFTED, seat);
      court.cups.show(cup, CardLayout.allViewers(court.board.seats));
      court.roll(court.cups, cup, "cup");
    }
    return claim.stopped();
  }
}
