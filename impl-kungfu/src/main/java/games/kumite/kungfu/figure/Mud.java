package games.kumite.kungfu.figure;

import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.EventType;

/** The mud of a paddy field, in which weapons are lost (KF-LOC-42b, KF-LOC-42c). */
public final class Mud {

  private static final EventType SUNK = EventType.of("weapon-sunk", "KF-LOC-42b").word("owner", Figures::id)
      .word("weapon", weapon -> Weapon.values()[weapon].word());
  private static final EventType FOUND_ONE_SUNK = EventType.of("found-weapon-sunk", "KF-LOC-42b")
      .word("weapon", weapon -> Weapon.values()[weapon].word());

  private Mud() {}

  /**
   * Returns whether a weapon that comes down at a place is lost there; its owner may find a Signature Weapon after the scenario.
   */
  public static boolean swallows(GameState state, long place, int weapon, int owner) {
    boolean isMud = Place.level(place) == 0
        && (state.board().ground(Place.x(place), Place.y(place), 0) & Flag.PADDY.bit()) != 0;
    if (isMud) {
      if (owner == Figures.NOBODY) {
        state.emit(FOUND_ONE_SUNK, weapon);
      } else {
        state.emit(SUNK, state.figures().code(owner), weapon);
      }
      if (weapon == Weapon.SIGNATURE.ordinal()) {
        state.figures().note(owner, PlotDeed.SUNKEN);
      }
    }
    return isMud;
  }
}
