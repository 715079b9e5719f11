package games.kumite.brawler.round;

import games.kumite.brawler.reset.Reset;
import games.kumite.brawler.state.GameState;
import games.kumite.brawler.state.Stage;
import games.kumite.spi.Step;

/**
 * The step of a round against the next boss, followed by the next round (BR-RND-03). {@link HeroAttack} ends it when the boss falls
 * (BR-RND-04).
 */
public record Round() implements Step<GameState> {

  /** The step. */
  public static final Round ROUND = new Round();

  @Override
  public void run(GameState state) {
    Reveal.turnUp(state); // BR-RND-02: one
    TurnOrder.determine(state); // two
    state.then(Stage.ACTIONS, Reset.RESET, this); // four comes after three
    Attack.ATTACK.run(state); // three
  }
}
