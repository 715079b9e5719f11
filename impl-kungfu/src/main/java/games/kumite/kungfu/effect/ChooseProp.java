package games.kumite.kungfu.effect;

import games.kumite.api.Action;
import games.kumite.kungfu.scenery.Props;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.IntList;
import games.kumite.spi.actions.VerbAction;

/** The choice of which prop in reach the effect announced last activates (D-39). */
record ChooseProp(EffectResolution harming) implements VictimChoice {

  @Override
  public String kind() {
    return "prop";
  }

  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  private static int wanting(IntList announced) {
    return LegalEffects.without(EffectRule.Names.PROP, announced);
  }

  @Override
  public int seat(GameState state) {
    return wanting(harming.announced()) < 0 ? Figures.NOBODY
        : ChooseEffect.chooser(state, harming.by(), harming.on());
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int piece = 0; piece < state.board().pieces(); piece++) {
      if (Props.canActivate(state, harming.on(), piece)) {
        out.add(state.actions().of(ActionVerb.PROP, piece + 1));
      }
    }
  }

  @Override
  public EffectResolution localsAfter(GameState state, Action action) {
    int[] effects = harming.announced().toArray();
    int at = wanting(harming.announced());
    effects[at] = LegalEffects.withWeapon(effects[at], ((VerbAction) action).first() - 1);
    return harming.with(IntList.of(effects));
  }
}
