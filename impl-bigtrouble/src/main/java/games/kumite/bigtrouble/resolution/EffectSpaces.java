package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.Chinatown;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectPlace;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.ConnectionKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;

/** The possible spaces of an effect, in which it would change something. Pure functions of the state. */
public final class EffectSpaces {

  private EffectSpaces() {}

  /** Returns the spaces where an effect would change something. */
  public static long of(GameState state, Effect effect, EffectContext on) {
    return of(state, effect, on, GameState.NONE);
  }

  /**
   * Returns the spaces where an effect would change something by moving the hero of a seat; the place is that of the
   * acting hero, which may be another.
   */
  public static long of(GameState state, Effect effect, EffectContext on, int moved) {
    PlacedWord word = (PlacedWord) effect.verb();
    long spaces = spaces(state, effect.place(), on);
    long fitting = 0;
    for (long left = spaces; left != 0; left &= left - 1) {
      int space = Long.numberOfTrailingZeros(left);
      fitting |= word.fits(state, effect, on, moved, space) ? 1L << space : 0;
    }
    return fitting;
  }

  private static long spaces(GameState state, EffectPlace place, EffectContext on) {
    Board board = state.board();
    int here = on.here(state);
    return switch (place.kind()) {
      case HERE -> bit(here);
      case STREET -> state.get(Counters.ACT) == 1 ? board.spaces(board.zone(Chinatown.STREETS)) : 0;
      case LEVEL -> state.get(Counters.ACT) == 1 || here < 0 ? 0
          : board.level(board.zones().get(board.zoneOf(here)).level());
      case NEXT -> here < 0 ? 0 : board.neighbours(ConnectionKind.ENTRYWAYS, here);
      case AT -> bit(on.space());
      case SPACE -> bit(board.at(place.space()));
      case NONE -> 0;
    };
  }

  private static long bit(int space) {
    return space < 0 ? 0 : 1L << space;
  }

  /**
   * Returns whether the acting hero's effects reach a space: nothing goes through the doors of the closed arena
   * (BT-RUL-126).
   */
  public static boolean isInReach(GameState state, EffectContext on, int space) {
    return on.self() < 0 || HeroPlacement.isReachable(state, state.seat(on.self(), Counters.SPACE), space);
  }
}
