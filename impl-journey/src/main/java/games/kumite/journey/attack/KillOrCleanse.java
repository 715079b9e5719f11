package games.kumite.journey.attack;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.journey.content.DemonEntry;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.Verb;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.state.Word;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import org.jspecify.annotations.Nullable;

/** JW-D-13: the choice to kill or to cleanse a defeated demon (JW-ATK-17, JW-ATK-19). */
enum KillOrCleanse implements Script.Choice<Journey, Verdict> {
  CHOOSE;

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
  public int seat(Journey journey, Verdict verdict) {
    return journey.controller(verdict.by());
  }

  /** Returns a prompt that names the demon, and the results of both choices. */
  @Override
  public Prompt prompt(Journey journey, Verdict verdict) {
    DemonEntry sheet = Sums.demon(journey, verdict.on()).entry();
    return Sequels.prompt(journey, verdict.sequel(), kind(), seat(journey, verdict), journey.terms().label(verdict.by()),
        journey.terms().label(verdict.on()), sheet.badKarma(), sheet.sanctity(), sheet.goodKarma());
  }

  @Override
  public boolean answersItself() {
    return true; // JW-RUL-104
  }

  @Override
  public void options(Journey journey, Verdict verdict, Options out) {
    out.add(journey.terms().actions.of(Word.KILL));
    out.add(journey.terms().actions.of(Word.CLEANSE), refusal(journey, verdict));
  }

  private static @Nullable Refusal refusal(Journey journey, Verdict verdict) {
    int pilgrim = verdict.by();
    if (journey.terms().pilgrim(pilgrim).entry().cleanseDice() == 0
        || Sums.demon(journey, verdict.on()).entry().sanctity() == 0) {
      return NO_RITUAL;
    }
    if (!journey.isConscious(pilgrim) || Conditions.bars(journey, pilgrim, Deed.ALL)) {
      return NOT_ABLE;
    }
    return journey.pilgrim(pilgrim, Num.CHI) < Sums.corruption(journey, pilgrim, Verb.CLEANSE_COST) ? THIRST : null;
  }

  /**
   * Returns a heuristic choice. Bad karma makes weapons better, so only a pilgrim that has the best weapon and is
   * likely to succeed cleanses.
   */
  @Override
  public Action sensible(Journey journey, Verdict verdict, RandomSource random) {
    int dice = journey.terms().pilgrim(verdict.by()).entry().cleanseDice();
    boolean isLikely = journey.pilgrim(verdict.by(), Num.LEVEL) == HIGHEST && MEAN * dice >= Sums.demon(journey, verdict.on()).entry().sanctity() + MARGIN;
    return journey.terms().actions.of(isLikely && refusal(journey, verdict) == null ? Word.CLEANSE : Word.KILL);
  }

  @Override
  public Verdict chosen(Journey journey, Verdict verdict, Action action) {
    boolean isKill = action.equals(journey.terms().actions.of(Word.KILL));
    return verdict.choosing(isKill ? Verdict.Choice.KILL : Verdict.Choice.CLEANSE);
  }
}
