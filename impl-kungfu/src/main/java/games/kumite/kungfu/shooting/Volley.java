package games.kumite.kungfu.shooting;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.aboard.Driven;
import games.kumite.kungfu.combat.Fray;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Named;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.kungfu.vip.Horde;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The shots of one attack: one, with those of a shotgun's spread, or a Hail of Fire (KF-GUN-20, KF-TRT-62b).
 *
 * @param by the figure that shoots
 * @param means the means
 * @param left the shots of a Hail that are left; otherwise the place of the shot that comes next
 * @param aim the extra actions; in a Hail {@link Shot#HAIL}, before its first shot another number
 * @param targets the figures that are shot at: the target and those beside it; in a Hail the figures that have been chosen
 * @param isLoud whether a firearm is used, which may break in the middle of it
 */
record Volley(int by, Means means, int left, int aim, Picks targets, boolean isLoud) {

  private static final int SPREAD = 250; // KF-RUL-67
  /** A Hail of Fire before its first shot: all of it can be spent on a thing. */
  private static final int UNBROKEN = -4;

  /** The choice of the target of the next shot of a Hail, or of an end (D-57). */
  private enum ChooseTarget implements FightChoice<Volley> {
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
    public Prompt prompt(Fight fight, Volley volley) {
      return Question.prompt(fight, kind(), seat(fight, volley), fight.called(volley.by));
    }

    @Override
    public String remark(Fight fight, Volley volley, Action action) {
      return Named.remark(fight, volley.by, action);
    }

    @Override
    public boolean answersItself() {
      return true; // with no enemy left to shoot at
    }

    @Override
    public void options(Fight fight, Volley volley, Options out) {
      for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
        if (Aim.isTarget(fight, volley.by, enemy, volley.means)) {
          out.add(fight.actions().of(Word.AT, Names.of(fight.figures(), enemy)));
        }
      }
      if (volley.aim == UNBROKEN) {
        Things.forHail(fight, volley.by, out);
      }
      out.add(fight.actions().of(Word.STOP));
    }

    @Override
    public Volley chosen(Fight fight, Volley volley, Action action) {
      VerbAction chosen = (VerbAction) action;
      if (chosen.verb() == Word.AT) {
        return new Volley(volley.by, volley.means, volley.left - 1, Shot.HAIL,
            Picks.of(Names.figure(fight.figures(), chosen.first())), volley.isLoud);
      }
      if (chosen.verb() != Word.STOP) {
        Things.hail(fight, volley.by, chosen);
      }
      return volley.with(0, Picks.NONE);
    }
  }

  private static final Script<Fight, Volley> HAIL = Script.<Fight, Volley>of("hail")
      .loop((fight, volley) -> volley.left > 0 && Able.isInPlay(fight.figures(), volley.by)
          && Aim.isReady(fight.figures(), volley.by, volley.means.place()), each -> each
          .set((fight, volley) -> volley.with(volley.left, Picks.NONE))
          .ask(ChooseTarget.NEXT)
          .when((fight, volley) -> volley.targets.size() > 0, shot -> shot
              .call(Shot.SCRIPT, (fight, volley) -> Shot.of(volley.by, volley.targets.get(0), volley.means, Shot.HAIL),
                  (fight, volley, done) -> volley)))
      .act(Volley::resound)
      .end();

  private static final Script<Fight, Volley> SINGLE = Script.<Fight, Volley>of("volley")
      .loop((fight, volley) -> volley.left < volley.targets.size(), each -> each
          .call(Shot.SCRIPT, (fight, volley) -> Shot.of(volley.by, volley.targets.get(volley.left), volley.means,
              volley.left == 0 || volley.means.isSpell() ? volley.aim : Shot.SPREAD), (fight, volley, done) -> volley)
          .set((fight, volley) -> volley.with(volley.left + 1, volley.targets)))
      .act(Volley::resound)
      .end();

  /** Returns one shot with a number of extra actions; a shotgun also rolls against those who stand beside the target now. */
  static Step<Fight> single(Fight fight, int by, Means means, int target, int aim) {
    Picks targets = Picks.of(target);
    if (means.is(fight.figures(), by, Weapon.SHOTGUN)) {
      for (int other = 0; other < fight.figures().count(); other++) {
        targets = isBeside(fight, by, target, other) ? targets.and(other) : targets;
      }
    }
    return SINGLE.with(new Volley(by, means, 0, aim, targets, means.isFirearm(fight.figures(), by)));
  }

  /** Returns one shot at each of several figures with a number of extra actions (KF-TAO-07). */
  static Step<Fight> all(int by, Means means, Picks targets, int aim) {
    return SINGLE.with(new Volley(by, means, 0, aim, targets, false));
  }

  /** Returns a Hail of Fire of a number of shots. */
  static Step<Fight> hail(int by, Means means, int shots) {
    return HAIL.with(new Volley(by, means, shots, UNBROKEN, Picks.NONE, true));
  }

  /** Lets the use of a firearm be heard once, however many shots (KF-RUL-145). */
  private static void resound(Fight fight, Volley volley) {
    if (volley.isLoud) {
      Horde.hear(fight, fight.seatOf(volley.by)); // KF-VIP-06b
    }
  }

  private Volley with(int shots, Picks at) {
    return new Volley(by, means, shots, aim, at, isLoud);
  }

  private static boolean isBeside(Fight fight, int by, int target, int other) {
    Figures figures = fight.figures();
    return other != target && other != by && Able.isInPlay(figures, other)
        && !Driven.isCarried(fight, other) // KF-RUL-140f
        && !(Able.has(figures, by, Trait.FIRE_INTO_HAND_TO_HAND) && Fray.members(fight, target)[other]) // KF-TRT-28
        && Able.areNear(figures, target, other, SPREAD);
  }
}
