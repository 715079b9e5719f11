package games.kumite.journey.condition;

import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Step;
import java.util.List;

/** Conditions that come and go. Stateless. */
public final class Affliction {

  private static final EventType AFFLICTED =
      EventTypes.figure("afflicted", "JW-CRD-14").word("condition", EventTypes::conditionId);
  private static final EventType CURED = EventTypes.figure("cured", "JW-CRD-14").word("condition", EventTypes::conditionId);
  private static final EventType EXPIRED = EventTypes.figure("expired", "JW-TRN-04").word("condition", EventTypes::conditionId);
  private static final EventType SUFFERS = EventTypes.figure("suffers", "JW-TRN-06").word("condition", EventTypes::conditionId);

  private Affliction() {}

  /** Returns the index of a condition by its name. */
  public static int condition(GameState state, String id) {
    for (int condition = 0; condition < state.definition().conditions; condition++) {
      if (state.definition().content.conditions().get(condition).entry().id().equals(id)) {
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
  public static int gain(GameState state, int figure, int condition) {
    state.setTurnTokens(figure, condition, 0);
    state.emit(AFFLICTED, figure, condition);
    loseChi(state, figure, condition, Clause.Timing.ON_GAIN);
    return damage(state, condition, Clause.Timing.ON_GAIN);
  }

  /**
   * Returns whether a condition would affect a figure: it has no copy that is as fresh, or suffers when it gains one.
   */
  public static boolean isNews(GameState state, int figure, String id) {
    int condition = condition(state, id);
    return state.turnTokens(figure, condition) != 0 || damage(state, condition, Clause.Timing.ON_GAIN) > 0
        || state.definition().figure(figure).isPilgrim() && state.pilgrim(figure, Counters.CHI) > 0
            && sum(state, condition, Clause.Timing.ON_GAIN, EffectVerb.LOSE_CHI) > 0;
  }

  /** Returns the damage of a condition at a given timing. */
  static int damage(GameState state, int condition, Clause.Timing timing) {
    return sum(state, condition, timing, EffectVerb.DAMAGE);
  }

  private static int sum(GameState state, int condition, Clause.Timing timing, EffectVerb verb) {
    List<Clause> clauses = state.definition().content.conditions().get(condition).clauses();
    int sum = 0;
    for (int i = 0; i < clauses.size(); i++) {
      Effect effect = clauses.get(i).effect();
      sum += clauses.get(i).timing() == timing ? effect.amount(verb) : 0;
    }
    return sum;
  }

  /** Takes the chi that a condition costs its bearer; demons have none. */
  static void loseChi(GameState state, int figure, int condition, Clause.Timing timing) {
    int loss = sum(state, condition, timing, EffectVerb.LOSE_CHI);
    int chi = state.definition().figure(figure).isPilgrim() ? state.pilgrim(figure, Counters.CHI) : 0;
    if (loss > 0 && chi > 0) {
      int left = Math.max(0, chi - loss);
      state.setPilgrim(figure, Counters.CHI, left);
      state.emit(EventTypes.CHI, figure, left, left - chi);
    }
  }

  /** Takes a condition off a figure. */
  public static void cure(GameState state, int figure, int condition) {
    state.setTurnTokens(figure, condition, GameState.NOBODY);
    state.emit(CURED, figure, condition);
  }

  /** Removes conditions in Maintenance whose turn tokens equal their duration (JW-TRN-04, JW-RUL-02). */
  public static void expire(GameState state) {
    for (int figure = 0; figure < state.definition().figures(); figure++) {
      for (int condition = 0; condition < state.definition().conditions; condition++) {
        int tokens = state.turnTokens(figure, condition);
        if (tokens >= state.definition().content.conditions().get(condition).entry().duration()) {
          state.setTurnTokens(figure, condition, GameState.NOBODY);
          state.emit(EXPIRED, figure, condition);
        }
      }
    }
  }

  /** Adds a turn token to every condition at the end of the turn (JW-TRN-22). */
  public static void age(GameState state) {
    for (int figure = 0; figure < state.definition().figures(); figure++) {
      for (int condition = 0; condition < state.definition().conditions; condition++) {
        int tokens = state.turnTokens(figure, condition);
        if (tokens >= 0) {
          state.setTurnTokens(figure, condition, tokens + 1);
        }
      }
    }
  }

  /**
   * Adds turn tokens at the end of the phase to conditions that were gained after the turn tokens; they were gained in
   * this turn, too (JW-RUL-02).
   */
  public static void ageLate(GameState state) {
    for (int figure = 0; figure < state.definition().figures(); figure++) {
      for (int condition = 0; condition < state.definition().conditions; condition++) {
        if (state.turnTokens(figure, condition) == 0) {
          state.setTurnTokens(figure, condition, 1);
        }
      }
    }
  }

  /**
   * Applies the conditions of a figure in Maintenance, each damage by itself (JW-TRN-06, JW-RUL-34). A condition
   * without a turn token was gained in this phase and hurts from the next turn on (JW-RUL-02).
   */
  public static Step<GameState> suffering(GameState state, int figure) {
    return new Suffering(figure, hurting(state, figure));
  }

  /** Returns whether a figure has a condition that hurts it in this phase. */
  public static boolean suffers(GameState state, int figure) {
    return hurting(state, figure).size() > 0;
  }

  private static IntList hurting(GameState state, int figure) {
    IntList hurting = IntList.NONE;
    for (int condition = 0; condition < state.definition().conditions; condition++) {
      if (state.turnTokens(figure, condition) > 0 && hurts(state, figure, condition)) {
        hurting = hurting.and(condition);
      }
    }
    return hurting;
  }

  /** Returns whether a condition takes anything in Maintenance: chi or health that the figure still has (JW-RUL-148). */
  private static boolean hurts(GameState state, int figure, int condition) {
    boolean hasChi = state.definition().figure(figure).isPilgrim() && state.pilgrim(figure, Counters.CHI) > 0;
    return hasChi && sum(state, condition, Clause.Timing.MAINTENANCE, EffectVerb.LOSE_CHI) > 0
        || state.figure(figure, Counters.HEALTH) > 0 && damage(state, condition, Clause.Timing.MAINTENANCE) > 0;
  }

  /** Conditions of a figure, which a reaction to the previous one may have ended, and which may find nothing left. */
  private record Suffering(int figure, IntList conditions) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      int condition = conditions.get(0);
      IntList later = Continuation.from(conditions, 1);
      if (state.turnTokens(figure, condition) > 0 && hurts(state, figure, condition)) {
        state.emit(SUFFERS, figure, condition);
        loseChi(state, figure, condition, Clause.Timing.MAINTENANCE);
        int damage = damage(state, condition, Clause.Timing.MAINTENANCE);
        if (damage > 0) {
          state.then(state.callbacks().harm(figure, damage), Continuation.Kind.CONDITIONS, figure, later);
        }
      }
      if (later.size() > 0) {
        state.then(new Suffering(figure, later));
      }
    }
  }
}
