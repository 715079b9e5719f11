package games.kumite.journey.action;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.content.Effect.Track;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * JW-D-20: the amounts of health and chi that Tripitaka gives to the pilgrim he revives (JW-ACT-20 to JW-ACT-22).
 *
 * @param leader Tripitaka
 * @param pilgrim the pilgrim that he revives
 * @param continuation what remains to be done afterwards
 */
record Reviving(int leader, int pilgrim, Continuation continuation) implements Question<GameState> {

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
    return ContinuationText.prompt(state, continuation, kind(), seat(state), state.definition().label(leader),
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
    state.emit(state.definition().reports.revived, leader, pilgrim, given.first(), given.second());
  }
}
