package games.kumite.tmnt.window;

import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.effect.EffectInterpreter;
import games.kumite.tmnt.effect.EffectInterpreter.Part;
import games.kumite.tmnt.effect.TrapHit;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.CardEvents;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.AbilityUse;
import games.kumite.tmnt.strength.ConditionTests;
import games.kumite.tmnt.strength.Strength;
import org.jspecify.annotations.Nullable;

/** The use of the ability of a card in play in a window: the reasons against it now, and its course. */
final class UseInPlay {

  private static final Refusal NO_ABILITY = new Refusal("MT-CON-01", "no-ability");
  private static final Refusal OWN_COMBAT = new Refusal("MT-RUL-33", "own-combat");
  private static final Refusal LEVEL_ONLY = new Refusal("MT-RUL-30", "level-only");
  private static final Refusal RUNNING_ONLY = new Refusal("MT-RUN-13", "running-only");
  private static final Refusal NOT_THE_TIME = new Refusal("MT-RUN-07", "not-the-time");

  private UseInPlay() {}

  /** Returns why the ACTIVATE of a card in play, or the cancelling of a kept Trap, cannot be used, null if it can. */
  static @Nullable Refusal refusal(GameState state, int seat, int token, Zone zone, PriorityWindow window) {
    Face face = state.face(token);
    if (face.plays(EffectVerb.CANCELTRAP)) {
      Refusal kept = KeptTrap.refusal(state, seat);
      return kept == null && TrapHit.cancels(state, seat, token, zone) == null ? TeamUpAbility.NOT_THE_TIME : kept;
    }
    if (face.activate == null) {
      return NO_ABILITY;
    }
    Effect effect = AbilityUse.activate(face).effect();
    Refusal refusal = switch (effect.verb().asked()) {
      case STR -> window != PriorityWindow.COMBAT || !state.isInCombat(seat) ? OWN_COMBAT // MT-RUL-33
          : Strength.isLevelOnly(state, seat) ? LEVEL_ONLY : null;
      case ESCAPE -> window == PriorityWindow.RUN && mayEscape(state, seat, effect) ? null : RUNNING_ONLY;
      case CANCELTRAP -> KeptTrap.refusal(state, seat);
      default -> NOT_THE_TIME;
    };
    return refusal == null ? AbilityUse.refusal(state, seat, token, AbilityUse.activate(face)) : refusal;
  }

  /** Uses the ability of a card in play, or a card that cancels a kept Trap. */
  static void use(GameState state, int seat, VerbAction deed) {
    int token = state.find(state.table(seat), deed, seat);
    if (token < 0 || !state.face(token).activates(EffectVerb.STR) && !state.face(token).activates(EffectVerb.ESCAPE)) {
      TrapHit.pay(state, seat, deed);
      state.then(new KeptTrap(seat));
      return;
    }
    Face face = state.face(token);
    state.use(token);
    state.emit(CardEvents.USED, seat, token);
    state.then(
        Pay.of(seat, token, AbilityUse.activate(face).clause().cost()), EffectInterpreter.of(face, Part.ACTIVATE, seat, GameState.NONE));
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
