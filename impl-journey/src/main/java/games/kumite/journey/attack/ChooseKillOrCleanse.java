package games.kumite.journey.attack;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.content.DemonEntry;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import org.jspecify.annotations.Nullable;

/** JW-D-13: the choice to kill or to cleanse a defeated demon (JW-ATK-17, JW-ATK-19). */
record ChooseKillOrCleanse(KillOrCleanse verdict) implements Script.Reply<GameState, KillOrCleanse> {

  private static final Refusal NO_RITUAL = new Refusal("JW-ATK-19", "no-ritual");
  private static final Refusal NOT_ABLE = new Refusal("JW-RUL-77", "not-able");
  private static final Refusal THIRST = new Refusal("JW-RUL-130", "thirst");

  /** The mean of a die, and the margin by which the mean of a roll must exceed the required total. */
  private static final double MEAN = 1.5;
  private static final double MARGIN = 0.5;
  private static final int HIGHEST = 3;

  @Override
  public String kind() {
    return "verdict";
  }

  @Override
  public int seat(GameState state) {
    return state.controller(verdict.by());
  }

  /** Returns a prompt that names the demon, and the results of both choices. */
  @Override
  public Prompt prompt(GameState state) {
    DemonEntry sheet = FigureStats.demon(state, verdict.on()).entry();
    return ContinuationText.prompt(state, kind(), seat(state), state.definition().label(verdict.by()),
        state.definition().label(verdict.on()), sheet.badKarma(), sheet.sanctity(), sheet.goodKarma());
  }

  @Override
  public boolean isAutoPlayed() {
    return true; // JW-RUL-104
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(state.definition().actions.of(ActionVerb.KILL));
    out.add(state.definition().actions.of(ActionVerb.CLEANSE), refusal(state));
  }

  private @Nullable Refusal refusal(GameState state) {
    int pilgrim = verdict.by();
    if (state.definition().pilgrim(pilgrim).entry().cleanseDice() == 0
        || FigureStats.demon(state, verdict.on()).entry().sanctity() == 0) {
      return NO_RITUAL;
    }
    if (!state.isConscious(pilgrim) || Conditions.bars(state, pilgrim, Deed.ALL)) {
      return NOT_ABLE;
    }
    return state.pilgrim(pilgrim, Counters.CHI) < FigureStats.corruption(state, pilgrim, EffectVerb.CLEANSE_COST) ? THIRST : null;
  }

  /**
   * Returns a heuristic choice. Bad karma makes weapons better, so only a pilgrim that has the best weapon and is
   * likely to succeed cleanses.
   */
  @Override
  public Action heuristicAction(GameState state, RandomSource random) {
    int dice = state.definition().pilgrim(verdict.by()).entry().cleanseDice();
    boolean isLikely = state.pilgrim(verdict.by(), Counters.LEVEL) == HIGHEST && MEAN * dice >= FigureStats.demon(state, verdict.on()).entry().sanctity() + MARGIN;
    return state.definition().actions.of(isLikely && refusal(state) == null ? ActionVerb.CLEANSE : ActionVerb.KILL);
  }

  @Override
  public KillOrCleanse localsAfter(GameState state, Action action) {
    boolean isKill = action.equals(state.definition().actions.of(ActionVerb.KILL));
    return verdict.choosing(isKill ? KillOrCleanse.Choice.KILL : KillOrCleanse.Choice.CLEANSE);
  }
}
