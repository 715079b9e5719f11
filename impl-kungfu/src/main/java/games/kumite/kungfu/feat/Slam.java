package games.kumite.kungfu.feat;

import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Peril;
import games.kumite.kungfu.combat.Source;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * The slam of a door on a figure beside it: a C1 attack; it falls if it loses, the door breaks if it wins (KF-TAO-03b).
 *
 * @param door the piece
 * @param on the figure
 * @param margin the margin of the door
 */
record Slam(int door, int on, int margin) {

  private static final int COMBAT = 1;
  private static final EventType BROKEN = EventType.of("door-broken", "KF-TAO-03b").number("piece");

  private static final Script<Fight, Slam> SCRIPT = Script.<Fight, Slam>of("slam")
      .call(Peril.SCRIPT, Slam::peril, (fight, slam, peril) ->
          new Slam(slam.door, slam.on, peril.die() == 0 ? 0 : peril.margin(fight))) // no dice against who is out before them
      .act(Slam::breakDoor)
      .end();

  static Step<Fight> of(int door, int on) {
    return SCRIPT.with(new Slam(door, on, 0));
  }

  private static Peril peril(Fight fight, Slam slam) {
    Piece piece = fight.board().piece(slam.door);
    long at = Place.of(piece.outline.middleX(), piece.outline.middleY(), 0);
    return Peril.declared(new Source(Figures.NOBODY, at), slam.on, COMBAT, Harming.Table.FALL);
  }

  /** Breaks the door, which ceases to be one. */
  private static void breakDoor(Fight fight, Slam slam) {
    if (slam.margin < 0) {
      Piece piece = fight.board().piece(slam.door);
      fight.tell(BROKEN, slam.door + 1);
      fight.lay(fight.board().with(slam.door, new Piece(piece.id, piece.kind, piece.outline, piece.base, piece.top,
          piece.flags & ~Flag.DOOR.bit())).without(slam.door));
    }
  }
}
