package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.item.Props;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.actions.VerbAction;

/** The choice of which prop in reach the effect announced last activates (D-39). */
enum ChooseProp implements VictimChoice {
  PROP;

  @Override
  public String kind() {
    return "prop";
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  private static int wanting(Picks announced) {
    for (int i = 0; i < announced.size(); i++) {
      int effect = announced.get(i);
      if (effect >= 0 && Effects.effect(effect) == Effect.Plain.PROP_ACTIVATES && Effects.weapon(effect) < 0) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public int seat(Fight fight, Harming harming) {
    return wanting(harming.announced()) < 0 ? Figures.NOBODY
        : ChooseEffect.chooser(fight, harming.by(), harming.on());
  }

  @Override
  public void options(Fight fight, Harming harming, Options out) {
    for (int piece = 0; piece < fight.board().pieces(); piece++) {
      if (Props.canActivate(fight, harming.on(), piece)) {
        out.add(fight.actions().of(Word.PROP, piece + 1));
      }
    }
  }

  @Override
  public Harming chosen(Fight fight, Harming harming, Action action) {
    int[] effects = harming.announced().toArray();
    int at = wanting(harming.announced());
    effects[at] = Effects.withWeapon(effects[at], ((VerbAction) action).first() - 1);
    return harming.with(Picks.of(effects));
  }
}
