package games.kumite.tmnt.strength;

import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;

/** The sums of a combat: combat strength, Run Away bonuses, Treasures. Nothing is remembered between two sums. */
public final class Strength {

  private Strength() {}

  /** Returns the strength of the players' side (MT-CBT-03, MT-CBT-04). */
  public static int side(GameState state) {
    return side(state, SumBreakdown.UNNOTED);
  }

  public static int side(GameState state, SumBreakdown parts) {
    int fighter = state.fighter();
    int helper = state.helper();
    int sum = player(state, fighter, parts);
    if (helper >= 0) {
      sum += player(state, helper, parts);
    }
    return sum + parts.played(state, GameState.NONE, state.get(Counters.SIDE)) + conditional(state, GameState.NONE, parts);
  }

  /** Returns the strength that one player of the side adds. */
  private static int player(GameState state, int seat, SumBreakdown parts) {
    int sum = parts.of(state, seat, "level", state.level(seat)) + parts.of(state, seat, "omen", state.seat(seat, Counters.DOOM));
    for (int token = state.top(state.kept(seat)); token >= 0; token = state.next(token)) {
      sum += parts.card(state, token, kept(state, token, seat));
    }
    if (isLevelOnly(state, seat)) {
      return sum; // MT-RUL-30
    }
    for (int token = state.top(state.table(seat)); token >= 0; token = state.next(token)) {
      Face face = state.face(token);
      if (counts(state, token, face, seat)) {
        sum += parts.card(state, token, face.bonus + ConditionTests.sum(state, face.strength, seat, GameState.NONE));
      }
    }
    int bought = state.get(seat == state.fighter() ? Counters.FIGHTER_BOUGHT : Counters.HELPER_BOUGHT);
    return sum + parts.of(state, seat, "bought", bought);
  }

  /**
   * Returns the strength that a kept Trap adds: the part that persists, and once the part for the next combat
   * (MT-TRP-06).
   */
  private static int kept(GameState state, int token, int seat) {
    Face face = state.face(token);
    return ConditionTests.sum(state, face.strength, seat, GameState.NONE)
        + (state.has(token, Counters.SPENT) ? 0 : ConditionTests.sum(state, face.next, seat, GameState.NONE));
  }

  /** Returns whether a card in play has its effect: an Item must be equipped and its requirement met (MT-ITM-12, MT-STN-11). */
  public static boolean counts(GameState state, int token, Face face, int seat) {
    return switch (face.type) {
      case ITEM -> state.has(token, Counters.EQUIPPED)
          && (face.requires.isNothing() || state.attached(token) >= 0 || ConditionTests.hold(state, face.requires, seat));
      case STANCE, KATA, ALLY, CHARACTER -> true;
      default -> false;
    };
  }

  /** Returns the strength that the cards of a seat add without a combat. */
  public static int alone(GameState state, int seat) {
    int sum = 0;
    for (int token = state.top(state.table(seat)); token >= 0; token = state.next(token)) {
      Face face = state.face(token);
      if (counts(state, token, face, seat)) {
        sum += face.bonus + ConditionTests.sum(state, face.strength, seat, GameState.NONE);
      }
    }
    return sum;
  }

  /** Returns whether only the Level of a player counts (LEVELONLY, LEVELONLY_HELPER). */
  public static boolean isLevelOnly(GameState state, int seat) {
    for (int slot = state.get(Counters.MONSTERS) - 1; slot >= 0; slot--) {
      if (state.isHere(slot)) {
        Face face = state.monsterFace(slot);
        if (ConditionTests.anyHolds(state, face.levelOnly, seat, slot) // MT-RUL-53
            || seat == state.helper() && ConditionTests.anyHolds(state, face.levelOnlyHelper, seat, slot)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the conditional strength of cards played into the combat for a slot, or for the players (NONE). */
  private static int conditional(GameState state, int slot, SumBreakdown parts) {
    int sum = 0;
    for (int token = state.top(state.zones().combat); token >= 0; token = state.next(token)) {
      Face face = state.face(token);
      boolean isPlayed = face.type == CardType.ONE_SHOT || face.type == CardType.ENHANCER;
      if (isPlayed && face.strength.length > 0 && state.attached(token) == slot) {
        sum += parts.card(state, token, ConditionTests.sum(state, face.strength, state.user(token), slot));
      }
      if (slot < 0 && face.sideStrength.length > 0 && state.attached(token) != Counters.UNAIMED) {
        sum += parts.card(state, token, ConditionTests.sum(state, face.sideStrength, state.user(token), slot));
      }
    }
    return sum;
  }

  /** Returns the strength of the monsters (MT-CBT-05). */
  public static int monsters(GameState state) {
    return monsters(state, SumBreakdown.UNNOTED);
  }

  public static int monsters(GameState state, SumBreakdown parts) {
    int sum = 0;
    for (int slot = 0; slot < state.get(Counters.MONSTERS); slot++) {
      sum += state.isHere(slot) ? monster(state, slot, parts) : 0;
    }
    return sum;
  }

  /** Returns the strength of one monster, with its parts noted. */
  public static int monster(GameState state, int slot, SumBreakdown parts) {
    Face face = state.monsterFace(slot);
    return parts.of(state, face, "level", face.level)
        + parts.of(state, face, "power", ConditionTests.sum(state, face.strength, state.fighter(), slot)) // MT-MON-13
        + parts.played(state, slot, state.monster(slot, Counters.BONUS)) + conditional(state, slot, parts);
  }

  /** Returns whether the side would win now (MT-CBT-06). */
  public static boolean isWinning(GameState state) {
    int margin = side(state) - monsters(state);
    return margin > 0 || margin == 0 && winsTies(state);
  }

  private static boolean winsTies(GameState state) {
    return winsTies(state, state.fighter()) || state.helper() >= 0 && winsTies(state, state.helper());
  }

  private static boolean winsTies(GameState state, int seat) {
    for (int token = state.top(state.table(seat)); token >= 0; token = state.next(token)) {
      Face face = state.face(token);
      if (face.winsTies.length > 0 && counts(state, token, face, seat)
          && ConditionTests.anyHolds(state, face.winsTies, seat, GameState.NONE)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the bonus of a player's Run Away die against a monster (MT-RUN-03). */
  public static int run(GameState state, int seat, int slot, SumBreakdown parts) {
    Face monster = state.monsterFace(slot);
    int sum = parts.of(state, monster, "power", ConditionTests.sum(state, monster.run, seat, slot))
        + parts.of(state, seat, "omen", state.seat(seat, Counters.RUN_DOOM));
    for (int token = state.top(state.kept(seat)); token >= 0; token = state.next(token)) {
      Face face = state.face(token);
      sum += parts.card(state, token, ConditionTests.sum(state, face.run, seat, GameState.NONE)
          + (state.has(token, Counters.SPENT) ? 0 : ConditionTests.sum(state, face.nextRun, seat, GameState.NONE)));
    }
    for (int token = state.top(state.table(seat)); token >= 0; token = state.next(token)) {
      Face face = state.face(token);
      if (face.run.length > 0 && counts(state, token, face, seat)) {
        sum += parts.card(state, token, ConditionTests.sum(state, face.run, seat, GameState.NONE));
      }
    }
    return sum;
  }

  /**
   * Returns the Treasures that a monster shows: all changes first, then at least 1 if one of them says so, never below
   * 0.
   */
  public static int treasures(GameState state, int slot) {
    return Math.max(state.monster(slot, Counters.LEAST_ONE),
        state.monsterFace(slot).treasures + state.monster(slot, Counters.TREASURE));
  }

  /** Returns the Treasures that all monsters show. */
  public static int treasures(GameState state) {
    int sum = 0;
    for (int slot = state.get(Counters.MONSTERS) - 1; slot >= 0; slot--) {
      sum += state.isHere(slot) ? treasures(state, slot) : 0;
    }
    return sum;
  }

  /** Returns the Levels for killing all monsters. */
  public static int kills(GameState state) {
    int sum = 0;
    for (int slot = state.get(Counters.MONSTERS) - 1; slot >= 0; slot--) {
      sum += state.isHere(slot) ? state.monsterFace(slot).kills : 0;
    }
    return sum;
  }

  /** Returns whether the combat is one for the win (MT-TMU-15). */
  public static boolean isForTheWin(GameState state) {
    return state.level(state.fighter()) + kills(state) >= GameState.GOAL;
  }

  /** Returns the Charity limit of a seat (HANDLIMIT). */
  public static int handLimit(GameState state, int seat, SumBreakdown parts) {
    int limit = parts.of(state, seat, "hand-limit", 5); // MT-CHA-01
    for (int token = state.top(state.table(seat)); token >= 0; token = state.next(token)) {
      Face face = state.face(token);
      if (face.handLimit.length > 0 && counts(state, token, face, seat)) {
        int more = Math.max(limit, ConditionTests.max(state, face.handLimit, seat, GameState.NONE)) - limit;
        limit += parts.card(state, token, more);
      }
    }
    return limit;
  }
}
