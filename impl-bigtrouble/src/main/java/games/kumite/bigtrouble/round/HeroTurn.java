package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.dice.FateTrack;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.Stage;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;

/**
 * The turn of a hero (BT-RND-05 to BT-RND-07).
 *
 * @param seat the seat of the hero
 */
public record HeroTurn(int seat) {

  private static final EventType BEGINS = EventType.of("turn", "BT-RND-05").seat("who");

  private static final Script<GameState, HeroTurn> TURN = Script.<GameState, HeroTurn>of("turn")
      .act(HeroTurn::begin)
      .act((state, turn) -> TextExecutor.onTrigger(state, Trigger.ON_TURN_START, turn.seat()))
      .ask(ChooseHeroAction::new)
      .act((state, turn) -> EndOfTurn.removeMarkers(state)) // BT-RUL-62
      .act((state, turn) -> EndOfTurn.removeTemporaryDice(state, turn.seat()))
      .act((state, turn) -> state.then(new FateTrack(turn.seat(), Cause.NONE)))
      .act((state, turn) -> TextExecutor.onTrigger(state, Trigger.ON_TURN_END, turn.seat()))
      .act((state, turn) -> state.set(Counters.ACTIVE, GameState.NONE))
      .build();

  /** Starts a hero's turn, in its phase. Put on the agenda. */
  public static void take(GameState state, int seat) {
    state.then(TURN.start(new HeroTurn(seat)), Stage.TURN);
  }

  /** Begins the turn: its dice are taken back and rolled by {@link ActionDice#rollAll} (BT-RND-06). */
  private static void begin(GameState state, HeroTurn turn) {
    state.numbers().clear(Stage.TURN); // what the enemy phase has counted
    state.set(Counters.ACTIVE, turn.seat());
    state.setSeat(turn.seat(), Counters.FATE_USED, 0); // BT-FAT-02
    state.emit(BEGINS, turn.seat());
    ActionDice.rollAll(state, turn.seat());
  }
}
