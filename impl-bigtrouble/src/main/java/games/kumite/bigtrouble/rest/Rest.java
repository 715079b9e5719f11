package games.kumite.bigtrouble.rest;

import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.content.vocabulary.Verb;
import games.kumite.bigtrouble.content.vocabulary.Context;
import games.kumite.bigtrouble.dice.Dicing;
import games.kumite.bigtrouble.text.Carry;
import games.kumite.bigtrouble.text.Sums;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.level.Chi;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Script;

/**
 * The rest action: each die rests for itself, in order (BT-RST-01, BT-RST-03).
 *
 * @param seat the seat of the hero
 * @param dice the slotted dice
 * @param next the index of the next resting die
 */
public record Rest(int seat, Dicing dice, int next) {

  private static final int NORMAL = 2;
  private static final int EPIC = 3;

  /** The procedure: the dice are slotted and rest. */
  public static final Script<Trouble, Rest> REST = Script.<Trouble, Rest>of("rest")
      .call(Dicing.SLOTS, (trouble, rest) -> rest.dice, (trouble, rest, dice) -> new Rest(rest.seat, dice, 0))
      .loop((trouble, rest) -> rest.next < rest.dice.count(), body -> body
          .act(Rest::one)
          .act((trouble, rest) -> Carry.onTrigger(trouble, Trigger.ON_REST, rest.seat))
          .set((trouble, rest) -> new Rest(rest.seat, rest.dice, rest.next + 1)))
      .end();

  /** Returns a hero's rest action. */
  public static Rest of(int seat) {
    return new Rest(seat, Dicing.many(seat, Dicing.Purpose.REST), 0);
  }

  /**
   * Rests one die. A double die is two equal rests (BT-RUL-19); an effect by which rests heal less counts once for the
   * die (BT-RUL-104).
   */
  private static void one(Trouble trouble, Rest rest) {
    int less = Sums.of(trouble, rest.seat, Verb.REST_LESS);
    Sums.happened(trouble, rest.seat, Verb.REST_LESS, Context.ALL);
    for (int time = 0; time < rest.dice.times(rest.next); time++) {
      if (trouble.seat(rest.seat, Num.HEALTH) == Trouble.MAX_HEALTH) {
        Chi.gain(trouble, rest.seat, 1); // BT-RST-02
      } else {
        int points = rest.dice.isEpic(rest.next) ? EPIC : NORMAL;
        int lost = Math.min(points, less);
        less -= lost;
        Harm.heal(trouble, rest.seat, points - lost);
      }
    }
  }
}
