package games.kumite.kungfu.prop;

import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Weapons that are taken from a rack, and knives from cutlery (KF-LOC-58, KF-RUL-46). */
final class WeaponRack {

  private static final Refusal FULL = new Refusal("KF-RUL-161", "hands-full");
  private static final Refusal ARMED = new Refusal("KF-RUL-46", "has-prop-weapon");
  private static final EventType ARMED_ITSELF =
      EventType.of("armed-itself", "KF-RUL-46").word("figure", Figures::id).word("piece", Whereabouts::piece);

  private WeaponRack() {}

  static @Nullable Refusal refusal(GameState state, int figure, int piece) {
    Refusal bound = Hands.refusal(state.figures(), figure);
    if (bound != null) {
      return bound;
    }
    return state.board().piece(piece).is(Flag.RACK) ? CarriedObjects.hasFullHands(state, figure) ? FULL : null
        : state.figures().is(figure, Condition.PROP_WEAPON) ? ARMED : null;
  }

  /** Takes a loaded automatic weapon (KF-LOC-58a), or a blade for one attack at +1 (KF-RUL-46). */
  static void take(GameState state, int figure, int piece) {
    state.emit(ARMED_ITSELF, state.figures().code(figure), piece + 1);
    if (state.board().piece(piece).is(Flag.RACK)) {
      CarriedObjects.pickUp(state, figure,
          state.objects().add(state.figures().place(figure), Weapon.AUTOMATIC.ordinal(), Figures.NOBODY));
    } else {
      state.figures().inflict(figure, Condition.PROP_WEAPON);
      state.figures().inflict(figure, Condition.PROP_BLADE); // KF-RUL-56
    }
    Piles.take(state, figure, piece);
  }
}
