package games.kumite.kungfu.figure;

import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;

/** Swords that fly by themselves (KF-TRT-30c to 30i). */
public final class FlyingSwords {

  private FlyingSwords() {}

  /** Returns whether a figure is such a sword on the table. */
  public static boolean isSword(Figures figures, int figure) {
    return figures.is(figure, Condition.SWORD) && !figures.is(figure, Condition.GONE);
  }

  /** Returns the sword of a figure that lies Knocked Out, {@link Figures#NOBODY} if it has none. */
  public static int fallen(Figures figures, int owner) {
    return figures.first(sword -> isSword(figures, sword) && figures.rider(sword) == owner && figures.is(sword, Condition.KNOCKED_OUT));
  }

  /** Ends control over a sword that drops (KF-TRT-30h). */
  public static void drops(Figures figures, int sword) {
    figures.join(sword, figures.gang(figures.rider(sword)));
  }

  /** Lets a sword rise again for a gang. */
  public static void rises(Figures figures, int sword, int gang) {
    figures.cure(sword, Condition.KNOCKED_OUT);
    figures.carrier(sword, Figures.NOBODY);
    figures.join(sword, gang);
  }

  /** Removes the sword of a figure that is dead, or has left the table (KF-TRT-30i). */
  public static void vanish(Figures figures, int owner) {
    for (int sword = 0; sword < figures.count(); sword++) {
      if (isSword(figures, sword) && figures.rider(sword) == owner) {
        figures.inflict(sword, Condition.GONE);
        figures.carrier(sword, Figures.NOBODY);
        figures.put(sword, Place.NOWHERE);
      }
    }
  }
}
