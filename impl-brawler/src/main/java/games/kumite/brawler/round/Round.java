package games.kumite.brawler.round;

import games.kumite.brawler.attack.Attack;
import games.kumite.brawler.reset.Reset;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Stage;
import games.kumite.spi.Step;

/** The step of a round against the next boss, followed by the next round (BR-RND-03). */
public record Round() implements Step<Gauntlet> {

  /** The step. */
  public static final Round ROUND = new Round();

  @Override
  public void run(Gauntlet gauntlet) {
    Reveal.turnUp(gauntlet); // BR-RND-02: one
    TurnOrder.determine(gauntlet); // two
    gauntlet.then(Stage.ACTIONS, Reset.RESET, this); // four comes after three
    Attack.ATTACK.run(gauntlet); // three
  }
}
