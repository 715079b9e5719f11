package games.kumite.brawler.attack;

import games.kumite.brawler.state.Gauntlet;
import games.kumite.spi.EventType;

/** The boss's turn, which takes no decision. */
final class BossAttack {

  private static final int TARGET_SIDES = 6; // BR-BOS-04
  private static final EventType AIMED =
      EventType.of("target-rolled", "BR-BOS-04").number("die").seat("target");
  private static final EventType HIT = EventType.of("boss-attacked", "BR-BOS-06")
      .seat("target").number("damage").number("health");
  private static final EventType UNCONSCIOUS = EventType.of("unconscious", "BR-KO-01").seat("hero");
  private static final EventType LOST = EventType.of("lost", "BR-END-02").number("defeated");

  private BossAttack() {}

  /** Attacks once (BR-BOS-07) and returns whether a conscious hero is left. Without one the match is lost. */
  static boolean leavesSomebody(Gauntlet gauntlet) {
    int target = target(gauntlet);
    int damage = gauntlet.roll(gauntlet.terms().bossDamage(gauntlet.bossRank()), "damage", Gauntlet.NOBODY);
    gauntlet.interact(target); // BR-RST-02
    int left = gauntlet.hurt(target, damage); // BR-BOS-06
    gauntlet.tell(HIT, target, damage, left);
    return left > 0 || survives(gauntlet, target);
  }

  /** Picks a conscious hero, all with equal chance (BR-BOS-03). */
  private static int target(Gauntlet gauntlet) {
    if (!gauntlet.isConscious(0)) {
      return 1; // BR-BOS-05
    }
    if (!gauntlet.isConscious(1)) {
      return 0; // BR-BOS-05
    }
    int die = gauntlet.roll("target", Gauntlet.NOBODY, TARGET_SIDES); // BR-RUL-17
    int target = 1 - (die & 1); // BR-BOS-04
    gauntlet.tell(AIMED, die, target);
    return target;
  }

  private static boolean survives(Gauntlet gauntlet, int fallen) {
    gauntlet.tell(UNCONSCIOUS, fallen); // BR-KO-01
    if (gauntlet.isConscious(1 - fallen)) {
      return true;
    }
    gauntlet.tell(LOST, gauntlet.defeated());
    gauntlet.finish(gauntlet.terms().defeat(gauntlet.defeated())); // BR-END-02, BR-END-04
    return false;
  }
}
