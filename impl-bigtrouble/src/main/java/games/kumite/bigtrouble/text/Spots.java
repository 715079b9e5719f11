package games.kumite.bigtrouble.text;

import games.kumite.bigtrouble.content.Chinatown;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.Place;
import games.kumite.bigtrouble.content.vocabulary.Standing;
import games.kumite.bigtrouble.move.Places;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Horde;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Way;

/** The possible spaces of an effect, in which it would change something. Pure functions of the state. */
public final class Spots {

  private Spots() {}

  /** Returns the spaces where an effect would change something. */
  public static long of(Trouble trouble, Effect effect, Occasion on) {
    return of(trouble, effect, on, Trouble.NOBODY);
  }

  /**
   * Returns the spaces where an effect would change something by moving the hero of a seat; the place is that of the
   * acting hero, which may be another.
   */
  public static long of(Trouble trouble, Effect effect, Occasion on, int moved) {
    Place place = Standing.place(effect);
    long spaces = place == null ? 0 : spaces(trouble, place, on);
    long fitting = 0;
    for (long left = spaces; left != 0; left &= left - 1) {
      int space = Long.numberOfTrailingZeros(left);
      fitting |= fits(trouble, effect, on, moved, space) ? 1L << space : 0;
    }
    return fitting;
  }

  private static long spaces(Trouble trouble, Place place, Occasion on) {
    Board board = trouble.board();
    int here = on.here(trouble);
    return switch (place.kind()) {
      case HERE -> bit(here);
      case STREET -> trouble.get(Num.ACT) == 1 ? board.spaces(board.zone(Chinatown.STREETS)) : 0;
      case LEVEL -> trouble.get(Num.ACT) == 1 || here < 0 ? 0
          : board.level(board.zones().get(board.zoneOf(here)).level());
      case NEXT -> here < 0 ? 0 : board.neighbours(Way.ENTRYWAYS, here);
      case AT -> bit(on.space());
      case SPACE -> bit(board.at(place.space()));
    };
  }

  private static long bit(int space) {
    return space < 0 ? 0 : 1L << space;
  }

  private static boolean fits(Trouble trouble, Effect effect, Occasion on, int moved, int space) {
    return switch (effect.verb()) {
      case KILL -> isInReach(trouble, on, space) && isMinion(trouble, ((Effect.PlacedAmount) effect).amount(), space);
      case HIT_ALL -> isInReach(trouble, on, space) && trouble.enemiesAt(space) > 0;
      case HOLD_ENEMY -> isAnyToHold(trouble, space);
      case SPAWN -> trouble.horde().substitute(trouble.content().minion(((Effect.Spawn) effect).minion())) >= 0;
      case CRATE -> !trouble.cards().isEmpty(trouble.zones().crates);
      case RUBBLE -> trouble.canPlaceRubble(space);
      case TELEPORT -> Places.isReachable(trouble, trouble.seat(moved, Num.SPACE), space)
          && trouble.seat(moved, Num.SPACE) != space;
      default -> true;
    };
  }

  /**
   * Returns whether the acting hero's effects reach a space: nothing goes through the doors of the closed arena
   * (BT-RUL-126).
   */
  private static boolean isInReach(Trouble trouble, Occasion on, int space) {
    return on.self() < 0 || Places.isReachable(trouble, trouble.seat(on.self(), Num.SPACE), space);
  }

  /** Returns whether there is an enemy in a space that has a move to skip, and is not held yet. */
  private static boolean isAnyToHold(Trouble trouble, int space) {
    Horde horde = trouble.horde();
    boolean isAny = false;
    for (int place = 0; place < horde.size(); place++) {
      isAny |= horde.spaceAt(place) == space && !horde.isHeld(horde.at(place));
    }
    for (int boss = 0; boss < trouble.bossCount(); boss++) {
      isAny |= trouble.boss(boss, Num.BOSS_SPACE) == space && trouble.boss(boss, Num.BOSS_HELD) == 0
          && isMoving(trouble, boss);
    }
    return isAny;
  }

  /** Returns whether a boss has a move that it could skip: one without a movement value has none (BT-ENM-11, BT-ACT2-21). */
  public static boolean isMoving(Trouble trouble, int boss) {
    return boss != trouble.loPan() && trouble.content().bosses().get(boss).entry().move() > 0;
  }

  /** Returns whether there is a minion in a space with at most a given defense. */
  private static boolean isMinion(Trouble trouble, int defense, int space) {
    Horde horde = trouble.horde();
    for (int place = 0; place < horde.size(); place++) {
      if (horde.spaceAt(place) == space && trouble.defense(horde.at(place)) <= defense) {
        return true;
      }
    }
    return false;
  }
}
