package games.kumite.kungfu.plot;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.figure.Spirits;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** The persuasion of a Super-soldier or a Cyborg by the other side (D-60, KF-VIP-09c, KF-VIP-09d, KF-RUL-148). */
public final class Persuasion {

  private static final int ENOUGH = 2; // KF-RUL-100
  private static final Refusal DUMB = new Refusal("KF-VIP-09d", "cannot-persuade");
  private static final Refusal FAR = new Refusal("KF-VIP-09c", "too-far-to-persuade");
  private static final Refusal MOVED = new Refusal("KF-RUL-148", "has-moved");
  private static final EventType TRIED = EventType.of("persuades", "KF-VIP-09c").word("figure", Figures::id)
      .word("vip", Figures::id).number("successes");
  private static final EventType WON = EventType.of("won-over", "KF-VIP-09c").seat("who").word("vip", Figures::id);

  private Persuasion() {}

  /** Returns whether there is a figure to be won over who fights for the other side. */
  public static boolean isOfOthers(GameState state, int figure) {
    int vip = state.get(Counters.VIP_FIGURE);
    return (VipFigures.has(state, Vip.SUPER_SOLDIER) || VipFigures.has(state, Vip.CYBORG)) && vip >= 0
        && state.figures().gang(vip) != Figures.NEUTRAL && state.figures().areEnemies(figure, vip)
        && Capabilities.isInPlay(state.figures(), vip) && !state.figures().isUnderground(vip); // KF-LOC-41d
  }

  /** Returns why a figure cannot persuade it, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure) {
    Figures figures = state.figures();
    boolean isDumb = Capabilities.has(figures, figure, Trait.ANIMAL) || Capabilities.has(figures, figure, Trait.UNDEAD)
        || Capabilities.has(figures, figure, Trait.ARTIFICIAL);
    boolean hasMoved = figures.has(figure, PlotDeed.MOVED) || figures.has(figure, PlotDeed.MOVED_BEFORE);
    return isDumb ? DUMB : hasMoved ? MOVED : isNear(state, figure) ? null : FAR;
  }

  private static boolean isNear(GameState state, int figure) {
    Figures figures = state.figures();
    int vip = state.get(Counters.VIP_FIGURE);
    return Capabilities.areNear(figures, figure, vip, Stick.SHORT.length());
  }

  /** Begins the persuasion, on which a figure spends its turn. */
  public static void begin(GameState state, int figure) {
    state.figures().note(figure, PlotDeed.PERSUADES);
  }

  /** Makes the tests at the end of the turn (KF-RUL-148). */
  public static void finish(GameState state) {
    Figures figures = state.figures();
    if (!VipFigures.has(state, Vip.SUPER_SOLDIER) && !VipFigures.has(state, Vip.CYBORG)) {
      return;
    }
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.has(figure, PlotDeed.PERSUADES)) {
        figures.forget(figure, PlotDeed.PERSUADES);
        state.then(new Attempt(figure));
      }
    }
  }

  /**
   * One of them.
   *
   * @param figure the figure whose words they are
   */
  private record Attempt(int figure) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      boolean isPossible = Capabilities.isInPlay(state.figures(), figure) && isOfOthers(state, figure) && refusal(state, figure) == null;
      if (isPossible && !IChing.isWaiting(state, figure, QualityTest.DICE, this)) {
        test(state, figure);
      }
    }
  }

  private static void test(GameState state, int figure) {
    Figures figures = state.figures();
    int vip = state.get(Counters.VIP_FIGURE);
    int successes = QualityTest.successes(state, "persuade", figure);
    state.emit(TRIED, figures.code(figure), figures.code(vip), successes);
    if (successes >= ENOUGH) {
      figures.join(vip, figures.gang(figure));
      Spirits.part(figures, vip);
      state.emit(WON, state.seatOf(vip), figures.code(vip));
    }
  }
}
