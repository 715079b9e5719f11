package games.kumite.kungfu.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Done;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of the inflictor's effect in place of one that was lowered, of exactly the new value, or of a lower one if there is
 * none; it takes the place of the first in the order (D-28).
 */
record ReplaceEffect(EffectResolution harming) implements VictimChoice {

  /** Returns whether an effect that was lowered still has none in its place: no player is there to choose one. */
  static boolean isWaiting(EffectResolution harming) {
    return waiting(harming.announced()) >= 0;
  }

  static int waiting(IntList announced) {
    for (int i = 0; i < announced.size(); i++) {
      if (announced.get(i) < 0) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public int seat(GameState state) {
    return waiting(harming.announced()) < 0 ? Figures.NOBODY
        : ChooseEffect.chooser(state, harming.by(), harming.on());
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.called(harming.on()),
        -harming.announced().get(waiting(harming.announced())));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    int at = waiting(harming.announced());
    IntList others = LowerEffects.without(harming.announced().toArray(), at);
    for (int points = -harming.announced().get(at); points > 0 && out.size() == 0; points--) {
      LegalEffects.options(state, harming.by(), harming.on(), harming.table(), points, points, others, out);
    }
    if (out.size() == 0) {
      out.add(Done.DONE); // none legal: nothing (KF-RUL-24)
    }
  }

  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  @Override
  public EffectResolution localsAfter(GameState state, Action action) {
    int at = waiting(harming.announced());
    int[] effects = harming.announced().toArray();
    if (action == Done.DONE) {
      return harming.with(LowerEffects.without(effects, at));
    }
    effects[at] = ((VerbAction) action).first();
    return harming.with(IntList.of(effects));
  }
}
