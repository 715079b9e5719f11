package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Guests;
import games.kumite.kungfu.state.EffectWord;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Done;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/** The choice of the next effect, of value at most the points left; done, but not before the first one (D-25). */
enum ChooseEffect implements VictimChoice {
  EFFECT;

  private static final Refusal FIRST = new Refusal("KF-RUL-23", "one-effect-at-least");

  @Override
  public String kind() {
    return "effect";
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public Prompt prompt(Fight fight, Harming harming) {
    return Question.prompt(fight, kind(), seat(fight, harming), fight.called(harming.on()), harming.points());
  }

  @Override
  public int seat(Fight fight, Harming harming) {
    return Default.isUsed(fight, harming) ? Figures.NOBODY : chooser(fight, harming.by(), harming.on());
  }

  /**
   * Returns the inflictor's player; the opponent of the victim for a neutral inflictor, if there is one (KF-RUL-119); none for
   * Zombies.
   */
  static int chooser(Fight fight, int by, int on) {
    Figures figures = fight.figures();
    if (by != Figures.NOBODY && Guests.isZombie(fight, by)) { // KF-RUL-145
      return Figures.NOBODY;
    }
    int gang = by == Figures.NOBODY ? Figures.NEUTRAL : figures.gang(by);
    int victims = figures.gang(on);
    return gang != Figures.NEUTRAL ? fight.seat(gang)
        : victims == Figures.NEUTRAL ? Figures.NOBODY : fight.seat(fight.opponent(victims));
  }

  @Override
  public void options(Fight fight, Harming harming, Options out) {
    Effects.options(fight, harming.by(), harming.on(), harming.table(), 1, harming.points(), harming.announced(), out);
    out.add(Done.DONE, harming.announced().size() == 0 ? FIRST : null);
  }

  @Override
  public Harming chosen(Fight fight, Harming harming, Action action) {
    if (action == Done.DONE) {
      return harming.withPoints(0);
    }
    int effect = ((VerbAction) action).first();
    int cost = Effects.points(fight, harming.on(), harming.table(), EffectWord.effect(effect));
    return harming.withPoints(harming.points() - cost).with(harming.announced().and(effect));
  }
}
