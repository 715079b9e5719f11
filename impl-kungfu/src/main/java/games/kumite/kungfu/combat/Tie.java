package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Toughness;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.Options;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * A tied attack: each player gives the other's figure one 1-point effect; the active player chooses last, both are
 * fixed before either applies (KF-H2H-21, KF-RUL-26).
 *
 * @param first whose player chooses first: the figure of whoever is not active
 * @param second the other one
 * @param byFirst the effect that the first one causes, {@link Effects#NONE} if none is legal
 * @param bySecond the effect that the second one causes
 */
record Tie(int first, int second, int byFirst, int bySecond) {

  /** D-26. */
  private enum Choose implements Script.Choice<Fight, Tie> {
    FIRST, SECOND;

    @Override
    public String kind() {
      return "tie-effect";
    }

    private int by(Tie tie) {
      return this == FIRST ? tie.first : tie.second;
    }

    private int on(Tie tie) {
      return this == FIRST ? tie.second : tie.first;
    }

    @Override
    public int seat(Fight fight, Tie tie) {
      int gang = fight.figures().gang(by(tie));
      boolean isAny = gang != Figures.NEUTRAL && Toughness.of(fight.figures(), on(tie)) == 0 // KF-RUL-24
          && Effects.isAnyLegal(fight, by(tie), on(tie), Harming.Table.HAND_TO_HAND, 1);
      return isAny ? fight.seat(gang) : Figures.NOBODY;
    }

    @Override
    public void options(Fight fight, Tie tie, Options out) {
      Effects.options(fight, by(tie), on(tie), Harming.Table.HAND_TO_HAND, 1, 1, out);
    }

    @Override
    public Tie chosen(Fight fight, Tie tie, Action action) {
      int effect = ((VerbAction) action).first();
      return this == FIRST ? new Tie(tie.first, tie.second, effect, tie.bySecond)
          : new Tie(tie.first, tie.second, tie.byFirst, effect);
    }
  }

  /** Both choices, then both sets of harm. */
  static final Script<Fight, Tie> SCRIPT = Script.<Fight, Tie>of("tie")
      .ask(Choose.FIRST)
      .when((fight, tie) -> tie.byFirst != Effects.NONE, chosen -> chosen
          .call(Harming.NAMED, (fight, tie) -> Harming.announced(tie.first, tie.second, tie.byFirst),
              (fight, tie, named) -> new Tie(tie.first, tie.second, named.announced().get(0), tie.bySecond)))
      .ask(Choose.SECOND)
      .when((fight, tie) -> tie.bySecond != Effects.NONE, chosen -> chosen
          .call(Harming.NAMED, (fight, tie) -> Harming.announced(tie.second, tie.first, tie.bySecond),
              (fight, tie, named) -> new Tie(tie.first, tie.second, tie.byFirst, named.announced().get(0))))
      .when((fight, tie) -> tie.byFirst != Effects.NONE, hurt -> hurt
          .call(Harming.ANNOUNCED, (fight, tie) -> Harming.announced(tie.first, tie.second, tie.byFirst),
              (fight, tie, harming) -> tie))
      .when((fight, tie) -> tie.bySecond != Effects.NONE, hurt -> hurt // the blows are simultaneous
          .call(Harming.ANNOUNCED, (fight, tie) -> Harming.announced(tie.second, tie.first, tie.bySecond),
              (fight, tie, harming) -> tie))
      .end();

  static Tie of(int by, int on) {
    return new Tie(by, on, Effects.NONE, Effects.NONE);
  }

  /** The figure of whoever is not active chooses first. */
  static Tie of(Fight fight, int by, int on) {
    boolean isActive = fight.figures().side(by) == fight.side(fight.get(Num.ACTIVE));
    return isActive ? of(on, by) : of(by, on);
  }
}
