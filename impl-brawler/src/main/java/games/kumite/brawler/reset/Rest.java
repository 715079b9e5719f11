package games.kumite.brawler.reset;

import games.kumite.brawler.state.GameState;
import games.kumite.spi.Step;

/** The step after drawing: heroes who have rested regain Health, and then a hero may be assisted. */
record Rest() implements Step<GameState> {

  static final Rest REST = new Rest();

  @Override
  public void run(GameState state) {
    RestHealing.rest(state);
    if (Assist.ASSIST.isDue(state)) {
      state.ask(Assist.ASSIST); // BR-KO-08: once for each defeated boss
    }
  }
}
