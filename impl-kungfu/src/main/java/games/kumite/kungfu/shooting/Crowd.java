package games.kumite.kungfu.shooting;

import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.EventType;

/** Bystanders in a Crowd (KF-LOC-11, KF-LOC-12, KF-CPL-05, KF-GUN-26c). */
final class Crowd {

  private static final int SIDES = 6;
  private static final int SECOND = 2;
  private static final EventType HIT = EventType.of("bystander-hit", "KF-LOC-11b").named("by", Figures::id);

  private Crowd() {}

  /** Scatters the crowd at the first gunshot of the game (KF-LOC-12a, KF-LOC-12b). */
  static void hearsAShot(Fight fight) {
    fight.set(Num.GUNSHOTS, Math.min(SECOND, fight.get(Num.GUNSHOTS) + 1));
  }

  /** Rolls a die for a ranged attack that has missed: a bystander is hit on 5 or 6, after the first gunshot on 6 alone. */
  static void missed(Fight fight, int shooter) {
    if (fight.isCrowded()) {
      roll(fight, shooter, fight.get(Num.GUNSHOTS) > 0);
    }
  }

  /** Rolls a die that the target has paid for (KF-GUN-26c); a gunshot that has brought it about was heard just now. */
  static void pointedAt(Fight fight, int shooter, boolean isGunshot) {
    roll(fight, shooter, fight.get(Num.GUNSHOTS) >= (isGunshot ? SECOND : 1));
  }

  private static void roll(Fight fight, int shooter, boolean isScattered) {
    int needed = isScattered ? SIDES : SIDES - 1; // KF-LOC-12b
    if (fight.roll("bystander", fight.seatOf(shooter), SIDES) < needed) {
      return;
    }
    Figures figures = fight.figures();
    fight.tell(HIT, figures.code(shooter));
    int gang = figures.gang(shooter);
    if (gang != Figures.NEUTRAL && isGood(figures, gang)) { // KF-LOC-12c
      fight.gang(gang, Num.CHI, Math.max(0, fight.gang(gang, Num.CHI) - 1));
    }
  }

  private static boolean isGood(Figures figures, int gang) {
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.home(figure) == gang && figures.profile(figure).isProtagonist() && figures.profile(figure).is(Mark.GOOD)) {
        return true;
      }
    }
    return false;
  }
}
