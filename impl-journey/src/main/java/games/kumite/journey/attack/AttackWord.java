package games.kumite.journey.attack;

import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectRow;
import games.kumite.journey.content.EffectWord;
import games.kumite.journey.state.GameState;

/** A word that acts within a single attack or a cleanse roll. Immutable. */
class AttackWord extends EffectWord {

  /** A test of an effect in an attack. */
  @FunctionalInterface
  interface Test {

    /** The test that is always passed. */
    Test ALWAYS = (state, attack, owner, effect) -> true;
    /** The test that is never passed. */
    Test NEVER = (state, attack, owner, effect) -> false;

    /** Returns whether an effect of an owner's card passes. */
    boolean passes(GameState state, SingleAttack attack, int owner, Effect effect);
  }

  /** A change of an attack. */
  @FunctionalInterface
  interface Change {

    /** No change: the attack asks for the word later. */
    Change NONE = (state, attack, owner, effect) -> attack;

    /** Returns the attack after an effect of an owner's card. */
    SingleAttack applied(GameState state, SingleAttack attack, int owner, Effect effect);
  }

  final Test test;
  final Test wishOfAttacker;
  final Test wishOfDefender;
  final Change change;

  /**
   * Creates a word.
   *
   * @param row its written part
   * @param test tests whether it would change anything
   * @param wishOfAttacker tests whether the heuristic plays a card for it if a pilgrim attacks
   * @param wishOfDefender tests whether the heuristic plays a card for it if a demon attacks
   * @param change changes the attack when the card is played
   */
  AttackWord(EffectRow row, Test test, Test wishOfAttacker, Test wishOfDefender, Change change) {
    super(row);
    this.test = test;
    this.wishOfAttacker = wishOfAttacker;
    this.wishOfDefender = wishOfDefender;
    this.change = change;
  }

  /** Returns whether it would change anything at a cleanse roll. */
  boolean changes(KillOrCleanse verdict) {
    return true;
  }

  /** Returns a cleanse roll after an effect of a card. */
  KillOrCleanse applied(GameState state, KillOrCleanse verdict, Effect effect) {
    return verdict;
  }
}
