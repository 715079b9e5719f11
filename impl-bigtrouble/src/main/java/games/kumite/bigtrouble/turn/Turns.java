package games.kumite.bigtrouble.turn;

import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.dice.FateTrack;
import games.kumite.bigtrouble.text.Carry;
import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Stage;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;

/** The turns of heroes. */
public final class Turns {

  private static final EventType BEGINS = EventType.of("turn", "BT-RND-05").seat("who");

  private static final Script<Trouble, Turn> TURN = Script.<Trouble, Turn>of("turn")
      .act(Turns::begin)
      .act((trouble, turn) -> Carry.onTrigger(trouble, Trigger.ON_TURN_START, turn.seat()))
      .ask(Menu.NEXT)
      .act((trouble, turn) -> Quests.endOfTurn(trouble, turn.seat())) // BT-RUL-62
      .act((trouble, turn) -> ActionDice.endOfTurn(trouble, turn.seat()))
      .act((trouble, turn) -> trouble.then(new FateTrack(turn.seat(), Cause.NONE)))
      .act((trouble, turn) -> Carry.onTrigger(trouble, Trigger.ON_TURN_END, turn.seat()))
      .act((trouble, turn) -> trouble.set(Num.ACTIVE, Trouble.NOBODY))
      .end();

  private Turns() {}

  /** Starts a hero's turn, in its phase. Put on the agenda. */
  public static void take(Trouble trouble, int seat) {
    trouble.then(TURN.with(new Turn(seat)), Stage.TURN);
  }

  /** Begins the turn (BT-RND-06). */
  private static void begin(Trouble trouble, Turn turn) {
    trouble.numbers().clear(Stage.TURN); // what the enemy phase has counted
    trouble.set(Num.ACTIVE, turn.seat());
    trouble.setSeat(turn.seat(), Num.FATE_USED, 0); // BT-FAT-02
    trouble.tell(BEGINS, turn.seat());
    ActionDice.rollAll(trouble, turn.seat());
  }
}
