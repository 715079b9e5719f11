package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.Chinatown;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectPlace;
import games.kumite.bigtrouble.content.vocabulary.EffectPlacement;
import games.kumite.bigtrouble.placement.HeroPlacement;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.ConnectionKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MinionList;

/** The possible spaces of an effect, in which it would change something. Pure functions of the state. */
public final class EffectSpaces {

  private EffectSpaces() {}

  /** Returns the spaces where an effect would change something. */
  public static long of(GameState state, Effect effect, EffectContext on) {
    return of(state, effect, on, GameState.NOBODY);
  }

  /**
   * Returns the spaces where an effect would change something by moving the hero of a seat; the place is that of the
   * acting hero, which may be another.
   */
  public static long of(GameState state, Effect effect, EffectContext on, int moved) {
    EffectPlace place = EffectPlacement.place(effect);
    long spaces = place == null ? 0 : spaces(state, place, on);
    long fitting = 0;
    for (long left = spaces; left != 0; left &= left - 1) {
      int space = Long.numberOfTrailingZeros(left);
      fitting |= fits(state, effect, on, moved, space) ? 1L << space : 0;
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
    };
  }

  private static long bit(int space) {
    return space < 0 ? 0 : 1L << space;
  }

  private static boolean fits(GameState state, Effect effect, EffectContext on, int moved, int space) {
    return switch (effect.verb()) {
      case KILL -> isInReach(state, on, space) && isMinion(state, ((Effect.PlacedAmount) effect).amount(), space);
      case HIT_ALL -> isInReach(state, on, space) && state.enemiesAt(space) > 0;
      case HOLD_ENEMY -> isAnyToHold(state, space);
      case SPAWN -> state.horde().substitute(state.content().minion(((Effect.Spawn) effect).minion())) >= 0;
      case CRATE -> !state.cards().isEmpty(state.zones().crates);
      case RUBBLE -> state.canPlaceRubble(space);
      case TELEPORT -> HeroPlacement.isReachable(state, state.seat(moved, Counters.SPACE), space)
          && state.seat(moved, Counters.SPACE) != space;
      default -> true;
    };
  }

  /**
   * Returns whether the acting hero's effects reach a space: nothing goes through the doors of the closed arena
   * (BT-RUL-126).
   */
  private static boolean isInReach(GameState state, EffectContext on, int space) {
    return on.self() < 0 || HeroPlacement.isReachable(state, state.seat(on.self(), Counters.SPACE), space);
  }

  /** Returns whether there is an enemy in a space that has a move to skip, and is not held yet. */
  private static boolean isAnyToHold(GameState state, int space) {
    MinionList horde = state.horde();
    boolean isAny = false;
    for (int place = 0; place < horde.size(); place++) {
      isAny |= horde.spaceAt(place) == space && !horde.isHeld(horde.at(place));
    }
    for (int boss = 0; boss < state.bossCount(); boss++) {
      isAny |= state.boss(boss, Counters.BOSS_SPACE) == space && state.boss(boss, Counters.BOSS_HELD) == 0
          && isMoving(state, boss);
    }
    return isAny;
  }

  /** Returns whether a boss has a move that it could skip: one without a movement value has none (BT-ENM-11, BT-ACT2-21). */
  public static boolean isMoving(GameState state, int boss) {
    return boss != state.loPan() && state.content().bosses().get(boss).entry().move() > 0;
  }

  /** Returns whether there is a minion in a space with at most a given defense. */
  private static boolean isMinion(GameState state, int defense, int space) {
    MinionList horde = state.horde();
    for (int place = 0; place < horde.size(); place++) {
      if (horde.spaceAt(place) == space && state.defense(horde.at(place)) <= defense) {
        return true;
      }
    }
    return false;
  }
}
