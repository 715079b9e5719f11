package games.kumite.kungfu.fire;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Peril;
import games.kumite.kungfu.combat.Source;
import games.kumite.kungfu.morale.Settle;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.trigger.Simultaneous;
import games.kumite.kungfu.trigger.Trigger;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Step;

/**
 * The effect of fire at the end of a turn on the burning figures of the gang whose turn it was (KF-TRT-27g, KF-TRT-27h,
 * KF-LOC-24b, KF-RUL-135).
 *
 * @param gang the gang whose turn it was
 */
public record Burning(int gang) implements Step<Fight>, Trigger {

  /** At the end of a player's turn. */
  public static final Step<Fight> AT_END_OF_TURN = Turn.OF_ACTIVE_GANG;

  private static final int OWN = 3;
  private static final int HELD = 2;
  private static final EventType BURNS = EventType.of("burns", "KF-TRT-27g").named("figure", Figures::id);

  /** The turn that ends. */
  private enum Turn implements Step<Fight> {
    OF_ACTIVE_GANG;

    @Override
    public void run(Fight fight) {
      of(fight.get(Num.ACTIVE)).run(fight);
    }
  }

  /** Returns the step at the end of the turn of a gang, or of the neutral figures. */
  public static Step<Fight> of(int gang) {
    return new Burning(gang);
  }

  @Override
  public void run(Fight fight) {
    Simultaneous.all(fight, this); // KF-RUL-05
  }

  @Override
  public boolean isDue(Fight fight, int figure) {
    Figures figures = fight.figures();
    boolean isBurning = figures.is(figure, Condition.BURNING_BY_FIREBALL)
        || figures.is(figure, Condition.BURNING_BY_HOT_SPOT);
    return isBurning && figures.gang(figure) == gang && Able.toSuffer(figures, figure);
  }

  @Override
  public Step<Fight> step(Fight fight, int figure) {
    return new Burns(figure);
  }

  /**
   * The burning of one figure.
   *
   * @param figure the figure
   */
  private record Burns(int figure) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      burn(fight, figure);
    }
  }

  private static void burn(Fight fight, int figure) {
    Figures figures = fight.figures();
    Source fire = new Source(Figures.NOBODY, figures.place(figure));
    fight.tell(BURNS, figures.code(figure));
    Step<Fight> automatic = figures.is(figure, Condition.BURNING_BY_HOT_SPOT)
        ? Harming.SCRIPT.with(Harming.sure(fight, fire, figure, Harming.Table.WOUND)) : Settle.ALL;
    if (!figures.is(figure, Condition.BURNING_BY_FIREBALL)) {
      fight.then(new Blaze(figure), automatic, Settle.ALL);
      return;
    }
    fight.then(new Blaze(figure), automatic, Peril.of(fire, figure, OWN, Harming.Table.WOUND), new Spreads(figure, held(figures, figure)),
        Settle.ALL);
  }

  /**
   * The spreading of fire: figures with whom a burning figure is grappling are attacked too (KF-TRT-27h).
   *
   * @param figure the figure that burns
   * @param held the figures that it was grappling with
   */
  private record Spreads(int figure, Picks held) implements Step<Fight> {

    @Override
    public void run(Fight fight) {
      Source fire = new Source(Figures.NOBODY, fight.figures().place(figure));
      for (int i = 0; i < held.size(); i++) {
        fight.then(Peril.of(fire, held.get(i), HELD, Harming.Table.WOUND));
      }
    }
  }

  /** Returns the figures with whom it is grappling: those it holds, or that hold it. */
  private static Picks held(Figures figures, int figure) {
    Picks held = Picks.NONE;
    for (int other = 0; other < figures.count(); other++) {
      boolean isHeld = other != figure && Able.isInPlay(figures, other)
          && (figures.grappler(other) == figure || figures.grappler(figure) == other);
      held = isHeld ? held.and(other) : held;
    }
    return held;
  }
}
