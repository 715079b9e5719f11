package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.dice.DicePlacement;
import games.kumite.bigtrouble.harm.Chi;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import org.jspecify.annotations.Nullable;

/**
 * The rest action: each die rests for itself, in order (BT-RST-01, BT-RST-03).
 *
 * @param seat the seat of the hero
 * @param dice the slotted dice
 * @param next the index of the next resting die
 */
public record Rest(int seat, DicePlacement dice, int next) {

  private static final int NORMAL = 2;
  private static final int EPIC = 3;
  private static final Refusal NO_REST = new Refusal("BT-RST-01", "no-rest");

  /** The procedure: the dice are slotted and rest. */
  public static final Script<GameState, Rest> REST = Script.<GameState, Rest>of("rest")
      .call(DicePlacement.SLOTS, (state, rest) -> rest.dice, (state, rest, dice) -> new Rest(rest.seat, dice, 0))
      .repeatWhile((state, rest) -> rest.next < rest.dice.count(), body -> body
          .act(Rest::one)
          .act((state, rest) -> TextExecutor.onTrigger(state, Trigger.ON_REST, rest.seat))
          .update((state, rest) -> new Rest(rest.seat, rest.dice, rest.next + 1)))
      .build();

  /** Returns a hero's rest action. */
  public static Rest of(int seat) {
    return new Rest(seat, DicePlacement.many(seat, DicePlacement.Purpose.REST), 0);
  }

  /** Adds the action. */
  static void options(GameState state, int seat, @Nullable Refusal noDie, ActionCollector out) {
    out.add(state.definition().actions.of(ActionVerb.REST),
        noDie != null ? noDie : Modifiers.holds(state, seat, LastingWord.NO_REST) ? NO_REST : null); // BT-RST-04
  }

  /**
   * Rests one die. A double die is two equal rests (BT-RUL-19); an effect by which rests heal less counts once for the
   * die (BT-RUL-104).
   */
  private static void one(GameState state, Rest rest) {
    int less = Modifiers.happened(state, rest.seat, LastingWord.REST_LESS, RollContext.ALL);
    for (int time = 0; time < rest.dice.times(rest.next); time++) {
      if (state.seat(rest.seat, Counters.HEALTH) == GameState.MAX_HEALTH) {
        Chi.gain(state, rest.seat, 1); // BT-RST-02
      } else {
        int points = rest.dice.isEpic(rest.next) ? EPIC : NORMAL;
        int lost = Math.min(points, less);
        less -= lost;
        Harm.heal(state, rest.seat, points - lost);
      }
    }
  }
}
