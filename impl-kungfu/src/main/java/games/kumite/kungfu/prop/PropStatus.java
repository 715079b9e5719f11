package games.kumite.kungfu.prop;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.scenery.ManholeCovers;
import games.kumite.kungfu.state.GameState;

/** The visible signs of things that are not as they were at the beginning, for the table. */
public final class PropStatus {

  private static final int NOT_COUNTED = -1;

  private PropStatus() {}

  /** Returns how many of its things are left; -1 if they are not counted. */
  public static int left(GameState state, int piece) {
    Piece thing = state.board().piece(piece);
    return Piles.isCounted(thing) ? Piles.left(state, piece) : Bins.missiles(state, piece) > 0 && thing.is(Flag.BIN)
        ? Bins.missiles(state, piece) : NOT_COUNTED;
  }

  /** Returns the word for what has become of it; empty for nothing. */
  public static String state(GameState state, int piece) {
    Piece thing = state.board().piece(piece);
    int wear = state.wear(piece);
    if (wear == 0 || Piles.isCounted(thing)) {
      return "";
    }
    return thing.is(Flag.BIN) ? Bins.word(state, piece)
        : thing.is(Flag.MANHOLE) ? ManholeCovers.hasLooseCover(state, piece) ? "open" : "open-without-cover"
        : thing.is(Flag.HYDRANT) ? "broken"
        : thing.is(Flag.MACHINE) ? "off"
        : thing.is(Flag.INCENSE) ? "burnt-out"
        : thing.is(Flag.TABLE) ? "cleared" : "";
  }
}
