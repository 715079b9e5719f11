package games.kumite.kungfu.shooting;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The shots of one attack: one, with those of a shotgun's spread, or a Hail of Fire (KF-GUN-20, KF-TRT-62b).
 *
 * @param by who shoots
 * @param weapon the place of the weapon
 * @param target the target of the shot that comes next; in a Hail {@link Figures#NOBODY} until it is chosen
 * @param left the shots of a Hail that are left; of a single shot the next figure that the spread looks at
 * @param aim the extra actions, or {@link Shot#HAIL}
 */
record Volley(int by, int weapon, int target, int left, int aim) {

  private static final int SPREAD = 250; // KF-RUL-67

  /** D-57: the target of the next shot of a Hail, or no more. */
  private enum ChooseTarget implements Script.Choice<Fight, Volley> {
    NEXT;

    @Override
    public String kind() {
      return "hail-target";
    }

    @Override
    public int seat(Fight fight, Volley volley) {
      return fight.seatOf(volley.by);
    }

    @Override
    public void options(Fight fight, Volley volley, Options out) {
      for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
        if (Aim.isTarget(fight, volley.by, enemy, volley.weapon)) {
          out.add(fight.actions().of(Word.AT, Names.of(fight.figures(), enemy)));
        }
      }
      out.add(fight.actions().of(Word.STOP));
    }

    @Override
    public Volley chosen(Fight fight, Volley volley, Action action) {
      VerbAction chosen = (VerbAction) action;
      return chosen.verb() == Word.STOP ? volley.withLeft(0)
          : volley.at(Names.figure(fight.figures(), chosen.first())).withLeft(volley.left - 1);
    }
  }

  private static final Script<Fight, Volley> HAIL = Script.<Fight, Volley>of("hail")
      .loop((fight, volley) -> volley.left > 0 && Able.isInPlay(fight.figures(), volley.by)
          && Aim.isReady(fight.figures(), volley.by, volley.weapon), each -> each
          .set((fight, volley) -> volley.at(Figures.NOBODY))
          .ask(ChooseTarget.NEXT)
          .when((fight, volley) -> volley.target != Figures.NOBODY, shot -> shot
              .call(Shot.SCRIPT, (fight, volley) -> Shot.of(volley.by, volley.target, volley.weapon, Shot.HAIL),
                  (fight, volley, done) -> volley)))
      .end();

  private static final Script<Fight, Volley> SINGLE = Script.<Fight, Volley>of("volley")
      .call(Shot.SCRIPT, (fight, volley) -> Shot.of(volley.by, volley.target, volley.weapon, volley.aim),
          (fight, volley, done) -> volley)
      .onlyIf((fight, volley) -> Aim.weapon(fight.figures(), volley.by, volley.weapon) == Weapon.SHOTGUN)
      .loop((fight, volley) -> volley.toNextInSpread(fight).left < fight.figures().count(), each -> each
          .set((fight, volley) -> volley.toNextInSpread(fight))
          .call(Shot.SCRIPT, (fight, volley) -> Shot.of(volley.by, volley.left, volley.weapon, Shot.SPREAD),
              (fight, volley, done) -> volley.withLeft(volley.left + 1)))
      .end();

  /** One shot with so many extra actions. */
  static Step<Fight> single(int by, int weapon, int target, int aim) {
    return SINGLE.with(new Volley(by, weapon, target, 0, aim));
  }

  /** A Hail of Fire of so many shots. */
  static Step<Fight> hail(int by, int weapon, int shots) {
    return HAIL.with(new Volley(by, weapon, Figures.NOBODY, shots, Shot.HAIL));
  }

  private Volley at(int figure) {
    return new Volley(by, weapon, figure, left, aim);
  }

  private Volley withLeft(int shots) {
    return new Volley(by, weapon, target, shots, aim);
  }

  private Volley toNextInSpread(Fight fight) {
    Volley now = this;
    while (now.left < fight.figures().count() && !now.isInSpread(fight)) {
      now = now.withLeft(now.left + 1);
    }
    return now;
  }

  private boolean isInSpread(Fight fight) {
    Figures figures = fight.figures();
    return left != target && left != by && Able.isInPlay(figures, left) && figures.isPlaced(target)
        && Gaps.isWithin(figures.place(target), figures.size(target), figures.place(left), figures.size(left), SPREAD);
  }
}
