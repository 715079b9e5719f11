package games.kumite.kungfu.effect;

import games.kumite.api.Action;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.scenery.Props;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.IntList;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/** The choice of a direction, one of 13, for the Recoil announced last (D-30, KF-RUL-16). */
record ChooseDirection(EffectResolution harming) implements VictimChoice {

  private static final Refusal NO_PROP = new Refusal("KF-H2H-26d", "no-prop-there");

  @Override
  public String kind() {
    return "direction";
  }

  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  @Override
  public int seat(GameState state) {
    return withoutDirection(harming.announced()) < 0 ? Figures.NOBODY
        : ChooseEffect.chooser(state, harming.by(), harming.on());
  }

  private static int withoutDirection(IntList announced) {
    return LegalEffects.without(EffectRule.Names.DIRECTION, announced);
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    int effect = harming.announced().get(withoutDirection(harming.announced()));
    boolean isFree = LegalEffects.effect(effect) != Effect.Plain.RECOIL_INTO_PROP || !isAnyMet(state);
    for (int turn = 0; turn <= Directions.MAX_TURN; turn++) { // directly away first
      add(state, harming, isFree, -turn, out);
      if (turn > 0) {
        add(state, harming, isFree, turn, out);
      }
    }
  }

  /** Adds the directions; a Recoil into a prop must meet a prop if one can still be met (KF-H2H-26d). */
  private static void add(GameState state, EffectResolution harming, boolean isFree, int turn, ActionCollector out) {
    out.add(state.actions().of(ActionVerb.TURN, turn), isFree || isMet(state, harming, turn) ? null : NO_PROP);
  }

  private boolean isAnyMet(GameState state) {
    for (int turn = -Directions.MAX_TURN; turn <= Directions.MAX_TURN; turn++) {
      if (isMet(state, harming, turn)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isMet(GameState state, EffectResolution harming, int turn) {
    return Props.isMet(state, harming.on(), harming.source().place(state, harming.on()), turn, Stick.MEDIUM.length());
  }

  @Override
  public EffectResolution localsAfter(GameState state, Action action) {
    int[] effects = harming.announced().toArray();
    int at = withoutDirection(harming.announced());
    effects[at] = LegalEffects.withDirection(effects[at], ((VerbAction) action).first());
    return harming.with(IntList.of(effects));
  }
}
