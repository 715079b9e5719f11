package games.kumite.journey.stats;

import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Demon;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.map.Ray;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.Figure;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.PatternWord.Order;
import games.kumite.spi.IntList;
import java.util.ArrayList;
import java.util.List;

/** The totals of a figure with conditions, corruption and the cards played. Stateless. */
public final class FigureStats {

  private FigureStats() {}

  /** Returns the sum of a word with a number over a pilgrim's corruption cards; 0 for a demon. */
  public static int corruption(GameState state, int figure, EffectVerb verb) {
    return figure < Content.PILGRIMS ? state.sum(state.zones().corruption[figure], verb) : 0;
  }

  /**
   * Returns the least number of a word over a pilgrim's corruption cards, {@link Effect#ALL} if none has it:
   * capActions.
   */
  public static int cap(GameState state, int pilgrim, EffectVerb verb) {
    int min = Effect.ALL;
    int card = state.cards().top(state.zones().corruption[pilgrim]);
    while (card >= 0) {
      List<Clause> clauses = state.face(card).card.clauses();
      for (int i = 0; i < clauses.size(); i++) {
        Effect effect = clauses.get(i).effect();
        min = effect.verb() == verb ? Math.min(min, effect.amount()) : min;
      }
      card = state.cards().next(card);
    }
    return min;
  }

  /** Returns whether one of a pilgrim's corruption cards has a word. */
  public static boolean isCorrupted(GameState state, int pilgrim, EffectVerb verb) {
    return state.has(state.zones().corruption[pilgrim], verb);
  }

  /** Returns the MV with conditions and effects until the end of the turn, at least 1. */
  public static int move(GameState state, int figure) {
    return move(state, figure, state.definition().figure(figure).move);
  }

  /** Returns the MV of a move in which a number replaces the printed MV (JW-RUL-142). */
  public static int move(GameState state, int figure, int printed) {
    int haste = state.definition().figure(figure).isPilgrim() ? state.pilgrim(figure, Counters.HASTE) : 0;
    return Math.max(1, printed + Conditions.sum(state, figure, EffectVerb.MOD_MV) + haste);
  }

  /** Returns the greatest number of targets of a pilgrim's attack. */
  public static int targets(GameState state, int pilgrim, IntList played) {
    return state.definition().pilgrim(pilgrim).entry().targets() + PlayedCards.sum(state, played, EffectVerb.ADD_TARGETS);
  }

  /** Returns the range icon of a figure with the cards played. */
  public static List<Ray> icon(GameState state, int figure, IntList played) {
    List<Ray> printed = state.definition().figure(figure).icon;
    return changed(state, changed(state, printed, played, Order.FIRST), played, Order.LAST);
  }

  private static List<Ray> changed(GameState state, List<Ray> before, IntList played, Order order) {
    List<Ray> icon = before;
    for (int i = 0; i < played.size(); i++) {
      List<Clause> clauses = PlayedCards.card(state, played, i).clauses();
      for (int k = 0; k < clauses.size(); k++) {
        Effect effect = clauses.get(k).effect();
        if (effect.word() instanceof PatternWord word && word.order == order) {
          icon = icon == before ? new ArrayList<>(before) : icon;
          word.change.accept(icon, effect);
        }
      }
    }
    return icon;
  }

  /** Returns the number of red dice of an attack, never below 0. */
  public static int attackDice(GameState state, int figure, IntList played) {
    Figure who = state.definition().figure(figure);
    int printed = who.isPilgrim() ? state.definition().pilgrim(figure).entry().attackDice()
        : state.definition().demon(who.type).entry().attackDice();
    return Math.max(0, printed + Conditions.sum(state, figure, EffectVerb.MOD_ATTACK_DICE)
        + corruption(state, figure, EffectVerb.MOD_ATTACK_DICE) + PlayedCards.sum(state, played, EffectVerb.ADD_ATTACK_DICE));
  }

  /** Returns the amount added to the red dice, except for the weapon card or the demon's sheet. */
  public static int attackBonus(GameState state, int figure, IntList played) {
    return corruption(state, figure, EffectVerb.ADD_DAMAGE) + PlayedCards.sum(state, played, EffectVerb.ADD_DAMAGE);
  }

  /** Returns whether a figure has DF and may use it now (JW-ATK-13, JW-CRD-18, JW-RUL-44). */
  public static boolean defends(GameState state, int figure) {
    Figure who = state.definition().figure(figure);
    int printed = who.isPilgrim() ? state.definition().pilgrim(figure).entry().defenseDice()
        : state.definition().demon(who.type).entry().defenseDice();
    return printed > 0 && !isBlocked(state, figure, EffectVerb.BLOCK_DEFENSE);
  }

  /** Returns the number of blue dice of a defending figure, never below 0. */
  public static int defenseDice(GameState state, int figure, IntList played) {
    Figure who = state.definition().figure(figure);
    int printed = who.isPilgrim() ? state.definition().pilgrim(figure).entry().defenseDice()
        : state.definition().demon(who.type).entry().defenseDice();
    return Math.max(0, printed + Conditions.sum(state, figure, EffectVerb.MOD_DEFENSE_DICE)
        + corruption(state, figure, EffectVerb.MOD_DEFENSE_DICE) + PlayedCards.sum(state, played, EffectVerb.ADD_DEFENSE_DICE));
  }

  /** Returns the number of red dice of a cleanse roll, never below 0; the caller passes the weapon's dice. */
  public static int cleanseDice(GameState state, int pilgrim, IntList played, int weapon) {
    return Math.max(0, state.definition().pilgrim(pilgrim).entry().cleanseDice() + weapon
        + corruption(state, pilgrim, EffectVerb.MOD_CLEANSE) + PlayedCards.sum(state, played, EffectVerb.ADD_CLEANSE_DICE));
  }

  /** Returns whether a condition of a figure has a word without arguments: blockCards, blockDefense. */
  public static boolean isBlocked(GameState state, int figure, EffectVerb verb) {
    for (int condition : state.definition().conditionsWith(verb)) {
      if (state.turnTokens(figure, condition) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a condition keeps a pilgrim from gaining on a track (blockGain). */
  public static boolean isBlocked(GameState state, int pilgrim, Effect.Track track) {
    for (int condition : state.definition().conditionsWith(EffectVerb.BLOCK_GAIN)) {
      if (state.turnTokens(pilgrim, condition) >= 0) {
        List<Clause> clauses = state.definition().content.conditions().get(condition).clauses();
        for (int i = 0; i < clauses.size(); i++) {
          if (clauses.get(i).effect() instanceof Effect.OfTrack block && block.track() == track) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Returns the sheet of a demon on the map. */
  public static Demon demon(GameState state, int figure) {
    return state.definition().demon(state.definition().figure(figure).type);
  }
}
