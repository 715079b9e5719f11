package games.kumite.tmnt.window;

import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.AbilityUse;
import org.jspecify.annotations.Nullable;

/** The actions on a Run Away die (MT-D22). */
final class DieActions {

  private static final int SIDES = 6;
  private static final Refusal NO_DIE = new Refusal("MT-RUN-02", "no-die");
  private static final Refusal NO_SETTER = new Refusal("MT-ONE-07", "no-setter");
  private static final Refusal NO_REROLL = new Refusal("MT-ONE-07", "no-reroll");
  private static final Refusal OWN_DIE = new Refusal("MT-ONE-07", "own-die");

  private DieActions() {}

  static void list(GameState state, int seat, ActionCollector out) {
    Refusal setting = maySet(state, seat) ? null : NO_SETTER;
    for (int face = 1; face <= SIDES && (setting == null || out.isExplaining()); face++) {
      out.add(state.actions().of(ActionVerb.FACE, face), setting);
    }
    if (!out.isSatisfied()) {
      rerolls(state, seat, state.table(seat), out);
      rerolls(state, seat, state.hand(seat), out);
    }
  }

  private static void rerolls(GameState state, int seat, Zone zone, ActionCollector out) {
    for (int token = state.top(zone); token >= 0; token = state.next(token)) {
      Face face = state.face(token);
      if (face.type == CardType.ONE_SHOT || !zone.equals(state.hand(seat))) {
        out.add(state.deed(ActionVerb.REROLL, token, seat), reroll(state, seat, token, face));
      }
    }
  }

  /** Adds the actions that are refused regardless of a seat's cards. */
  static void elsewhere(GameState state, ActionCollector out) {
    boolean isFallen = state.get(Counters.DIE) > 0;
    for (int face = 1; face <= SIDES; face++) {
      out.add(state.actions().of(ActionVerb.FACE, face), isFallen ? NO_SETTER : NO_DIE);
    }
    for (int face = 0; face < state.definition().size(); face++) {
      out.add(state.actions().of(ActionVerb.REROLL, face), isFallen ? NO_REROLL : NO_DIE);
    }
  }

  /** Returns whether a seat has a card that sets the die. */
  static boolean maySet(GameState state, int seat) {
    return setter(state, seat, state.top(state.hand(seat))) >= 0
        || setter(state, seat, state.top(state.table(seat))) >= 0;
  }

  /** Lists the cards of a seat that set the die. */
  static void setters(GameState state, int seat, ActionCollector out) {
    setters(state, seat, state.hand(seat), out);
    setters(state, seat, state.table(seat), out);
  }

  private static void setters(GameState state, int seat, Zone zone, ActionCollector out) {
    for (int token = setter(state, seat, state.top(zone)); token >= 0; token = setter(state, seat, state.next(token))) {
      out.add(state.deed(ActionVerb.USE, token, seat));
    }
  }

  /** Returns the first card from a given one on that sets the die, NONE if there is none. */
  private static int setter(GameState state, int seat, int first) {
    int token = first;
    while (token >= 0 && !isSetter(state, seat, state.face(token))) {
      token = state.next(token);
    }
    return token;
  }

  private static boolean isSetter(GameState state, int seat, Face face) {
    return face.plays(EffectVerb.SETDIE) && AbilityUse.ineffective(state, seat, face) == null;
  }

  private static @Nullable Refusal reroll(GameState state, int seat, int token, Face face) {
    boolean isOwn = seat == state.get(Counters.RUNNER);
    if (face.plays(EffectVerb.REROLL)) {
      return !isOwn && !isAny(face.play[0]) ? OWN_DIE : AbilityUse.ineffective(state, seat, face);
    }
    if (face.teamUp != null && AbilityUse.mayTeamUp(state, seat, face, EffectVerb.REROLL)) {
      return isOwn || isAny(face.teamUp) ? null : OWN_DIE;
    }
    return !face.activates(EffectVerb.REROLL) ? NO_REROLL : !isOwn && !isAny(AbilityUse.activate(face)) ? OWN_DIE
        : AbilityUse.refusal(state, seat, token, AbilityUse.activate(face));
  }

  private static boolean isAny(Ability ability) {
    return ability.effect() instanceof Effect.OfRun reroll && reroll.any();
  }
}
