package games.kumite.tmnt.window;

import games.kumite.spi.Refusal;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.effect.TrapHit;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.AbilityUse;
import games.kumite.tmnt.strength.ConditionTests;
import games.kumite.tmnt.strength.Slots;
import games.kumite.tmnt.strength.Strength;
import org.jspecify.annotations.Nullable;

/**
 * The use of cards in play in a window: the reasons against using an ability or turning an Item, null if it is allowed.
 */
final class UseInPlay {

  private static final Refusal NO_ABILITY = new Refusal("MT-CON-01", "no-ability");
  private static final Refusal OWN_COMBAT = new Refusal("MT-RUL-33", "own-combat");
  private static final Refusal LEVEL_ONLY = new Refusal("MT-RUL-30", "level-only");
  private static final Refusal RUNNING_ONLY = new Refusal("MT-RUN-13", "running-only");
  private static final Refusal NOT_THE_TIME = new Refusal("MT-RUN-07", "not-the-time");
  private static final Refusal KEPT_TRAP = new Refusal("MT-TRP-08", "kept-trap");
  private static final Refusal FROZEN = new Refusal("MT-ITM-07", "frozen");
  private static final Refusal RUNNING = new Refusal("MT-ITM-07", "somebody-runs");
  private static final Refusal TURNED = new Refusal("MT-ITM-07", "turned");
  private static final Refusal IS_UPRIGHT = new Refusal("MT-ITM-02", "is-equipped");
  private static final Refusal IS_SIDEWAYS = new Refusal("MT-ITM-02", "is-sideways");

  private UseInPlay() {}

  /** Returns why the ACTIVATE of a card in play, or the cancelling of a kept Trap, cannot be used, null if it can. */
  static @Nullable Refusal use(GameState state, int seat, int token, Zone zone, PriorityWindow window) {
    Face face = state.face(token);
    if (face.plays(EffectVerb.CANCELTRAP)) {
      return !mayCancel(state, seat, window) ? KEPT_TRAP
          : TrapHit.cancels(state, seat, token, zone) == null ? TeamUpAbility.NOT_THE_TIME : null;
    }
    if (face.activate == null) {
      return NO_ABILITY;
    }
    Effect effect = AbilityUse.activate(face).effect();
    Refusal refusal = switch (effect.verb().asked()) {
      case STR -> window != PriorityWindow.COMBAT || !state.isInCombat(seat) ? OWN_COMBAT // MT-RUL-33
          : Strength.isLevelOnly(state, seat) ? LEVEL_ONLY : null;
      case ESCAPE -> window == PriorityWindow.RUN && mayEscape(state, seat, effect) ? null : RUNNING_ONLY;
      case CANCELTRAP -> mayCancel(state, seat, window) ? null : KEPT_TRAP;
      default -> NOT_THE_TIME;
    };
    return refusal == null ? AbilityUse.refusal(state, seat, token, AbilityUse.activate(face)) : refusal;
  }

  /** Returns why an Item cannot be turned upright or sideways, null if it can (MT-ITM-07). */
  static @Nullable Refusal turn(GameState state, int seat, int token, PriorityWindow window, boolean upright) {
    if (state.isInCombat(seat)) {
      return FROZEN;
    } else if (window.isRun()) {
      return RUNNING;
    } else if (state.has(token, Counters.TURNED)) {
      return TURNED;
    } else if (state.has(token, Counters.EQUIPPED) == upright) {
      return upright ? IS_UPRIGHT : IS_SIDEWAYS;
    }
    return upright ? Slots.refusal(state, seat, token) : null;
  }

  /** Returns whether a kept Trap can be cancelled (CANCELTRAP) as part of the non-combat set. */
  static boolean mayCancel(GameState state, int seat, PriorityWindow window) {
    return !window.isRun() && !state.isInCombat(seat) && !state.cards().isEmpty(state.kept(seat));
  }

  /** Returns whether a monster of the combat fits what a card removes. */
  static boolean anyFits(GameState state, Face face) {
    for (int slot = state.get(Counters.MONSTERS) - 1; slot >= 0; slot--) {
      if (state.isHere(slot) && ConditionTests.monster(state.monsterFace(slot), face.fitting)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a seat may use an escape: ESCAPE ALL SIDE is for any player, SELF and OWN for the runner. */
  static boolean mayEscape(GameState state, int seat, Effect effect) {
    return effect instanceof Effect.OfRun escape && escape.any() ? isAnyoneToEscape(state)
        : seat == state.get(Counters.RUNNER) && !hasEscaped(state, seat);
  }

  private static boolean hasEscaped(GameState state, int seat) {
    return (state.get(Counters.ESCAPED) >> seat & 1) != 0;
  }

  /**
   * Returns whether a player of the side has still something to escape from: the runner, or the helper whose turn
   * comes.
   */
  private static boolean isAnyoneToEscape(GameState state) {
    int helper = state.helper();
    return !hasEscaped(state, state.get(Counters.RUNNER))
        || helper >= 0 && state.isAlive(helper) && !hasEscaped(state, helper) && helper != state.get(Counters.RUNNER);
  }
}
