package games.kumite.kungfu.trait;

import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.effect.ResolutionOrder;
import games.kumite.kungfu.effect.SharedTrigger;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.morale.StateCleanup;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The price of Boiling Blood: a die at or below the bonus Stuns (KF-TRT-16c, KF-RUL-108).
 *
 * @param figure the figure whose activation or Reaction ends, {@link Figures#NOBODY} if a turn ends
 */
public record BoilingOver(int figure) implements Step<GameState> {

  /** The price of all figures, at the end of a turn. */
  public static final BoilingOver OF_THE_TURN = new BoilingOver(Figures.NOBODY);

  private static final int SIDES = 6;
  private static final EventType COOLED =
      EventType.of("cooled", "KF-TRT-16c").word("figure", Figures::id).number("die")
          .number("bonus");

  /** Handles the end of the activation or Reaction of a figure. */
  public static void after(GameState state, int figure) {
    if (state.figures().is(figure, Condition.BOILING_OVER)) {
      state.then(new BoilingOver(figure));
    }
  }

  /** The price that is due when a turn ends (KF-RUL-05). */
  private enum Cooling implements SharedTrigger {
    OF_THE_TURN;

    @Override
    public boolean isDue(GameState state, int figure) {
      return state.figures().is(figure, Condition.BOILING) && Capabilities.isInPlay(state.figures(), figure);
    }

    @Override
    public Step<GameState> step(GameState state, int figure) {
      return new Cools(figure);
    }
  }

  /**
   * The price of one figure.
   *
   * @param figure the figure
   */
  private record Cools(int figure) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      pay(state, figure);
    }
  }

  @Override
  public void run(GameState state) {
    if (figure == Figures.NOBODY) {
      ResolutionOrder.all(state, Cooling.OF_THE_TURN);
    } else if (state.figures().is(figure, Condition.BOILING_OVER)) {
      pay(state, figure);
    }
  }

  private static void pay(GameState state, int figure) {
    state.figures().cure(figure, Condition.BOILING);
    state.figures().cure(figure, Condition.BOILING_OVER);
    if (Capabilities.isInPlay(state.figures(), figure)) {
      roll(state, figure);
    }
  }

  private static void roll(GameState state, int figure) {
    int die = state.roll("blood", state.seatOf(figure), SIDES);
    state.emit(COOLED, state.figures().code(figure), die, state.figures().boost(figure));
    if (die <= state.figures().boost(figure)) {
      EffectExecutor.stun(state, figure, Figures.NOBODY);
      state.then(StateCleanup.ALL); // KF-RUL-175: it may have come down from a roof
    }
  }
}
