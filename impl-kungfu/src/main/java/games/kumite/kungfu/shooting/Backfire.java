package games.kumite.kungfu.shooting;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.PricedEffect;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.figure.Toughness;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.EffectNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Done;
import games.kumite.spi.EventType;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * The mishap of a shooter who loses by 3 or more: the target's player chooses it, the shooter's may lower it with Chi (KF-GUN-25
 * to 29).
 *
 * @param by the figure that has shot
 * @param on the target
 * @param means the means
 * @param points the cost that the effect may have; once it is chosen its cost; 0 when it can no longer be lowered
 * @param effect its word, {@link #NONE} for none yet, or none at all
 */
record Backfire(int by, int on, RangedWeapon means, int points, int effect) {

  private static final int NONE = -1;
  private static final Refusal TOO_DEAR = new Refusal("KF-GUN-25", "too-many-points");
  private static final Refusal DOES_NOT_APPLY = new Refusal("KF-H2H-23", "does-not-apply");
  private static final EventType LOWERED = EventType.of("effect-lowered", "KF-H2H-22").word("on", Figures::id)
      .word("effect", EffectNames::word).number("points");

  /** A choice about the effect. */
  private interface BackfireChoice extends Script.Reply<GameState, Backfire>, GameChoice {

    Backfire backfire();

    @Override
    default boolean isAutoPlayed() {
      return true;
    }

    @Override
    default Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), seat(state), state.called(backfire().by), backfire().points);
    }

    @Override
    default Backfire localsAfter(GameState state, Action action) {
      return action == Pass.PASS ? backfire() : backfire().with(state, ((VerbAction) action).first());
    }
  }

  /** The choice of one effect, or of none (D-29). */
  private record ChooseEffect(Backfire backfire) implements BackfireChoice {

    @Override
    public String kind() {
      return "backfire";
    }

    @Override
    public int seat(GameState state) {
      return backfire.dearest(state) > 0 ? state.seatOf(backfire.on) : Figures.NOBODY;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (PricedEffect line : EffectResolution.Table.SHOOTER.lines(state)) {
        out.add(state.actions().of(ActionVerb.INFLICT, EffectNames.of(line.effect())), backfire.refusal(state, line));
      }
      out.add(Pass.PASS);
    }
  }

  /** The choice whether the shooter's Chi lowers it (D-27, KF-GUN-29). */
  private record Reduce(Backfire backfire) implements BackfireChoice {

    @Override
    public int seat(GameState state) {
      return state.seatOf(backfire.by);
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), seat(state), state.called(backfire.by), backfire.told(state));
    }

    @Override
    public String detail(GameState state, Action action) {
      return action == Done.DONE ? "" : backfire.told(state);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.actions().of(ActionVerb.REDUCE, 1));
      out.add(Done.DONE);
    }

    @Override
    public Backfire localsAfter(GameState state, Action action) {
      if (action == Done.DONE) {
        return backfire.with(0, backfire.effect);
      }
      Chi.spend(state, state.figures().gang(backfire.by), 1);
      state.emit(LOWERED, state.figures().code(backfire.by), backfire.effect, backfire.points - 1);
      return backfire.with(backfire.points - 1, NONE);
    }
  }

  /** The choice of the effect in its place, of that value, or of a lower one if there is none (D-28). */
  private record ReplaceEffect(Backfire backfire) implements BackfireChoice {

    @Override
    public int seat(GameState state) {
      return backfire.effect == NONE && backfire.dearest(state) > 0 ? state.seatOf(backfire.on) : Figures.NOBODY;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      int points = backfire.dearest(state);
      for (PricedEffect line : EffectResolution.Table.SHOOTER.lines(state)) {
        out.add(state.actions().of(ActionVerb.INFLICT, EffectNames.of(line.effect())),
            line.points() == points ? backfire.refusal(state, line) : TOO_DEAR);
      }
    }
  }

  /** The choice, lowering and carrying out of the effect. */
  static final Script<GameState, Backfire> SCRIPT = Script.<GameState, Backfire>of("backfire")
      .ask(ChooseEffect::new)
      .repeatWhile(Backfire::canBeLowered, each -> each
          .ask(Reduce::new)
          .ask(ReplaceEffect::new))
      .act(Backfire::carryOut)
      .build();

  /** Returns the mishap of a shot that was lost by a margin; an Iron Shirt lowers it (KF-TRT-42). */
  static Backfire of(GameState state, Shot shot) {
    return new Backfire(shot.by(), shot.on(), shot.means(),
        -shot.thrown().margin() - Toughness.of(state.figures(), shot.by()), NONE);
  }

  private String told(GameState state) {
    return EffectNames.told(state, effect, points);
  }

  private Backfire with(int left, int word) {
    return new Backfire(by, on, means, left, word);
  }

  /** Returns a copy with an effect that was chosen. */
  private Backfire with(GameState state, int word) {
    for (PricedEffect line : EffectResolution.Table.SHOOTER.lines(state)) {
      if (EffectNames.of(line.effect()) == word) {
        return with(line.points(), word);
      }
    }
    throw new IllegalArgumentException("no mishap " + word);
  }

  private static boolean canBeLowered(GameState state, Backfire backfire) {
    return backfire.effect != NONE && backfire.points > 0 && Chi.of(state, state.figures().gang(backfire.by)) > 0;
  }

  /** Returns the cost of the most expensive effect that may be chosen, 0 if there is none. */
  private int dearest(GameState state) {
    int dearest = 0;
    for (PricedEffect line : EffectResolution.Table.SHOOTER.lines(state)) {
      dearest = refusal(state, line) == null ? Math.max(dearest, line.points()) : dearest;
    }
    return dearest;
  }

  private @Nullable Refusal refusal(GameState state, PricedEffect line) {
    if (line.points() > points) {
      return TOO_DEAR;
    }
    boolean applies = Misfire.of((Effect.Mishap) line.effect()).need().test(attempt(state));
    return applies ? null : DOES_NOT_APPLY;
  }

  private Misfire.Attempt attempt(GameState state) {
    return new Misfire.Attempt(state, by, on, means, means.isFirearm(state.figures(), by));
  }

  private static void carryOut(GameState state, Backfire backfire) {
    if (backfire.effect != NONE) {
      Misfire.carryOut((Effect.Mishap) EffectNames.effect(backfire.effect), backfire.attempt(state));
    }
  }
}
