package games.kumite.journey.sum;

import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Demon;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Verb;
import games.kumite.journey.map.Ray;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Figure;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.spi.Picks;
import java.util.ArrayList;
import java.util.List;

/** The totals of a figure with conditions, corruption and the cards played. Stateless. */
public final class Sums {

  private Sums() {}

  /** Returns the sum of a word with a number over a pilgrim's corruption cards; 0 for a demon. */
  public static int corruption(Journey journey, int figure, Verb verb) {
    if (!journey.terms().figure(figure).isPilgrim()) {
      return 0;
    }
    int sum = 0;
    int card = journey.cards().top(journey.zones().corruption[figure]);
    while (card >= 0) {
      List<Clause> clauses = journey.face(card).card.clauses();
      for (int i = 0; i < clauses.size(); i++) {
        sum += Played.amount(clauses.get(i).effect(), verb);
      }
      card = journey.cards().next(card);
    }
    return sum;
  }

  /**
   * Returns the least number of a word over a pilgrim's corruption cards, {@link Effect#ALL} if none has it:
   * capActions.
   */
  public static int cap(Journey journey, int pilgrim, Verb verb) {
    int min = Effect.ALL;
    int card = journey.cards().top(journey.zones().corruption[pilgrim]);
    while (card >= 0) {
      List<Clause> clauses = journey.face(card).card.clauses();
      for (int i = 0; i < clauses.size(); i++) {
        Effect effect = clauses.get(i).effect();
        min = effect.verb() == verb ? Math.min(min, Played.amount(effect, verb)) : min;
      }
      card = journey.cards().next(card);
    }
    return min;
  }

  /** Returns whether one of a pilgrim's corruption cards has a word. */
  public static boolean isCorrupted(Journey journey, int pilgrim, Verb verb) {
    int card = journey.cards().top(journey.zones().corruption[pilgrim]);
    while (card >= 0) {
      if (Played.has(journey.face(card).card, verb)) {
        return true;
      }
      card = journey.cards().next(card);
    }
    return false;
  }

  /** Returns the MV with conditions and effects until the end of the turn, at least 1. */
  public static int move(Journey journey, int figure) {
    return move(journey, figure, journey.terms().figure(figure).move);
  }

  /** Returns the MV of a move in which a number replaces the printed MV (JW-RUL-142). */
  public static int move(Journey journey, int figure, int printed) {
    int haste = journey.terms().figure(figure).isPilgrim() ? journey.pilgrim(figure, Num.HASTE) : 0;
    return Math.max(1, printed + Conditions.sum(journey, figure, Verb.MOD_MV) + haste);
  }

  /** Returns the greatest number of targets of a pilgrim's attack. */
  public static int targets(Journey journey, int pilgrim, Picks played) {
    return journey.terms().pilgrim(pilgrim).entry().targets() + Played.sum(journey, played, Verb.ADD_TARGETS);
  }

  /** Returns the range icon of a figure with the cards played (addRays, extendRay). */
  public static List<Ray> icon(Journey journey, int figure, Picks played) {
    List<Ray> printed = journey.terms().figure(figure).icon;
    if (!Played.has(journey, played, Verb.ADD_RAYS) && !Played.has(journey, played, Verb.EXTEND_RAY)) {
      return printed;
    }
    List<Ray> icon = new ArrayList<>(printed);
    for (int i = 0; i < played.size(); i++) {
      for (Clause clause : Played.card(journey, played, i).clauses()) {
        if (clause.effect() instanceof Effect.AddRays more) {
          icon.addAll(more.rays());
        }
      }
    }
    for (int i = 0; i < played.size(); i++) {
      for (Clause clause : Played.card(journey, played, i).clauses()) {
        if (clause.effect() instanceof Effect.ExtendRay longer) {
          icon.replaceAll(ray -> ray.bearing() == longer.bearing()
              ? new Ray(ray.bearing(), ray.min(), ray.max() + longer.amount()) : ray);
        }
      }
    }
    return icon;
  }

  /** Returns the number of red dice of an attack, never below 0. */
  public static int attackDice(Journey journey, int figure, Picks played) {
    Figure who = journey.terms().figure(figure);
    int printed = who.isPilgrim() ? journey.terms().pilgrim(figure).entry().attackDice()
        : journey.terms().demon(who.type).entry().attackDice();
    return Math.max(0, printed + Conditions.sum(journey, figure, Verb.MOD_ATTACK_DICE)
        + corruption(journey, figure, Verb.MOD_ATTACK_DICE) + Played.sum(journey, played, Verb.ADD_ATTACK_DICE));
  }

  /** Returns the amount added to the red dice, except for the weapon card or the demon's sheet. */
  public static int attackBonus(Journey journey, int figure, Picks played) {
    return corruption(journey, figure, Verb.ADD_DAMAGE) + Played.sum(journey, played, Verb.ADD_DAMAGE);
  }

  /** Returns whether a figure has DF and may use it now (JW-ATK-13, JW-CRD-18, JW-RUL-44). */
  public static boolean defends(Journey journey, int figure) {
    Figure who = journey.terms().figure(figure);
    int printed = who.isPilgrim() ? journey.terms().pilgrim(figure).entry().defenseDice()
        : journey.terms().demon(who.type).entry().defenseDice();
    return printed > 0 && !isBlocked(journey, figure, Verb.BLOCK_DEFENSE);
  }

  /** Returns the number of blue dice of a defending figure, never below 0. */
  public static int defenseDice(Journey journey, int figure, Picks played) {
    Figure who = journey.terms().figure(figure);
    int printed = who.isPilgrim() ? journey.terms().pilgrim(figure).entry().defenseDice()
        : journey.terms().demon(who.type).entry().defenseDice();
    return Math.max(0, printed + Conditions.sum(journey, figure, Verb.MOD_DEFENSE_DICE)
        + corruption(journey, figure, Verb.MOD_DEFENSE_DICE) + Played.sum(journey, played, Verb.ADD_DEFENSE_DICE));
  }

  /** Returns the number of red dice of a cleanse roll, never below 0; the caller passes the weapon's dice. */
  public static int cleanseDice(Journey journey, int pilgrim, Picks played, int weapon) {
    return Math.max(0, journey.terms().pilgrim(pilgrim).entry().cleanseDice() + weapon
        + corruption(journey, pilgrim, Verb.MOD_CLEANSE) + Played.sum(journey, played, Verb.ADD_CLEANSE_DICE));
  }

  /** Returns whether a condition of a figure has a word without arguments: blockCards, blockDefense. */
  public static boolean isBlocked(Journey journey, int figure, Verb verb) {
    for (int condition : journey.terms().conditionsWith(verb)) {
      if (journey.turnTokens(figure, condition) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a condition keeps a pilgrim from gaining on a track (blockGain). */
  public static boolean isBlocked(Journey journey, int pilgrim, Effect.Track track) {
    for (int condition : journey.terms().conditionsWith(Verb.BLOCK_GAIN)) {
      if (journey.turnTokens(pilgrim, condition) >= 0) {
        List<Clause> clauses = journey.terms().content.conditions().get(condition).clauses();
        for (int i = 0; i < clauses.size(); i++) {
          if (clauses.get(i).effect() instanceof Effect.BlockGain block && block.track() == track) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Returns the sheet of a demon on the map. */
  public static Demon demon(Journey journey, int figure) {
    return journey.terms().demon(journey.terms().figure(figure).type);
  }
}
