package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.item.Props;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/** The direction of the Recoil announced last, one of 13 (D-30, KF-RUL-16). */
enum ChooseDirection implements VictimChoice {
  OF_RECOIL;

  private static final Refusal NO_PROP = new Refusal("KF-H2H-26d", "no-prop-there");

  @Override
  public String kind() {
    return "direction";
  }

  @Override
  public boolean answersItself() {
    return true;
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
    int effect = harming.announced().get(wanting(harming.announced()));
    boolean isFree = Effects.effect(effect) != Effect.Plain.RECOIL_INTO_PROP || !isAnyMet(fight, harming);
    for (int turn = 0; turn <= Directions.MAX_TURN; turn++) { // directly away first
      add(fight, harming, isFree, -turn, out);
      if (turn > 0) {
        add(fight, harming, isFree, turn, out);
      }
    }
  }

  /** Adds the directions; a Recoil into a prop goes where it meets one, if there still is one (KF-H2H-26d). */
  private static void add(Fight fight, Harming harming, boolean isFree, int turn, Options out) {
    out.add(fight.actions().of(Word.TURN, turn), isFree || isMet(fight, harming, turn) ? null : NO_PROP);
  }

  private static boolean isAnyMet(Fight fight, Harming harming) {
    for (int turn = -Directions.MAX_TURN; turn <= Directions.MAX_TURN; turn++) {
      if (isMet(fight, harming, turn)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isMet(Fight fight, Harming harming, int turn) {
    return Props.isMet(fight, harming.on(), harming.source().place(fight, harming.on()), turn, Stick.MEDIUM.length());
  }

  @Override
  public Harming chosen(Fight fight, Harming harming, Action action) {
    int[] effects = harming.announced().toArray();
    int at = wanting(harming.announced());
    effects[at] = Effects.withDirection(effects[at], ((VerbAction) action).first());
    return harming.with(Picks.of(effects));
  }
}
