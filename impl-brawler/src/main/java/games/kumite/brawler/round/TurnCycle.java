package games.kumite.brawler.round;

import games.kumite.brawler.attack.Turns;
import games.kumite.brawler.state.Gauntlet;
import jakarta.inject.Inject;

/** Takes the turns in their order, again and again (BR-TRN-08). Stateless. */
public final class TurnCycle implements Turns {

  private final BossAttack boss;

  @Inject
  TurnCycle(BossAttack boss) {
    this.boss = boss;
  }

  @Override
  public boolean reachHero(Gauntlet gauntlet) {
    while (true) {
      int actor = gauntlet.nextActor();
      if (actor == Gauntlet.BOSS) {
        if (!boss.leavesSomebody(gauntlet)) {
          return false;
        }
      } else if (gauntlet.isConscious(actor)) { // BR-TRN-09, BR-KO-02
        return true;
      }
    }
  }
}
