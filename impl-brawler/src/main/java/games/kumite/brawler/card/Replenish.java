package games.kumite.brawler.card;

import games.kumite.brawler.state.GameState;
import games.kumite.spi.Step;

/**
 * The step in which heroes, from one seat on, draw until each holds three cards: to replenish after a fight (BR-RPL-03),
 * unconscious heroes too (BR-RPL-05), and for the opening hands (BR-SET-10). Played cards do not come
 * back: {@link Flipping} puts them out of the game (BR-RPL-02).
 *
 * @param hero the seat's index
 */
public record Replenish(int hero) implements Step<GameState> {

  /** The draws of the first hero, followed by those of the second. */
  public static final Replenish FIRST_HERO = new Replenish(0);
  private static final Replenish SECOND_HERO = new Replenish(1);

  static Replenish from(int hero) {
    return hero == 0 ? FIRST_HERO : SECOND_HERO;
  }

  /** Lets the hero draw until the hand is full or nothing is left to draw; the second hero draws after the first. */
  @Override
  public void run(GameState state) {
    if (lacksCards(state)) {
      DrawFrom.of(hero).run(state);
    } else if (this == FIRST_HERO) {
      SECOND_HERO.run(state);
    }
  }

  /** Returns whether the hero lacks cards and has some to draw (BR-RPL-04); false too if there is no such hero. */
  private boolean lacksCards(GameState state) {
    return state.stock(hero) != 0 && state.held(hero) < GameState.HAND;
  }
}
