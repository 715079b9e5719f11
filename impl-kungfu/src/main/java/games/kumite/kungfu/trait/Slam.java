package games.kumite.kungfu.trait;

import games.kumite.kungfu.combat.EnvironmentalAttack;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.Source;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
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
  private static final EventType BROKEN = EventType.of("door-broken", "KF-TAO-03b").word("piece", Whereabouts::piece);

  private static final Script<GameState, Slam> SCRIPT = Script.<GameState, Slam>of("slam")
      .call(EnvironmentalAttack.SCRIPT, Slam::peril, (state, slam, peril) ->
          new Slam(slam.door, slam.on, peril.die() == 0 ? 0 : peril.margin(state))) // no dice against who is out before them
      .act(Slam::breakDoor)
      .build();

  static Step<GameState> of(int door, int on) {
    return SCRIPT.start(new Slam(door, on, 0));
  }

  private static EnvironmentalAttack peril(GameState state, Slam slam) {
    Piece piece = state.board().piece(slam.door);
    long at = Place.of(piece.outline.middleX(), piece.outline.middleY(), 0);
    return EnvironmentalAttack.declared(new Source(Figures.NOBODY, at), slam.on, COMBAT, EffectResolution.Table.FALL);
  }

  /** Breaks the door, which ceases to be one. */
  private static void breakDoor(GameState state, Slam slam) {
    if (slam.margin < 0) {
      Piece piece = state.board().piece(slam.door);
      state.emit(BROKEN, slam.door + 1);
      state.lay(state.board().with(slam.door, new Piece(piece.id, piece.kind, piece.outline, piece.base, piece.top,
          piece.flags & ~Flag.DOOR.bit())).without(slam.door));
    }
  }
}
