package games.kumite.kungfu.trait;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The moment when the Aura of Death takes effect, a spell: every Extra within M passes a test on one die or is removed
 * (KF-TRT-10).
 *
 * @param figure the figure that it goes out from
 */
record DeathAura(int figure) implements Step<GameState> {

  private static final int SIDES = 6;
  private static final EventType SPREAD = EventType.of("death-aura", "KF-TRT-10a").word("figure", Figures::id);

  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    state.emit(SPREAD, figures.code(figure));
    for (int other = 0; other < figures.count(); other++) {
      if (figures.profile(other).type.isExtra() && !figures.profile(other).isGuest // KF-RUL-146
          && isReached(figures, figure, other, Stick.MEDIUM)
          && !QualityTest.isPassed(state.roll("aura", state.seatOf(other), SIDES), 0, figures.quality(other))) {
        Casualty.kill(state, other, figure);
      }
    }
  }

  /** Returns whether an aura reaches another figure that is not proof against it (KF-TRT-10c, KF-TRT-11c). */
  static boolean isReached(Figures figures, int figure, int other, Stick radius) {
    return other != figure && Capabilities.isInPlay(figures, other)
        && Capabilities.areNear(figures, figure, other, radius.length())
        && !Capabilities.has(figures, other, Trait.ARTIFICIAL) && !Capabilities.has(figures, other, Trait.UNDEAD);
  }
}
