package games.kumite.kungfu.effect;

import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import java.util.ArrayList;
import java.util.List;

/** Blood pools that bladed weapons leave (KF-H2H-26h, KF-RUL-56). */
final class BloodPools {

  private static final EventType POOL =
      EventType.of("blood-pool", "KF-H2H-26h").number("x", Lengths::centimetres).number("y", Lengths::centimetres);

  private BloodPools() {}

  /** Returns whether a figure strikes with a blade: a Signature Weapon, a Flying Sword, or a blade in its profile. */
  static boolean isBladed(Figures figures, int figure) {
    return figures.profile(figure).is(Mark.BLADED) || figures.arms().holds(figure, Weapon.SIGNATURE)
        || figures.arms().holds(figure, Weapon.FLYING_SWORD) || figures.is(figure, Condition.PROP_BLADE);
  }

  /** Lays a pool of diameter S, which is Slippery Ground. Like every kind of ground, it exists at ground level only. */
  static void spill(GameState state, int victim) {
    long at = state.figures().place(victim);
    if (Place.level(at) != 0) {
      return;
    }
    int radius = Stick.SHORT.length() / 2;
    List<Integer> corners = new ArrayList<>();
    for (int direction = 0; direction < Directions.COUNT; direction++) {
      corners.add(Math.max(0, Math.min(state.board().width, Place.x(at) + Directions.x(direction, radius))));
      corners.add(Math.max(0, Math.min(state.board().height, Place.y(at) + Directions.y(direction, radius))));
    }
    String id = "blood-" + (state.board().pieces() + 1);
    state.lay(state.board().plus(new Piece(id, "BLOOD", Polygon.of(corners), 0, 0, Flag.SLIPPERY.bit())));
    state.emit(POOL, Place.x(at), Place.y(at));
  }
}
