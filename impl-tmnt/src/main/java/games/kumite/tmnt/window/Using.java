package games.kumite.tmnt.window;

import games.kumite.spi.Refusal;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.deal.Drawing;
import games.kumite.tmnt.effect.TrapHit;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.sums.Abilities;
import games.kumite.tmnt.sums.Needs;
import games.kumite.tmnt.sums.Slots;
import games.kumite.tmnt.sums.Strength;
import org.jspecify.annotations.Nullable;

/** Using what lies in play, in a window: why an ability cannot be used or an Item not be turned, null if it can. */
final class Using {

  private static final Refusal NO_ABILITY = new Refusal("MT-CON-01", "no-ability");
  private static final Refusal OWN_COMBAT = new Refusal("MT-RUL-33", "own-combat");
  private static final Refusal LEVEL_ONLY = new Refusal("MT-RUL-30", "level-only");
  private static final Refusal RUNNING_ONLY = new Refusal("MT-RUN-13", "running-only");
  private static final Refusal NOT_THE_TIME = new Refusal("MT-RUN-07", "not-the-time");
  private static final Refusal KEPT_TRAP = new Refusal("MT-TRP-08", "kept-trap");
  private static final Refusal NO_TEAM_UP = new Refusal("MT-TAB-01", "no-team-up");
  private static final Refusal TEAM_TIME = new Refusal("MT-TAB-02", "team-time");
  private static final Refusal FROZEN = new Refusal("MT-ITM-07", "frozen");
  private static final Refusal RUNNING = new Refusal("MT-ITM-07", "somebody-runs");
  private static final Refusal TURNED = new Refusal("MT-ITM-07", "turned");
  private static final Refusal IS_UPRIGHT = new Refusal("MT-ITM-02", "is-equipped");
  private static final Refusal IS_SIDEWAYS = new Refusal("MT-ITM-02", "is-sideways");

  private Using() {}

  /** The ACTIVATE of a card in play, or a kept Trap that a One-Shot cancels. */
  static @Nullable Refusal use(Party party, int seat, int token, Zone zone, Priority window) {
    Face face = party.face(token);
    if (face.plays(Verb.CANCELTRAP)) {
      return !mayCancel(party, seat, window) ? KEPT_TRAP
          : TrapHit.cancels(party, seat, token, zone) == null ? TEAM_TIME : null;
    }
    if (face.activate == null) {
      return NO_ABILITY;
    }
    Effect effect = Abilities.activate(face).effect();
    Refusal refusal = switch (effect.verb()) {
      case STR -> window != Priority.COMBAT || !party.isInCombat(seat) ? OWN_COMBAT // MT-RUL-33
          : Strength.isLevelOnly(party, seat) ? LEVEL_ONLY : null;
      case ESCAPE -> window == Priority.RUN && mayEscape(party, seat, effect) ? null : RUNNING_ONLY;
      case CANCELTRAP -> mayCancel(party, seat, window) ? null : KEPT_TRAP;
      default -> NOT_THE_TIME;
    };
    return refusal == null ? Abilities.refusal(party, seat, token, Abilities.activate(face)) : refusal;
  }

  /** MT-TAB-02: at any time at which the ability can have its effect. */
  static @Nullable Refusal teamUp(Party party, int seat, Face face, Priority window) {
    if (face.teamUp == null) {
      return NO_TEAM_UP;
    }
    Effect effect = face.teamUp.effect();
    boolean isTime = switch (effect.verb()) {
      case STR -> window == Priority.COMBAT;
      case REMOVE -> window == Priority.COMBAT && anyFits(party, face);
      case ESCAPE -> window == Priority.RUN && mayEscape(party, seat, effect);
      case DRAW -> window != Priority.DIE && Drawing.isAnyLeft(party, ((Effect.Draw) effect).deck());
      case CANCELTRAP -> mayCancel(party, seat, window);
      default -> false;
    };
    return isTime && Abilities.mayTeamUp(party, seat, face, effect.verb()) ? null : TEAM_TIME;
  }

  /** Turning an Item upright or sideways (MT-ITM-07). */
  static @Nullable Refusal turn(Party party, int seat, int token, Priority window, boolean upright) {
    if (party.isInCombat(seat)) {
      return FROZEN;
    } else if (window.isRun()) {
      return RUNNING;
    } else if (party.has(token, Num.TURNED)) {
      return TURNED;
    } else if (party.has(token, Num.EQUIPPED) == upright) {
      return upright ? IS_UPRIGHT : IS_SIDEWAYS;
    }
    return upright ? Slots.refusal(party, seat, token) : null;
  }

  /** CANCELTRAP as part of the non-combat set. */
  private static boolean mayCancel(Party party, int seat, Priority window) {
    return !window.isRun() && !party.isInCombat(seat) && !party.cards().isEmpty(party.kept(seat));
  }

  /** Returns whether a monster of the combat fits what a card removes. */
  static boolean anyFits(Party party, Face face) {
    for (int slot = party.get(Num.MONSTERS) - 1; slot >= 0; slot--) {
      if (party.isHere(slot) && Needs.monster(party.monsterFace(slot), face.fitting)) {
        return true;
      }
    }
    return false;
  }

  /** ESCAPE ALL SIDE is for anybody to use, SELF and OWN for the runner. */
  static boolean mayEscape(Party party, int seat, Effect effect) {
    return effect instanceof Effect.OfRun escape && escape.any() ? isAnyoneToEscape(party)
        : seat == party.get(Num.RUNNER) && !hasEscaped(party, seat);
  }

  private static boolean hasEscaped(Party party, int seat) {
    return (party.get(Num.ESCAPED) >> seat & 1) != 0;
  }

  /** Returns whether somebody of the side has still something to escape from: the runner, or the helper whose turn comes. */
  private static boolean isAnyoneToEscape(Party party) {
    int helper = party.helper();
    return !hasEscaped(party, party.get(Num.RUNNER))
        || helper >= 0 && party.isAlive(helper) && !hasEscaped(party, helper) && helper != party.get(Num.RUNNER);
  }
}
