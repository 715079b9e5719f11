package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.content.vocabulary.Context;
import games.kumite.bigtrouble.content.vocabulary.Verb;
import games.kumite.bigtrouble.dice.FateTrack;
import games.kumite.bigtrouble.dice.Pool;
import games.kumite.bigtrouble.dice.Roll;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.text.Sums;
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
  static final Script<Trouble, Defense> DEFENSE = Script.<Trouble, Defense>of("defense")
      .act((trouble, defense) -> trouble.tell(
          trouble.terms().tidings.attacked, defense.seat, defense.enemy, defense.points))
      .call(Roll.ROLL,
          (trouble, defense) -> Roll.of(defense.seat, Context.DEFENSE, defense.enemy,
              new Pool(trouble.hero(defense.seat).entry().defense(), 0), defense.points),
          (trouble, defense, roll) -> new Defense(defense.seat, defense.points, defense.enemy, roll.successes()))
      .act(Defense::suffer)
      .when((trouble, defense) -> trouble.get(Num.ACTIVE) != defense.seat, then -> then
          .act((trouble, defense) -> trouble.then(new FateTrack(defense.seat, Cause.attack(defense.enemy))))) // BT-FAT-12
      .end();

  private static void suffer(Trouble trouble, Defense defense) {
    int seat = defense.seat;
    int prevented = defense.successes + trouble.seat(seat, Num.PREVENTED) + Sums.of(trouble, seat, Verb.PREVENT);
    for (int other = 0; other < trouble.seats(); other++) { // guard: each hero in the space, self included
      if (trouble.seat(other, Num.SPACE) == trouble.seat(seat, Num.SPACE)) {
        prevented += Sums.of(trouble, other, Verb.GUARD);
        Sums.happened(trouble, other, Verb.GUARD, Context.ALL);
      }
    }
    trouble.setSeat(seat, Num.PREVENTED, 0);
    Sums.happened(trouble, seat, Verb.PREVENT, Context.ALL);
    if (prevented >= defense.points) {
      trouble.tell(trouble.terms().tidings.unhurt, seat, defense.enemy);
    }
    Harm.damage(trouble, seat, Math.max(0, defense.points - prevented), Cause.attack(defense.enemy));
  }
}
