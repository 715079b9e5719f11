package games.kumite.brawler.round;

import games.kumite.brawler.state.GameState;

/** The turns in their order, again and again (BR-TRN-08). */
final class TurnCycle {

  private TurnCycle() {}

  static boolean reachHero(GameState state) {
    while (true) {
      int actor = state.nextActor();
      if (actor == GameState.BOSS) {
        if (!BossAttack.leavesConsciousHero(state)) {
          return false;
        }
      } else if (state.isConscious(actor)) { // BR-TRN-09, BR-KO-02
        return true;
      }
    }
  }
}
