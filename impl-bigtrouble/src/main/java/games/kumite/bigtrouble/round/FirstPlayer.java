package games.kumite.bigtrouble.round;

import games.kumite.api.Action;
import games.kumite.bigtrouble.state.GroupQuestion;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.actions.VerbAction;

/** DEC-08: the group's choice of the first player of the round (BT-RND-04). */
enum FirstPlayer implements GroupQuestion {
  /** The only question of its kind. */
  CHOOSE;

  private static final EventType CHOSEN = EventType.of("first-player", "BT-RND-04").seat("who");

  @Override
  public String kind() {
    return "first-player";
  }

  @Override
  public void options(Trouble trouble, Options out) {
    for (int seat = 0; seat < trouble.seats(); seat++) { // BT-RND-14
      out.add(trouble.terms().actions.of(Word.FIRST, seat));
    }
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    int seat = ((VerbAction) action).first();
    trouble.set(Num.FIRST, seat);
    trouble.tell(CHOSEN, seat);
  }
}
