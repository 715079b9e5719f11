package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.chi.ChiRoll.Side;
import games.kumite.kungfu.effect.ChooseEffect;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.LegalEffects;
import games.kumite.kungfu.effect.NeutralEffects;
import games.kumite.kungfu.figure.Toughness;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * A tied attack: each player gives the other's figure one 1-point effect. The attacker is active, in a turn or a Reaction, so
 * the defender's player chooses first; both are fixed before either applies (KF-H2H-21, KF-RUL-26).
 *
 * @param blow the attack
 * @param byDefence the effect that the defender causes, {@link LegalEffects#NONE} if none is legal
 * @param byAttack the effect that the attacker causes
 */
record Tie(HandToHandAttack blow, int byDefence, int byAttack) {

  /** The choice of an effect in a tie (D-26). */
  private record Choose(Side side, Tie tie) implements Script.Reply<GameState, Tie>, FigureChoice {

    @Override
    public String kind() {
      return "tie-effect";
    }

    @Override
    public boolean isAutoPlayed() {
      return true;
    }

    @Override
    public int seat(GameState state) {
      return tie.canHurt(state, side) ? ChooseEffect.chooser(state, tie.by(side), tie.on(side)) : Figures.NOBODY;
    }

    @Override
    public int figure() {
      return tie.on(side);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      LegalEffects.options(state, tie.by(side), tie.on(side), tie.table(side), 1, 1, out);
    }

    @Override
    public Tie localsAfter(GameState state, Action action) {
      return tie.with(side, ((VerbAction) action).first());
    }
  }

  /** Both choices, what Chi leaves of both, then both sets of harm: the blows are simultaneous (KF-RUL-24, KF-RUL-26). */
  static final Script<GameState, Tie> SCRIPT = script();

  private static Script<GameState, Tie> script() {
    Script.Builder<GameState, Tie> tie = Script.of("tie");
    choose(tie, Side.DEFENCE);
    choose(tie, Side.ATTACK);
    lower(tie, Side.DEFENCE);
    lower(tie, Side.ATTACK);
    hurt(tie, Side.DEFENCE);
    hurt(tie, Side.ATTACK);
    return tie.build();
  }

  private static void choose(Script.Builder<GameState, Tie> script, Side side) {
    script.update((state, tie) -> tie.unasked(state, side))
        .ask(tie -> new Choose(side, tie))
        .when((state, tie) -> tie.effect(side) != LegalEffects.NONE, chosen -> chosen
            .call(EffectResolution.NAMED, (state, tie) -> tie.harming(side),
                (state, tie, named) -> tie.with(side, named.announced().get(0))));
  }

  private static void lower(Script.Builder<GameState, Tie> script, Side side) {
    script.when((state, tie) -> tie.effect(side) != LegalEffects.NONE, lower -> lower
        .call(EffectResolution.LOWERED, (state, tie) -> tie.harming(side), (state, tie, left) ->
            tie.with(side, left.announced().size() == 0 ? LegalEffects.NONE : left.announced().get(0))));
  }

  private static void hurt(Script.Builder<GameState, Tie> script, Side side) {
    script.when((state, tie) -> tie.effect(side) != LegalEffects.NONE, hurt -> hurt
        .call(EffectResolution.CARRIED_OUT, (state, tie) -> tie.harming(side), (state, tie, harming) -> tie));
  }

  static Tie of(HandToHandAttack blow) {
    return new Tie(blow, LegalEffects.NONE, LegalEffects.NONE);
  }

  private boolean canHurt(GameState state, Side side) {
    return Toughness.of(state.figures(), on(side)) == 0 // KF-RUL-24
        && LegalEffects.isAnyLegal(state, by(side), on(side), table(side), 1);
  }

  /** Returns the effect that a neutral figure causes that no player chooses for (KF-RUL-145). */
  private Tie unasked(GameState state, Side side) {
    if (!canHurt(state, side) || ChooseEffect.chooser(state, by(side), on(side)) != Figures.NOBODY) {
      return this;
    }
    EffectResolution chosen = NeutralEffects.choose(state, EffectResolution.of(by(side), on(side), 1, table(side)));
    return chosen.announced().size() == 0 ? this : with(side, chosen.announced().get(0));
  }

  private int by(Side side) {
    return blow.figure(side);
  }

  private int on(Side side) {
    return blow.figure(side == Side.ATTACK ? Side.DEFENCE : Side.ATTACK);
  }

  private EffectResolution.Table table(Side side) {
    return blow.table(side);
  }

  private int effect(Side side) {
    return side == Side.ATTACK ? byAttack : byDefence;
  }

  private EffectResolution harming(Side side) {
    return EffectResolution.announced(by(side), on(side), effect(side), table(side));
  }

  private Tie with(Side side, int effect) {
    return side == Side.ATTACK ? new Tie(blow, byDefence, effect) : new Tie(blow, effect, byAttack);
  }
}
