package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Done;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of the inflictor's effect in place of one that was lowered, of exactly the new value, or of a lower one if there is
 * none; it takes the place of the first in the order (D-28).
 */
enum Replace implements VictimChoice {
  EFFECT;

  @Override
  public String kind() {
    return "replace-effect";
  }

  /** Returns whether an effect that was lowered still has none in its place: no player is there to choose one. */
  static boolean isWaiting(Harming harming) {
    return waiting(harming.announced()) >= 0;
  }

  static int waiting(Picks announced) {
    for (int i = 0; i < announced.size(); i++) {
      if (announced.get(i) < 0) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public int seat(Fight fight, Harming harming) {
    return waiting(harming.announced()) < 0 ? Figures.NOBODY
        : ChooseEffect.chooser(fight, harming.by(), harming.on());
  }

  @Override
  public Prompt prompt(Fight fight, Harming harming) {
    return Question.prompt(fight, kind(), seat(fight, harming), fight.called(harming.on()),
        -harming.announced().get(waiting(harming.announced())));
  }

  @Override
  public void options(Fight fight, Harming harming, Options out) {
    int at = waiting(harming.announced());
    Picks others = Lower.without(harming.announced().toArray(), at);
    for (int points = -harming.announced().get(at); points > 0 && out.size() == 0; points--) {
      Effects.options(fight, harming.by(), harming.on(), harming.table(), points, points, others, out);
    }
    if (out.size() == 0) {
      out.add(Done.DONE); // none legal: nothing (KF-RUL-24)
    }
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public Harming chosen(Fight fight, Harming harming, Action action) {
    int at = waiting(harming.announced());
    int[] effects = harming.announced().toArray();
    if (action == Done.DONE) {
      return harming.with(Lower.without(effects, at));
    }
    effects[at] = ((VerbAction) action).first();
    return harming.with(Picks.of(effects));
  }
}
