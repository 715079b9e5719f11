package games.kumite.brawler.round;

import games.kumite.brawler.state.GameState;
import games.kumite.spi.EventType;

/** The boss's turn, which takes no decision. */
final class BossAttack {

  private static final int TARGET_SIDES = 6; // BR-BOS-04
  private static final EventType AIMED =
      EventType.of("target-rolled", "BR-BOS-04").number("die").seat("target");
  private static final EventType HIT = EventType.of("boss-attacked", "BR-BOS-06")
      .seat("target").number("damage").number("health");

  private BossAttack() {}

  /** Attacks once (BR-BOS-07) and returns whether a conscious hero is left. Without one the match is lost. */
  static boolean leavesConsciousHero(GameState state) {
    int target = target(state);
    int damage = state.roll(state.definition().bossDamage(state.bossRank()), "damage", GameState.NOBODY);
    state.interact(target); // BR-RST-02
    int left = state.hurt(target, damage); // BR-BOS-06
    state.emit(HIT, target, damage, left);
    return left > 0 || Unconscious.leavesConsciousHero(state, target);
  }

  /** Picks a conscious hero, all with equal chance (BR-BOS-03). */
  private static int target(GameState state) {
    if (!state.isConscious(0)) {
      return 1; // BR-BOS-05
    }
    if (!state.isConscious(1)) {
      return 0; // BR-BOS-05
    }
    int die = state.roll("target", GameState.NOBODY, TARGET_SIDES); // BR-RUL-17
    int target = 1 - (die & 1); // BR-BOS-04
    state.emit(AIMED, die, target);
    return target;
  }
}
