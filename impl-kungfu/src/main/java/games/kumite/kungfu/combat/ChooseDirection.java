package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.prop.Props;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/** D-30: the direction of the Recoil announced last, one of 13 (KF-RUL-16). */
enum ChooseDirection implements Script.Choice<Fight, Harming> {
  OF_RECOIL;

  private static final Refusal NO_PROP = new Refusal("KF-H2H-26d", "no-prop-there");

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
  public Prompt prompt(Fight fight, Harming harming) {
    return Question.prompt(fight, kind(), seat(fight, harming), fight.called(harming.on()));
  }

  @Override
  public void options(Fight fight, Harming harming, Options out) {
    int effect = harming.announced().get(wanting(harming.announced()));
    for (int turn = 0; turn <= Directions.MAX_TURN; turn++) { // directly away first
      add(fight, harming, effect, -turn, out);
      if (turn > 0) {
        add(fight, harming, effect, turn, out);
      }
    }
  }

  /** KF-H2H-26d: a Recoil into a prop goes where it meets one. */
  private static void add(Fight fight, Harming harming, int effect, int turn, Options out) {
    boolean isOpen = Effects.effect(effect) != Effect.Plain.RECOIL_INTO_PROP || Props.isMet(fight, harming.on(),
        harming.source().place(fight, harming.on()), turn, Stick.MEDIUM.length());
    out.add(fight.actions().of(Word.TURN, turn), isOpen ? null : NO_PROP);
  }

  @Override
  public Harming chosen(Fight fight, Harming harming, Action action) {
    int[] effects = harming.announced().toArray();
    int at = wanting(harming.announced());
    effects[at] = Effects.withDirection(effects[at], ((VerbAction) action).first());
    return harming.with(Picks.of(effects));
  }
}
