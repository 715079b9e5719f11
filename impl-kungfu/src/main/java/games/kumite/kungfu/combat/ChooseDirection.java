package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/** D-30: the direction of the Recoil announced last, one of 13 (KF-RUL-16). */
enum ChooseDirection implements Script.Choice<Fight, Harming> {
  OF_RECOIL;

  @Override
  public String kind() {
    return "direction";
  }

  @Override
  public int seat(Fight fight, Harming harming) {
    return wanting(harming.announced()) < 0 ? Figures.NOBODY
        : ChooseEffect.chooser(fight, harming.by(), harming.on());
  }

  private static int wanting(Picks announced) {
    for (int i = 0; i < announced.size(); i++) {
      if (Effects.wantsDirection(announced.get(i))) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public void options(Fight fight, Harming harming, Options out) {
    out.add(fight.actions().of(Word.TURN, 0)); // away
    for (int turn = 1; turn <= Directions.MAX_TURN; turn++) {
      out.add(fight.actions().of(Word.TURN, -turn));
      out.add(fight.actions().of(Word.TURN, turn));
    }
  }

  @Override
  public Harming chosen(Fight fight, Harming harming, Action action) {
    int[] effects = harming.announced().toArray();
    int at = wanting(harming.announced());
    effects[at] = Effects.withDirection(effects[at], ((VerbAction) action).first());
    return harming.with(Picks.of(effects));
  }
}
