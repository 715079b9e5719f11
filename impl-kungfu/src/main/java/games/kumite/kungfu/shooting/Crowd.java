package games.kumite.kungfu.shooting;

import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;

/** Bystanders in a Crowd (KF-LOC-11, KF-LOC-12, KF-CPL-05, KF-GUN-26c). */
final class Crowd {

  private static final int SIDES = 6;
  private static final int SECOND = 2;
  private static final EventType HIT = EventType.of("bystander-hit", "KF-LOC-11b").word("by", Figures::id);

  private Crowd() {}

  /** Scatters the crowd at the first gunshot of the game (KF-LOC-12a, KF-LOC-12b). */
  static void hearsAShot(GameState state) {
    state.set(Counters.GUNSHOTS, Math.min(SECOND, state.get(Counters.GUNSHOTS) + 1));
  }

  /** Rolls a die for a ranged attack that has missed: a bystander is hit on 5 or 6, after the first gunshot on 6 alone. */
  static void missed(GameState state, int shooter) {
    if (state.isCrowded()) {
      roll(state, shooter, state.get(Counters.GUNSHOTS) > 0);
    }
  }

  /** Rolls a die that the target has paid for (KF-GUN-26c); a gunshot that has brought it about was heard just now. */
  static void pointedAt(GameState state, int shooter, boolean isGunshot) {
    roll(state, shooter, state.get(Counters.GUNSHOTS) >= (isGunshot ? SECOND : 1));
  }

  private static void roll(GameState state, int shooter, boolean isScattered) {
    int needed = isScattered ? SIDES : SIDES - 1; // KF-LOC-12b
    if (state.roll("bystander", state.seatOf(shooter), SIDES) < needed) {
      return;
    }
    Figures figures = state.figures();
    state.emit(HIT, figures.code(shooter));
    int gang = figures.gang(shooter);
    if (gang != Figures.NEUTRAL && isGood(figures, gang)) { // KF-LOC-12c
      Chi.lose(state, gang);
    }
  }

  private static boolean isGood(Figures figures, int gang) {
    return figures.any(figure -> figures.home(figure) == gang && figures.profile(figure).isProtagonist()
        && figures.profile(figure).is(Mark.GOOD));
  }
}
