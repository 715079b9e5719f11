package games.kumite.kungfu.hazard;

import games.kumite.kungfu.combat.EnvironmentalAttack;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.ResolutionOrder;
import games.kumite.kungfu.effect.SharedTrigger;
import games.kumite.kungfu.effect.Source;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.morale.StateCleanup;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Step;

/**
 * The effect of fire at the end of a turn on the burning figures of the gang whose turn it was (KF-CON-26, KF-TRT-27g, KF-TRT-27h,
 * KF-LOC-24b, KF-RUL-135).
 *
 * @param gang the gang whose turn it was
 */
public record OnFire(int gang) implements Step<GameState>, SharedTrigger {

  /** At the end of a player's turn. */
  public static final Step<GameState> AT_END_OF_TURN = Turn.OF_ACTIVE_GANG;

  private static final int OWN = 3;
  private static final int HELD = 2;
  private static final EventType BURNS = EventType.of("burns", "KF-TRT-27g").word("figure", Figures::id);

  /** The turn that ends. */
  private enum Turn implements Step<GameState> {
    OF_ACTIVE_GANG;

    @Override
    public void run(GameState state) {
      of(state.get(Counters.ACTIVE)).run(state);
    }
  }

  /** Returns the step at the end of the turn of a gang, or of the neutral figures. */
  public static Step<GameState> of(int gang) {
    return new OnFire(gang);
  }

  @Override
  public void run(GameState state) {
    ResolutionOrder.all(state, this); // KF-RUL-05
  }

  @Override
  public boolean isDue(GameState state, int figure) {
    Figures figures = state.figures();
    boolean isBurning = figures.is(figure, Condition.BURNING_BY_FIREBALL)
        || figures.is(figure, Condition.BURNING_BY_HOT_SPOT);
    return isBurning && figures.gang(figure) == gang && Capabilities.toSuffer(figures, figure);
  }

  @Override
  public Step<GameState> step(GameState state, int figure) {
    return new Burns(figure);
  }

  /**
   * The burning of one figure.
   *
   * @param figure the figure
   */
  private record Burns(int figure) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      burn(state, figure);
    }
  }

  private static void burn(GameState state, int figure) {
    Figures figures = state.figures();
    Source fire = new Source(Figures.NOBODY, figures.place(figure));
    state.emit(BURNS, figures.code(figure));
    Step<GameState> automatic = figures.is(figure, Condition.BURNING_BY_HOT_SPOT)
        ? EffectResolution.SCRIPT.start(EffectResolution.sure(state, fire, figure, EffectResolution.Table.WOUND)) : StateCleanup.ALL;
    if (!figures.is(figure, Condition.BURNING_BY_FIREBALL)) {
      state.then(new Blaze(figure), automatic, StateCleanup.ALL);
      return;
    }
    state.then(new Blaze(figure), automatic, EnvironmentalAttack.of(fire, figure, OWN, EffectResolution.Table.WOUND), new Spreads(figure, held(figures, figure)),
        StateCleanup.ALL);
  }

  /**
   * The spreading of fire: figures with whom a burning figure is grappling are attacked too (KF-TRT-27h).
   *
   * @param figure the figure that burns
   * @param held the figures that it was grappling with
   */
  private record Spreads(int figure, IntList held) implements Step<GameState> {

    @Override
    public void run(GameState state) {
      Source fire = new Source(Figures.NOBODY, state.figures().place(figure));
      for (int i = 0; i < held.size(); i++) {
        state.then(EnvironmentalAttack.of(fire, held.get(i), HELD, EffectResolution.Table.WOUND));
      }
    }
  }

  /** Returns the figures with whom it is grappling: those it holds, or that hold it. */
  private static IntList held(Figures figures, int figure) {
    IntList held = IntList.NONE;
    for (int other = 0; other < figures.count(); other++) {
      boolean isHeld = other != figure && Capabilities.isInPlay(figures, other)
          && (figures.grappler(other) == figure || figures.grappler(figure) == other);
      held = isHeld ? held.and(other) : held;
    }
    return held;
  }
}
