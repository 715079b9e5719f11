package games.kumite.brawler.round;

import games.kumite.brawler.attack.Attack;
import games.kumite.brawler.reset.Reset;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Stage;
import games.kumite.spi.Step;

/** The steps of a round. */
public enum Round implements Step<Gauntlet> {
  /** A new round against the next boss, and the round after it. */
  BEGIN {
    @Override
    public void run(Gauntlet gauntlet) {
      RoundServices services = RoundServices.of(gauntlet);
      services.reveal().turnUp(gauntlet); // BR-RND-02: one
      services.turnOrder().determine(gauntlet); // two
      gauntlet.then(TURNS, Stage.ACTIONS); // three
      gauntlet.then(Reset.RESET, Stage.RESET); // four
      gauntlet.then(Stage.ROUND, BEGIN); // BR-RND-03
    }
  },
  /** The turns up to that of the next hero who can act; again and again (BR-TRN-08). */
  TURNS {
    @Override
    public void run(Gauntlet gauntlet) {
      while (true) {
        int actor = gauntlet.nextActor();
        if (actor == Gauntlet.BOSS) {
          if (!RoundServices.of(gauntlet).bossAttack().leavesSomebody(gauntlet)) {
            return;
          }
        } else if (gauntlet.isConscious(actor)) { // BR-TRN-09, BR-KO-02
          gauntlet.then(Attack.ATTACK, TURNS);
          return;
        }
      }
    }
  }
}
