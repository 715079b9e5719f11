package {package};

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/** The choice of the seat on turn: stash or raid. */
enum TakeTurn implements Question<Position> {
  TURN;

  private static final Refusal NO_RAIDS = new Refusal("{XX}-RAID-01", "no-raids");
  private static final Refusal EMPTY = new Refusal("{XX}-RAID-01", "empty");
  private static final EventType STASHED = EventType.of("stashed", "{XX}-TRN-02").seat("by").card("card");

  @Override
  public String kind() {
    return "turn";
  }

  @Override
  public int seat(Position position) {
    return position.player();
  }

  @Override
  public void collectActions(Position position, ActionCollector out) {
    int player = position.player();
    for (int card = position.top(position.hand(player)); card >= 0; card = position.next(card)) {
      out.add(position.definition.actions.of(Word.STASH, position.cards().aliasFor(card, player)));
    }
    for (int other = 0; other < position.seats(); other++) {
      if (other != player) {
        out.add(position.definition.actions.of(Word.RAID, other), position.raids(player) == 0 ? NO_RAIDS
            : position.cards().isEmpty(position.hoard(other)) ? EMPTY : null);
      }
    }
  }

  @Override
  public void execute(Position position, Action action) {
    int player = position.player();
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == Word.RAID) {
      position.add(Num.SEAT, player, Num.RAIDS, -1);
      position.then(Raid.RAID.start(new Raid(player, chosen.first(), 0)));
    } else {
      int card = position.cards().find(position.hand(player), chosen.first(), player);
      position.move(card, position.hoard(player));
      position.emit(STASHED, player, card);
      position.draw(player);
    }
  }
}
