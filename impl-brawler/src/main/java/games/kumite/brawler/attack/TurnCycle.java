package games.kumite.brawler.attack;

import games.kumite.brawler.state.Gauntlet;

/** The turns in their order, again and again (BR-TRN-08). */
final class TurnCycle {

  private TurnCycle() {}

  static boolean reachHero(Gauntlet gauntlet) {
    while (true) {
      int actor = gauntlet.nextActor();
      if (actor == Gauntlet.BOSS) {
        if (!BossAttack.leavesSomebody(gauntlet)) {
          return false;
        }
      } else if (gauntlet.isConscious(actor)) { // BR-TRN-09, BR-KO-02
        return true;
      }
    }
  }
}
