package games.kumite.kungfu.ability;

import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;

/** Contests of Q: three dice each, the successes are compared (KF-RUL-100). */
public final class Contest {

  private static final int DICE = 3;
  private static final EventType CONTESTED = EventType.of("contested", "KF-RUL-100").named("by", Figures::id)
      .named("on", Figures::id).number("successes").number("others");

  private Contest() {}

  /** Asks for the divined dice before a contest (D-12). */
  public static void divine(Fight fight, int by, int on) {
    Divination.ask(fight, by, DICE);
    Divination.ask(fight, on, DICE);
  }

  /** Rolls one: the successes of one figure less those of the other. */
  public static int margin(Fight fight, int by, int on) {
    int own = successes(fight, by);
    int others = successes(fight, on);
    fight.tell(CONTESTED, fight.figures().code(by), fight.figures().code(on), own, others);
    return own - others;
  }

  private static int successes(Fight fight, int figure) {
    int successes = 0;
    for (int die : Dice.roll(fight, "contest", figure, DICE)) {
      successes += QualityTest.isPassed(die, 0, fight.figures().quality(figure)) ? 1 : 0;
    }
    return successes;
  }
}
