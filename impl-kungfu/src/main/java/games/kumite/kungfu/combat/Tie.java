package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Toughness;
import games.kumite.kungfu.chi.Spending.Side;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * A tied attack: each player gives the other's figure one 1-point effect. The attacker is active, in a turn or a Reaction, so
 * the defender's player chooses first; both are fixed before either applies (KF-H2H-21, KF-RUL-26).
 *
 * @param blow the attack
 * @param byDefence the effect that the defender causes, {@link Effects#NONE} if none is legal
 * @param byAttack the effect that the attacker causes
 */
record Tie(Blow blow, int byDefence, int byAttack) {

  /** The choice of an effect in a tie (D-26). */
  private record Choose(Side side) implements FightChoice<Tie> {

    @Override
    public String kind() {
      return "tie-effect";
    }

    @Override
    public boolean answersItself() {
      return true;
    }

    @Override
    public int seat(Fight fight, Tie tie) {
      return tie.canHurt(fight, side) ? ChooseEffect.chooser(fight, tie.by(side), tie.on(side)) : Figures.NOBODY;
    }

    @Override
    public Prompt prompt(Fight fight, Tie tie) {
      return Question.prompt(fight, kind(), seat(fight, tie), fight.called(tie.on(side)));
    }

    @Override
    public void options(Fight fight, Tie tie, Options out) {
      Effects.options(fight, tie.by(side), tie.on(side), tie.table(side), 1, 1, out);
    }

    @Override
    public Tie chosen(Fight fight, Tie tie, Action action) {
      return tie.with(side, ((VerbAction) action).first());
    }
  }

  /** Both choices, what Chi leaves of both, then both sets of harm: the blows are simultaneous (KF-RUL-24, KF-RUL-26). */
  static final Script<Fight, Tie> SCRIPT = script();

  private static Script<Fight, Tie> script() {
    Script.Builder<Fight, Tie> tie = Script.of("tie");
    choose(tie, Side.DEFENCE);
    choose(tie, Side.ATTACK);
    lower(tie, Side.DEFENCE);
    lower(tie, Side.ATTACK);
    hurt(tie, Side.DEFENCE);
    hurt(tie, Side.ATTACK);
    return tie.end();
  }

  private static void choose(Script.Builder<Fight, Tie> script, Side side) {
    script.set((fight, tie) -> tie.unasked(fight, side))
        .ask(new Choose(side))
        .when((fight, tie) -> tie.effect(side) != Effects.NONE, chosen -> chosen
            .call(Harming.NAMED, (fight, tie) -> tie.harming(side),
                (fight, tie, named) -> tie.with(side, named.announced().get(0))));
  }

  private static void lower(Script.Builder<Fight, Tie> script, Side side) {
    script.when((fight, tie) -> tie.effect(side) != Effects.NONE, lower -> lower
        .call(Harming.LOWERED, (fight, tie) -> tie.harming(side), (fight, tie, left) ->
            tie.with(side, left.announced().size() == 0 ? Effects.NONE : left.announced().get(0))));
  }

  private static void hurt(Script.Builder<Fight, Tie> script, Side side) {
    script.when((fight, tie) -> tie.effect(side) != Effects.NONE, hurt -> hurt
        .call(Harming.CARRIED_OUT, (fight, tie) -> tie.harming(side), (fight, tie, harming) -> tie));
  }

  static Tie of(Blow blow) {
    return new Tie(blow, Effects.NONE, Effects.NONE);
  }

  private boolean canHurt(Fight fight, Side side) {
    return Toughness.of(fight.figures(), on(side)) == 0 // KF-RUL-24
        && Effects.isAnyLegal(fight, by(side), on(side), table(side), 1);
  }

  /** Returns the effect that a neutral figure causes that no player chooses for (KF-RUL-145). */
  private Tie unasked(Fight fight, Side side) {
    if (!canHurt(fight, side) || ChooseEffect.chooser(fight, by(side), on(side)) != Figures.NOBODY) {
      return this;
    }
    Harming chosen = Default.choose(fight, Harming.of(by(side), on(side), 1, table(side)));
    return chosen.announced().size() == 0 ? this : with(side, chosen.announced().get(0));
  }

  private int by(Side side) {
    return blow.figure(side);
  }

  private int on(Side side) {
    return blow.figure(side == Side.ATTACK ? Side.DEFENCE : Side.ATTACK);
  }

  private Harming.Table table(Side side) {
    return blow.table(side);
  }

  private int effect(Side side) {
    return side == Side.ATTACK ? byAttack : byDefence;
  }

  private Harming harming(Side side) {
    return Harming.announced(by(side), on(side), effect(side), table(side));
  }

  private Tie with(Side side, int effect) {
    return side == Side.ATTACK ? new Tie(blow, byDefence, effect) : new Tie(blow, effect, byAttack);
  }
}
