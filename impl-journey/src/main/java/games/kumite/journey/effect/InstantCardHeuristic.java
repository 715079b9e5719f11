package games.kumite.journey.effect;

import games.kumite.journey.content.Card;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectTarget;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.evaluation.ActionHeuristic;
import games.kumite.journey.harm.StatisticChanges;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Stage;

/** Heuristic choice of cards that are carried out at once. Stateless. */
public final class InstantCardHeuristic {

  /** The remaining health up to which a healing card is wanted even if half of it would be lost. */
  private static final int WEAK = 8;
  /** The damage that Tripitaka must expect before demons are sung to sleep. */
  private static final double MUCH = 1.5;
  /** The highest weapon level; beyond it bad karma only brings corruption. */
  private static final int HIGHEST = 3;

  private InstantCardHeuristic() {}

  /** Returns whether a useful card is wanted; one that costs AP only if it closes a gate. */
  static boolean isWanted(GameState state, int owner, Card card) {
    for (int i = 0; i < card.clauses().size(); i++) {
      Effect effect = card.clauses().get(i).effect();
      if ((card.cost().ap() == 0 || effect.verb() == EffectVerb.SEAL_GATE) && InstantWord.of(effect).isWanted(state, effect, owner)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a card is wanted by a pilgrim with no other use for an AP. */
  public static boolean isWantedWhenIdle(GameState state, Card card) {
    for (int i = 0; i < card.clauses().size(); i++) {
      EffectVerb verb = card.clauses().get(i).effect().verb();
      if (verb == EffectVerb.DRAW || verb == EffectVerb.GAIN_AP) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the owner has the best weapon, and loses no more bad karma than there is. */
  static boolean isCleaning(GameState state, Effect effect, int owner) {
    return state.pilgrim(owner, Counters.LEVEL) == HIGHEST && state.pilgrim(owner, Counters.BAD) >= effect.amount();
  }

  /** Returns whether cards are wanted: skill cards only by a pilgrim that holds none. */
  static boolean isDrawing(GameState state, Effect effect, int owner) {
    return ((Effect.Cards) effect).pile() != Effect.Pile.SKILL || !holdsSkill(state, owner);
  }

  /** Returns whether demons that are about to act threaten Tripitaka. */
  static boolean isCalming(GameState state, Effect effect, int owner) {
    return state.scope() == Stage.DEMON_PHASE && ActionHeuristic.threat(state) >= MUCH;
  }

  /** Returns whether a pilgrim that can be healed needs it, and loses little of it. */
  static boolean isHealing(GameState state, Effect heal, int owner) {
    for (long left = FigureWord.of(heal).useful(state, heal, owner, GameState.NOBODY, GameState.NOBODY); left != 0; left &= left - 1) {
      int pilgrim = Long.numberOfTrailingZeros(left);
      int gain = Math.min(StatisticChanges.room(state, pilgrim), heal.amount());
      if (gain == heal.amount() || state.figure(pilgrim, Counters.HEALTH) <= WEAK && gain > heal.amount() / 2) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether there is room for the chi. */
  static boolean isFillingUp(GameState state, Effect chi, int owner) {
    if (chi.who() == EffectTarget.SELF) {
      return StatisticChanges.roomOfChi(state, owner) >= chi.amount();
    }
    int room = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      room += pilgrim == owner ? 0 : Math.min(chi.amount(), StatisticChanges.roomOfChi(state, pilgrim));
    }
    return room >= 2 * chi.amount();
  }

  private static boolean holdsSkill(GameState state, int owner) {
    for (int card = state.cards().top(state.hand(owner)); card >= 0; card = state.cards().next(card)) {
      if (state.face(card).card.deck() == Deck.SKILL) {
        return true;
      }
    }
    return false;
  }
}
