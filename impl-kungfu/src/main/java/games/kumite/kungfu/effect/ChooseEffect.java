package games.kumite.kungfu.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.EffectNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Done;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The choice of the next effect, of value at most the points left; done, but not before the first one (D-25). */
public record ChooseEffect(EffectResolution harming) implements VictimChoice {

  private static final Refusal FIRST = new Refusal("KF-RUL-23", "one-effect-at-least");

  @Override
  public String kind() {
    return "effect";
  }

  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.called(harming.on()), harming.points());
  }

  @Override
  public int seat(GameState state) {
    return NeutralEffects.isUsed(state, harming) ? Figures.NOBODY : chooser(state, harming.by(), harming.on());
  }

  /**
   * Returns the inflictor's player; the opponent of the victim for a neutral inflictor, if there is one (KF-RUL-119); none for
   * Zombies.
   */
  public static int chooser(GameState state, int by, int on) {
    Figures figures = state.figures();
    if (by != Figures.NOBODY && VipFigures.isZombie(state, by)) { // KF-RUL-145
      return Figures.NOBODY;
    }
    int gang = by == Figures.NOBODY ? Figures.NEUTRAL : figures.gang(by);
    int victims = figures.gang(on);
    return gang != Figures.NEUTRAL ? state.seat(gang)
        : victims == Figures.NEUTRAL ? Figures.NOBODY : state.seat(state.opponent(victims));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    LegalEffects.options(state, harming.by(), harming.on(), harming.table(), 1, harming.points(), harming.announced(), out);
    out.add(Done.DONE, harming.announced().size() == 0 ? FIRST : null);
  }

  @Override
  public @Nullable Action heuristicAction(GameState state, RandomSource random) {
    Effect effect = NeutralEffects.first(state, harming);
    return effect == null ? null : state.actions().of(ActionVerb.INFLICT, EffectNames.of(effect));
  }

  @Override
  public EffectResolution localsAfter(GameState state, Action action) {
    if (action == Done.DONE) {
      return harming.withPoints(0);
    }
    int effect = ((VerbAction) action).first();
    int cost = LegalEffects.points(state, harming.on(), harming.table(), EffectNames.effect(effect));
    return harming.withPoints(harming.points() - cost).with(harming.announced().and(effect));
  }
}
