package games.kumite.tmnt.window;

import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.deck.DrawCards;
import games.kumite.tmnt.effect.ChooseTarget;
import games.kumite.tmnt.effect.DiscardPlayedCard;
import games.kumite.tmnt.effect.EffectInterpreter;
import games.kumite.tmnt.effect.EffectInterpreter.Part;
import games.kumite.tmnt.loss.StateCleanup;
import games.kumite.tmnt.state.CardEvents;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.AbilityUse;
import org.jspecify.annotations.Nullable;

/** The Team-up ability of an Ally in play, for which the Ally is discarded (MT-TAB-01). */
final class TeamUpAbility {

  private static final Refusal NO_TEAM_UP = new Refusal("MT-TAB-01", "no-team-up");
  static final Refusal NOT_THE_TIME = new Refusal("MT-TAB-02", "team-time");

  private TeamUpAbility() {}

  /**
   * Returns why an Ally cannot team up, null if it can: at any time at which the ability can have its effect
   * (MT-TAB-02).
   */
  static @Nullable Refusal refusal(GameState state, int seat, Face face, PriorityWindow window) {
    if (face.teamUp == null) {
      return NO_TEAM_UP;
    }
    Effect effect = face.teamUp.effect();
    boolean isTime = switch (effect.verb().asked()) {
      case STR -> window == PriorityWindow.COMBAT;
      case REMOVE -> window == PriorityWindow.COMBAT && UseInPlay.anyFits(state, face);
      case ESCAPE -> window == PriorityWindow.RUN && UseInPlay.mayEscape(state, seat, effect);
      case DRAW -> window != PriorityWindow.DIE && DrawCards.isAnyLeft(state, ((Effect.Draw) effect).deck());
      case CANCELTRAP -> KeptTrap.refusal(state, seat) == null;
      default -> false;
    };
    return isTime && AbilityUse.mayTeamUp(state, seat, face, effect.verb().asked()) ? null : NOT_THE_TIME;
  }

  /** Discards the Ally, whose ability then does its work. */
  static void use(GameState state, int seat, VerbAction deed) {
    int token = state.find(state.table(seat), deed, seat);
    Face face = state.face(token);
    Discards.leaveTable(state, token); // MT-TAB-03
    state.move(token, state.zones().open);
    state.emit(CardEvents.TEAMED, seat, token);
    state.then(StateCleanup.LIMITS); // must precede all choices (MT-ITM-10)
    if (face.teamsUp(EffectVerb.CANCELTRAP)) {
      state.then(new KeptTrap(seat));
    } else if (face.teamAim == Face.Aim.NONE) {
      state.then(EffectInterpreter.of(face, Part.TEAM_UP, seat, GameState.NONE));
    } else {
      state.then(ChooseTarget.of(state, seat, token, Part.TEAM_UP));
    }
    state.then(new DiscardPlayedCard(token));
  }
}
