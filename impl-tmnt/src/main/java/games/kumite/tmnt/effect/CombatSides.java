package games.kumite.tmnt.effect;

import games.kumite.spi.EventType;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.state.ResolvedCondition;
import games.kumite.tmnt.strength.ConditionTests;
import games.kumite.tmnt.strength.Strength;

/** The monsters of a combat, and the player who fights them. */
public final class CombatSides {

  private static final EventType JOINED = EventType.of("monster-joined", "MT-CBT-01").card("card").number("level");
  private static final EventType COPIED = EventType.of("monster-copied", "MT-RUL-21").card("card").number("level");
  private static final EventType REMOVED =
      EventType.of("monster-removed", "MT-MON-10").card("card").number("treasures");

  private CombatSides() {}

  /** Begins a combat of the active player with a card's monster (MT-CBT-01). */
  public static void begin(GameState state, int token) {
    state.set(Counters.FOUGHT, 1);
    state.set(Counters.FIGHTER, state.active());
    CombatHelper.enter(state, state.active());
    join(state, token);
  }

  /** Adds a card's monster to the combat. */
  public static void join(GameState state, int token) {
    state.move(token, state.zones().combat);
    add(state, state.face(token), token);
    state.emit(JOINED, token, state.face(token).level);
  }

  /** Adds a copy of a monster (MATE). */
  public static void copy(GameState state, int slot) {
    add(state, state.monsterFace(slot), GameState.NONE);
    state.emit(COPIED, card(state, slot), state.monsterFace(slot).level);
  }

  private static void add(GameState state, Face face, int token) {
    int slot = state.get(Counters.MONSTERS);
    state.add(Counters.MONSTERS, 1);
    state.add(Counters.LEFT, 1);
    state.setMonster(slot, Counters.FACE, face.index);
    state.setMonster(slot, Counters.TOKEN, token);
    state.setMonster(slot, Counters.HERE, 1);
  }

  /**
   * Removes a monster unkilled, with its enhancers (MT-MON-14). Does nothing if the same card has already removed it.
   */
  public static void remove(GameState state, int slot, boolean treasure) {
    if (!state.isHere(slot)) {
      return;
    }
    int treasures = treasure ? Strength.treasures(state, slot) : 0;
    state.add(Counters.SAVED, treasures);
    state.emit(REMOVED, card(state, slot), treasures);
    state.setMonster(slot, Counters.HERE, 0);
    state.add(Counters.LEFT, -1);
    int next;
    for (int token = state.top(state.zones().combat); token >= 0; token = next) {
      next = state.next(token);
      Face face = state.face(token);
      if (face.type == CardType.ENHANCER && state.attached(token) == slot && !face.plays(EffectVerb.MATE)) {
        Discards.discard(state, token);
      }
    }
    if (state.monster(slot, Counters.TOKEN) >= 0) { // MT-RUL-21
      Discards.discard(state, state.monster(slot, Counters.TOKEN));
    }
  }

  /**
   * Returns whether a monster forbids something: asking or forcing a player to help (NOHELP), or One-Shots of time
   * COMBAT for the players (NOONESHOT).
   */
  public static boolean forbid(GameState state, EffectVerb verb) {
    for (int slot = state.get(Counters.MONSTERS) - 1; slot >= 0; slot--) {
      Face face = state.monsterFace(slot);
      ResolvedCondition[] needs = verb == EffectVerb.NOHELP ? face.noHelp : face.noOneShot;
      if (state.isHere(slot) && ConditionTests.anyHolds(state, needs, state.fighter(), slot)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the card of a monster; for a copy, the card of its original. */
  public static int card(GameState state, int slot) {
    int token = state.monster(slot, Counters.TOKEN);
    for (int other = 0; token < 0 && other < state.definition().size(); other++) {
      token = state.cards().face(other) == state.monster(slot, Counters.FACE) ? other : token;
    }
    return token;
  }

  /** Returns an action about a monster: by its card, or by the token that stands for a copy. */
  public static VerbAction deed(GameState state, int slot, ActionVerb ofCard, ActionVerb ofCopy) {
    return state.monster(slot, Counters.TOKEN) >= 0
        ? state.actions().of(ofCard, state.monster(slot, Counters.FACE)) : state.actions().of(ofCopy, slot);
  }

  /** Returns the slot of the monster that an action names. */
  public static int slot(GameState state, VerbAction deed) {
    if (deed.verb() == ActionVerb.TARGET_TWIN || deed.verb() == ActionVerb.RUN_TWIN) {
      return deed.first();
    }
    for (int slot = 0; slot < state.get(Counters.MONSTERS); slot++) {
      if (state.monster(slot, Counters.FACE) == deed.first() && state.monster(slot, Counters.TOKEN) >= 0 && state.isHere(slot)) {
        return slot;
      }
    }
    throw new IllegalStateException(deed + " is about no monster of the combat");
  }
}
