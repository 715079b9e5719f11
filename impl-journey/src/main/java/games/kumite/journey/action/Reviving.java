package games.kumite.journey.action;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.card.TriggerMatching;
import games.kumite.journey.content.Effect.Track;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * The action Revive, and JW-D-20: the amounts of health and chi that Tripitaka gives to the pilgrim he revives
 * (JW-ACT-19 to JW-ACT-22).
 *
 * @param leader Tripitaka
 * @param pilgrim the pilgrim that he revives
 */
record Reviving(int leader, int pilgrim) implements Question<GameState> {

  private static final EventType REVIVED = EventTypes.pair("revived", "JW-ACT-19").number("health").number("chi");
  private static final Refusal NOT_LEADER = new Refusal("JW-ACT-19", "not-leader");
  private static final Refusal NOT_LYING = new Refusal("JW-ACT-19", "not-unconscious");
  private static final Refusal DEAD = new Refusal("JW-DEF-06", "dead");
  private static final Refusal TOO_WEAK = new Refusal("JW-ACT-21", "too-weak");
  private static final Refusal FAR = new Refusal("JW-DFN-01", "not-adjacent");

  /**
   * Returns why a pilgrim cannot revive another, null if it can. Only Tripitaka can, with 2 health or more, and only an
   * adjacent unconscious pilgrim (JW-ACT-19, JW-ACT-21).
   */
  static @Nullable Refusal refusal(GameState state, int pilgrim, int other) {
    if (pilgrim != state.definition().leader) {
      return NOT_LEADER;
    }
    if (state.isConscious(other)) {
      return NOT_LYING;
    }
    if (state.pilgrim(other, Counters.LYING) == Counters.DEAD) {
      return DEAD;
    }
    if (state.figure(pilgrim, Counters.HEALTH) < 2) {
      return TOO_WEAK;
    }
    return TriggerMatching.areAdjacent(state, pilgrim, other) ? null : FAR;
  }

  @Override
  public String kind() {
    return "revive";
  }

  @Override
  public int seat(GameState state) {
    return state.controller(leader);
  }

  @Override
  public Prompt prompt(GameState state) {
    return ContinuationText.prompt(state, kind(), seat(state), state.definition().label(leader),
        state.definition().label(pilgrim));
  }

  @Override
  public boolean isAutoPlayed() {
    return true; // JW-RUL-104
  }

  /**
   * Lists the amounts. Tripitaka keeps at least 1 health, and a condition that blocks gaining chi lets him give none.
   */
  @Override
  public void collectActions(GameState state, ActionCollector out) {
    int health = Math.min(ActionVerb.MAX_GIVEN, Math.min(state.figure(leader, Counters.HEALTH) - 1, state.maxHealth(pilgrim)));
    int chi = Math.min(ActionVerb.MAX_GIVEN, Math.min(state.pilgrim(leader, Counters.CHI), state.maxChi(pilgrim)));
    chi = FigureStats.isBlocked(state, pilgrim, Track.CHI) ? 0 : chi;
    for (int given = 1; given <= health; given++) {
      for (int more = 0; more <= chi; more++) {
        out.add(state.definition().actions.of(ActionVerb.GIVE, given, more));
      }
    }
  }

  /** Returns an action that leaves Tripitaka most of his health and gives some chi. */
  @Override
  public Action heuristicAction(GameState state, RandomSource random) {
    int most = Math.min(ActionVerb.MAX_GIVEN, Math.min(state.figure(leader, Counters.HEALTH) - 1, state.maxHealth(pilgrim)));
    int health = Math.max(1, Math.min(most, state.figure(leader, Counters.HEALTH) / 2));
    int chi = FigureStats.isBlocked(state, pilgrim, Track.CHI) ? 0
        : Math.min(state.pilgrim(leader, Counters.CHI) / 2, Math.min(ActionVerb.MAX_GIVEN, state.maxChi(pilgrim)));
    return state.definition().actions.of(ActionVerb.GIVE, health, chi);
  }

  /** Revives the pilgrim on its square with its old facing; its conditions stay (JW-RUL-32). */
  @Override
  public void execute(GameState state, Action action) {
    VerbAction given = (VerbAction) action;
    state.setFigure(leader, Counters.HEALTH, state.figure(leader, Counters.HEALTH) - given.first());
    state.setPilgrim(leader, Counters.CHI, state.pilgrim(leader, Counters.CHI) - given.second());
    state.setFigure(pilgrim, Counters.HEALTH, given.first());
    state.setPilgrim(pilgrim, Counters.CHI, given.second());
    state.setPilgrim(pilgrim, Counters.LYING, 0);
    state.emit(REVIVED, leader, pilgrim, given.first(), given.second());
  }
}
