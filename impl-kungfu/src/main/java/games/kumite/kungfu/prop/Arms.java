package games.kumite.kungfu.prop;

import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Weapons that are taken from a rack, and knives from cutlery (KF-LOC-58, KF-RUL-46). */
final class Arms {

  private static final Refusal FULL = new Refusal("KF-RUL-161", "hands-full");
  private static final Refusal ARMED = new Refusal("KF-RUL-46", "has-prop-weapon");
  private static final EventType ARMED_ITSELF =
      EventType.of("armed-itself", "KF-RUL-46").named("figure", Figures::id).number("piece");

  private Arms() {}

  static @Nullable Refusal refusal(Fight fight, int figure, int piece) {
    Refusal bound = Hands.refusal(fight.figures(), figure);
    if (bound != null) {
      return bound;
    }
    return fight.board().piece(piece).is(Flag.RACK) ? Carrying.hasFullHands(fight, figure) ? FULL : null
        : fight.figures().is(figure, Condition.PROP_WEAPON) ? ARMED : null;
  }

  /** Takes a loaded automatic weapon (KF-LOC-58a), or a blade for one attack at +1 (KF-RUL-46). */
  static void take(Fight fight, int figure, int piece) {
    fight.tell(ARMED_ITSELF, fight.figures().code(figure), piece + 1);
    if (fight.board().piece(piece).is(Flag.RACK)) {
      Carrying.pickUp(fight, figure,
          fight.objects().add(fight.figures().place(figure), Weapon.AUTOMATIC.ordinal(), Figures.NOBODY));
    } else {
      fight.figures().inflict(figure, Condition.PROP_WEAPON);
      fight.figures().inflict(figure, Condition.PROP_BLADE); // KF-RUL-56
    }
    Piles.take(fight, figure, piece);
  }
}
