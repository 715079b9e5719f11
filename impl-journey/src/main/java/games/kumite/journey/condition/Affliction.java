package games.kumite.journey.condition;

import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Verb;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.sum.Played;
import games.kumite.spi.Picks;
import games.kumite.spi.Step;
import java.util.List;

/** Conditions that come and go. Stateless. */
public final class Affliction {

  private Affliction() {}

  /** Returns the index of a condition by its name. */
  public static int condition(Journey journey, String id) {
    for (int condition = 0; condition < journey.terms().conditions; condition++) {
      if (journey.terms().content.conditions().get(condition).entry().id().equals(id)) {
        return condition;
      }
    }
    throw new IllegalStateException("there is no condition " + id);
  }

  /**
   * Gives a figure a condition without turn tokens, which replaces an existing copy (JW-CRD-15).
   *
   * @return the damage that the condition does at once, which the caller has to do
   */
  public static int gain(Journey journey, int figure, int condition) {
    journey.setTurnTokens(figure, condition, 0);
    journey.tell(journey.terms().reports.afflicted, figure, condition);
    loseChi(journey, figure, condition, Clause.Timing.ON_GAIN);
    return damage(journey, condition, Clause.Timing.ON_GAIN);
  }

  /**
   * Returns whether a condition would affect a figure: it has no copy that is as fresh, or suffers when it gains one.
   */
  public static boolean isNews(Journey journey, int figure, String id) {
    int condition = condition(journey, id);
    return journey.turnTokens(figure, condition) != 0 || damage(journey, condition, Clause.Timing.ON_GAIN) > 0
        || journey.terms().figure(figure).isPilgrim() && journey.pilgrim(figure, Num.CHI) > 0
            && sum(journey, condition, Clause.Timing.ON_GAIN, Verb.LOSE_CHI) > 0;
  }

  /** Returns the damage of a condition at a given timing. */
  static int damage(Journey journey, int condition, Clause.Timing timing) {
    return sum(journey, condition, timing, Verb.DAMAGE);
  }

  private static int sum(Journey journey, int condition, Clause.Timing timing, Verb verb) {
    List<Clause> clauses = journey.terms().content.conditions().get(condition).clauses();
    int sum = 0;
    for (int i = 0; i < clauses.size(); i++) {
      Effect effect = clauses.get(i).effect();
      sum += clauses.get(i).timing() == timing ? Played.amount(effect, verb) : 0;
    }
    return sum;
  }

  /** Takes the chi that a condition costs its bearer; demons have none. */
  static void loseChi(Journey journey, int figure, int condition, Clause.Timing timing) {
    int loss = sum(journey, condition, timing, Verb.LOSE_CHI);
    if (loss > 0 && journey.terms().figure(figure).isPilgrim()) {
      int chi = journey.pilgrim(figure, Num.CHI);
      int left = Math.max(0, chi - loss);
      journey.setPilgrim(figure, Num.CHI, left);
      journey.tell(journey.terms().reports.chi, figure, left, left - chi);
    }
  }

  /** Takes a condition off a figure. */
  public static void cure(Journey journey, int figure, int condition) {
    journey.setTurnTokens(figure, condition, Journey.NOBODY);
    journey.tell(journey.terms().reports.cured, figure, condition);
  }

  /** Removes conditions in Maintenance whose turn tokens equal their duration (JW-TRN-04, JW-RUL-02). */
  public static void expire(Journey journey) {
    for (int figure = 0; figure < journey.terms().figures(); figure++) {
      for (int condition = 0; condition < journey.terms().conditions; condition++) {
        int tokens = journey.turnTokens(figure, condition);
        if (tokens >= journey.terms().content.conditions().get(condition).entry().duration()) {
          journey.setTurnTokens(figure, condition, Journey.NOBODY);
          journey.tell(journey.terms().reports.expired, figure, condition);
        }
      }
    }
  }

  /** Adds a turn token to every condition at the end of the turn (JW-TRN-22). */
  public static void age(Journey journey) {
    for (int figure = 0; figure < journey.terms().figures(); figure++) {
      for (int condition = 0; condition < journey.terms().conditions; condition++) {
        int tokens = journey.turnTokens(figure, condition);
        if (tokens >= 0) {
          journey.setTurnTokens(figure, condition, tokens + 1);
        }
      }
    }
  }

  /**
   * Adds turn tokens at the end of the phase to conditions that were gained after the turn tokens; they were gained in
   * this turn, too (JW-RUL-02).
   */
  public static void ageLate(Journey journey) {
    for (int figure = 0; figure < journey.terms().figures(); figure++) {
      for (int condition = 0; condition < journey.terms().conditions; condition++) {
        if (journey.turnTokens(figure, condition) == 0) {
          journey.setTurnTokens(figure, condition, 1);
        }
      }
    }
  }

  /**
   * Applies the conditions of a figure in Maintenance, each damage by itself (JW-TRN-06, JW-RUL-34). A condition
   * without a turn token was gained in this phase and hurts from the next turn on (JW-RUL-02).
   */
  public static void suffer(Journey journey, int figure, Sequel sequel) {
    Picks hurting = hurting(journey, figure);
    for (int i = 0; i < hurting.size(); i++) {
      journey.then(new Suffering(figure, hurting.get(i),
          sequel.afterAny(Sequel.Kind.CONDITIONS, figure, Sequel.from(hurting, i + 1))));
    }
  }

  /** Returns whether a figure has a condition that hurts it in this phase. */
  public static boolean suffers(Journey journey, int figure) {
    return hurting(journey, figure).size() > 0;
  }

  private static Picks hurting(Journey journey, int figure) {
    Picks hurting = Picks.NONE;
    for (int condition = 0; condition < journey.terms().conditions; condition++) {
      if (journey.turnTokens(figure, condition) > 0 && hurts(journey, condition)) {
        hurting = hurting.and(condition);
      }
    }
    return hurting;
  }

  private static boolean hurts(Journey journey, int condition) {
    return sum(journey, condition, Clause.Timing.MAINTENANCE, Verb.LOSE_CHI) > 0
        || damage(journey, condition, Clause.Timing.MAINTENANCE) > 0;
  }

  /** One condition of a figure, which a reaction to the previous one may have ended. */
  private record Suffering(int figure, int condition, Sequel sequel) implements Step<Journey> {
    @Override
    public void run(Journey journey) {
      if (journey.turnTokens(figure, condition) > 0) {
        journey.tell(journey.terms().reports.suffers, figure, condition);
        loseChi(journey, figure, condition, Clause.Timing.MAINTENANCE);
        int damage = damage(journey, condition, Clause.Timing.MAINTENANCE);
        if (damage > 0) {
          journey.then(journey.terms().procedures.harm(figure, damage, sequel));
        }
      }
    }
  }
}
