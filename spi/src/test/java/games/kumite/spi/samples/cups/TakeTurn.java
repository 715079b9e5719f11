package games.kumite.spi.samples.cups;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.actions.VerbAction;

/** What a seat does on its turn: CU-03, CU-04. */
enum TakeTurn implements Question<Bout> {
  TURN;

  private static final Refusal TOO_LOW = new Refusal("CU-03", "too-low");
  private static final Refusal NO_BID = new Refusal("CU-04", "no-bid");
  private static final EventType BID = EventType.of("bid", "CU-03").seat("by").number("count").number("face");
  private static final EventType DOUBTED = EventType.of("doubted", "CU-04").seat("by").number("found").number("face");
  private static final EventType LOST = EventType.of("lost", "CU-04").seat("who");

  @Override
  public int seat(Bout bout) {
    return bout.player();
  }

  @Override
  public boolean hasPublicActions() {
    return true;
  }

  @Override
  public void collectActions(Bout bout, ActionCollector out) {
    Actions actions = bout.inn.actions;
    out.add(actions.of(Word.DOUBT), bout.count() == 0 ? NO_BID : null);
    int all = bout.diceInPlay();
    for (int count = 1; count <= all; count++) {
      for (int face = 1; face <= Num.SIDES; face++) {
        boolean isHigher = count > bout.count() || count == bout.count() && face > bout.face();
        out.add(actions.of(Word.BID, count, face), isHigher ? null : TOO_LOW);
      }
    }
  }

  @Override
  public void execute(Bout bout, Action action) {
    VerbAction chosen = (VerbAction) action;
    int player = bout.player();
    if (chosen.verb() == Word.BID) {
      bout.emit(BID, player, chosen.first(), chosen.second());
      bout.bid(chosen.first(), chosen.second());
      bout.ask(this);
      return;
    }
    int found = bout.lift(bout.face());
    bout.emit(DOUBTED, player, found, bout.face());
    int loser = found < bout.count() ? bout.bidder() : player;
    bout.emit(LOST, loser);
    bout.lose(loser);
  }
}
