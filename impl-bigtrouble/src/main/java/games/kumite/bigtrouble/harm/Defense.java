package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.dice.FateTrack;
import games.kumite.bigtrouble.dice.Pool;
import games.kumite.bigtrouble.dice.Roll;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Script;

/**
 * The defense of a hero against one attack or strikeback (BT-ENM-15).
 *
 * @param seat the seat of the hero
 * @param points the attack value
 * @param enemy the attacking enemy
 * @param successes the successes of the defense roll
 */
record Defense(int seat, int points, int enemy, int successes) {

  /** The procedure: the roll, the damage, and the effects of a fate die of the roll outside the hero's own turn. */
  static final Script<GameState, Defense> DEFENSE = Script.<GameState, Defense>of("defense")
      .act((state, defense) -> state.emit(
          state.definition().events.attacked, defense.seat, defense.enemy, defense.points))
      .call(Roll.ROLL,
          (state, defense) -> Roll.of(defense.seat, RollContext.DEFENSE, defense.enemy,
              new Pool(state.hero(defense.seat).entry().defense(), 0), defense.points),
          (state, defense, roll) -> new Defense(defense.seat, defense.points, defense.enemy, roll.successes()))
      .act(Defense::suffer)
      .when((state, defense) -> state.get(Counters.ACTIVE) != defense.seat, then -> then
          .act((state, defense) -> state.then(new FateTrack(defense.seat, Cause.attack(defense.enemy))))) // BT-FAT-12
      .build();

  private static void suffer(GameState state, Defense defense) {
    int seat = defense.seat;
    int prevented = defense.successes + state.seat(seat, Counters.PREVENTED)
        + Modifiers.happened(state, seat, LastingWord.PREVENT, RollContext.ALL);
    for (int other = 0; other < state.seats(); other++) { // guard: each hero in the space, self included
      if (state.seat(other, Counters.SPACE) == state.seat(seat, Counters.SPACE)) {
        prevented += Modifiers.happened(state, other, LastingWord.GUARD, RollContext.ALL);
      }
    }
    state.setSeat(seat, Counters.PREVENTED, 0);
    if (prevented >= defense.points) {
      state.emit(state.definition().events.unhurt, seat, defense.enemy);
    }
    Harm.damage(state, seat, Math.max(0, defense.points - prevented), Cause.attack(defense.enemy));
  }
}
