package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.content.ZoneAction;
import games.kumite.bigtrouble.dice.PlainRoll;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.resolution.HeroPlacement;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import org.jspecify.annotations.Nullable;

/**
 * Underground fast travel (BT-TSK-18): a hero rolls, arrives, and loses health there (BT-TSK-20, BT-RUL-18).
 *
 * @param seat the seat of the hero
 * @param space the destination
 * @param successes the successes rolled
 */
public record Travel(int seat, int space, int successes) {

  private static final Refusal NOT_UNDERGROUND = new Refusal("BT-TSK-18", "not-underground");
  private static final int[] LOSS = {5, 3, 0}; // BT-TSK-19, by successes

  /** The roll and the arrival. */
  public static final Script<GameState, Travel> TRAVEL = Script.<GameState, Travel>of("travel")
      .call(PlainRoll.ROLL, (state, travel) -> PlainRoll.of(travel.seat, PlainRoll.Purpose.TRAVEL, travel.space, 1),
          (state, travel, roll) -> new Travel(travel.seat, travel.space, roll.successes()))
      .act(Travel::arrive)
      .build();

  /** Returns a hero's travel to a space. */
  public static Travel of(int seat, int space) {
    return new Travel(seat, space, 0);
  }

  /**
   * Adds the entrances to which a hero may travel (DEC-20).
   *
   * @param refusal the reason why the hero may not travel at all, null if it may
   */
  static void options(GameState state, int seat, @Nullable Refusal refusal, ActionCollector out) {
    if (state.get(Counters.ACT) == 2) {
      return;
    }
    var board = state.board();
    boolean isHere = board.zones().get(board.zoneOf(state.seat(seat, Counters.SPACE))).action()
        == ZoneAction.FAST_TRAVEL;
    if (isHere || out.isExplaining()) {
      for (String entrance : state.content().chinatown().entrances()) {
        out.add(state.actionAt(ActionVerb.TRAVEL, board.at(entrance)),
            refusal != null ? refusal : isHere ? null : NOT_UNDERGROUND);
      }
    }
  }

  private static void arrive(GameState state, Travel travel) {
    int loss = LOSS[Math.min(travel.successes, LOSS.length - 1)];
    state.emit(state.definition().events.travels, travel.seat, state.spaceNumber(travel.space), loss);
    HeroPlacement.put(state, travel.seat, travel.space);
    Harm.damage(state, travel.seat, loss, Cause.travel(travel.space));
  }
}
