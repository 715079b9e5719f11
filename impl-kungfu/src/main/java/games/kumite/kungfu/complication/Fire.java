package games.kumite.kungfu.complication;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.blast.Blast;
import games.kumite.kungfu.breaking.Breaking;
import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Peril;
import games.kumite.kungfu.combat.Source;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.morale.Settle;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.trigger.Simultaneous;
import games.kumite.kungfu.trigger.Trigger;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The effect of burning scenery at the end of a turn on those in contact with it (KF-CPL-06b, KF-RUL-143). */
public enum Fire implements Trigger {
  /** The attack on one of them. */
  SCORCH;

  /** The die, then all figures in contact. */
  public static final Step<Fight> AT_END_OF_TURN = Spreading.FIRE;

  private static final int SIDES = 6;
  private static final int COMBAT = 3;
  private static final EventType BURNS = EventType.of("item-burns", "KF-CPL-06a").number("item");
  private static final EventType SCORCHED = EventType.of("scorched", "KF-CPL-06b").named("figure", Figures::id);

  /** The spreading of fire: on a 6 another item burns (KF-CPL-06a). */
  private enum Spreading implements Step<Fight> {
    FIRE;

    @Override
    public void run(Fight fight) {
      if (fight.get(Num.COMPLICATION) != Complication.FIRE.ordinal()) {
        return;
      }
      if (fight.roll("fire", fight.seat(fight.get(Num.ACTIVE)), SIDES) == SIDES) {
        spread(fight);
      }
      if (fight.burning() != 0) {
        Simultaneous.all(fight, SCORCH); // KF-RUL-05
      }
    }
  }

  /** Spreads the fire to cars and buildings first, each as likely as the others; with no item left nothing happens. */
  private static void spread(Fight fight) {
    long items = Scenery.all(fight.board()) & ~fight.burning();
    long first = items & dry(fight.board());
    long open = first != 0 ? first : items;
    if (open == 0) {
      return;
    }
    int left = fight.random().pick("fire-item", 0, Long.bitCount(open));
    for (; left > 0; left--) {
      open &= open - 1;
    }
    int item = Long.numberOfTrailingZeros(open);
    fight.burn(item);
    fight.tell(BURNS, item + 1);
    if ((Scenery.flags(fight.board(), item) & Flag.CAR.bit()) != 0) {
      scorch(fight, item);
    }
  }

  /** Destroys a vehicle that the fire touches; on a 1 it explodes (KF-CPL-06c). */
  private static void scorch(Fight fight, int item) {
    long middle = Scenery.middle(fight.board(), item);
    Breaking.destroy(fight, Figures.NOBODY, item);
    if (fight.roll("gas-tank", fight.seat(fight.get(Num.ACTIVE)), SIDES) == 1) {
      fight.then(Blast.of(fight, Figures.NOBODY, middle, Blast.Kind.FIREBALL), Settle.ALL);
    }
  }

  /** Returns the cars and buildings. */
  private static long dry(Board board) {
    long items = 0;
    for (int i = 0; i < board.pieces(); i++) {
      boolean isDry = board.item(i) >= 0 && (board.piece(i).is(Flag.CAR) || board.piece(i).kind.equals("HOUSE"));
      items |= isDry ? 1L << board.item(i) : 0;
    }
    return items;
  }

  @Override
  public boolean isDue(Fight fight, int figure) {
    return Able.toSuffer(fight.figures(), figure) && (Scenery.beside(fight, figure) & fight.burning()) != 0;
  }

  @Override
  public Step<Fight> step(Fight fight, int figure) {
    return new Scorched(figure);
  }

  /**
   * A figure that is scorched.
   *
   * @param figure the figure
   */
  private record Scorched(int figure) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      fight.tell(SCORCHED, fight.figures().code(figure));
      fight.then(Peril.of(new Source(Figures.NOBODY, fight.figures().place(figure)), figure, COMBAT, Harming.Table.WOUND),
          Settle.ALL);
    }
  }
}
