package games.kumite.kungfu.ability;

import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Foresight;
import games.kumite.spi.EventType;

/** The C and Q dice of figures: what one has divined takes the place of a roll (KF-TRT-43b). */
public final class Dice {

  private static final int SIDES = 6;
  private static final EventType FORETOLD =
      EventType.of("foretold", "KF-TRT-43b").named("figure", Figures::id).number("die");

  private Dice() {}

  /** Returns one die of a figure. */
  public static int roll(Fight fight, String label, int figure) {
    Figures figures = fight.figures();
    if (figures.foresight().first(figure) == Foresight.BLIND) {
      return fight.roll(label, fight.seatOf(figure), SIDES);
    }
    figures.forget(figure, Deed.DIVINED);
    return figures.foresight().laid(figure) > 0 ? taken(fight, figure) : fight.roll(label, fight.seatOf(figure), SIDES);
  }

  /** Rolls a number of dice for a figure. */
  public static int[] roll(Fight fight, String label, int figure, int count) {
    Figures figures = fight.figures();
    if (figures.foresight().first(figure) == Foresight.BLIND) {
      return fight.roll(label, fight.seatOf(figure), count, SIDES);
    }
    figures.forget(figure, Deed.DIVINED);
    int known = Math.min(count, figures.foresight().laid(figure));
    int[] dice = new int[count];
    for (int i = 0; i < known; i++) {
      dice[i] = taken(fight, figure);
    }
    System.arraycopy(fight.roll(label, fight.seatOf(figure), count - known, SIDES), 0, dice, known, count - known);
    return dice;
  }

  private static int taken(Fight fight, int figure) {
    int die = fight.figures().foresight().takeLaid(figure);
    fight.tell(FORETOLD, fight.figures().code(figure), die);
    return die;
  }
}
