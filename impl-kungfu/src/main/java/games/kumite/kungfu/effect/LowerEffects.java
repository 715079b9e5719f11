package games.kumite.kungfu.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.EffectNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Done;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;
import java.util.StringJoiner;

/**
 * The choice of the victim's player to lower effects, after the whole set is announced, 1 Chi a point; an effect of 1 point
 * vanishes (D-27, KF-H2H-22, KF-RUL-24). An effect that was lowered and waits for its replacement is a negative number: the
 * points of the new one.
 */
record LowerEffects(EffectResolution harming) implements VictimChoice {

  private static final EventType LOWERED = EventType.of("effect-lowered", "KF-H2H-22").word("on", Figures::id)
      .word("effect", EffectNames::word).number("points");

  @Override
  public String kind() {
    return "reduce";
  }

  static boolean isAsked(GameState state, EffectResolution harming) {
    return harming.announced().size() > 0 && Chi.of(state, state.figures().gang(harming.on())) > 0;
  }

  @Override
  public int seat(GameState state) {
    return state.seat(state.figures().gang(harming.on()));
  }

  @Override
  public Prompt prompt(GameState state) {
    StringJoiner effects = new StringJoiner("; ");
    for (int i = 0; i < harming.announced().size(); i++) {
      effects.add(i + 1 + ": " + told(state, harming, i));
    }
    return Question.prompt(state, kind(), seat(state), state.called(harming.on()), effects.toString());
  }

  @Override
  public String detail(GameState state, Action action) {
    return action == Done.DONE ? "" : told(state, harming, ((VerbAction) action).first() - 1);
  }

  private static String told(GameState state, EffectResolution harming, int at) {
    Effect effect = LegalEffects.effect(harming.announced().get(at));
    return EffectNames.told(state, EffectNames.of(effect), LegalEffects.points(state, harming.on(), harming.table(), effect));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int i = 1; i <= harming.announced().size(); i++) {
      out.add(state.actions().of(ActionVerb.REDUCE, i));
    }
    out.add(Done.DONE);
  }

  /** Returns the harm after a choice; done is remembered as points below 0. */
  @Override
  public EffectResolution localsAfter(GameState state, Action action) {
    if (action == Done.DONE) {
      return harming.withPoints(-1);
    }
    Chi.spend(state, state.figures().gang(harming.on()), 1);
    int at = ((VerbAction) action).first() - 1;
    int[] effects = harming.announced().toArray();
    Effect effect = LegalEffects.effect(effects[at]);
    int left = LegalEffects.points(state, harming.on(), harming.table(), effect) - 1;
    state.emit(LOWERED, state.figures().code(harming.on()), EffectNames.of(effect), left);
    if (left == 0) {
      return harming.with(without(effects, at));
    }
    effects[at] = -left;
    return harming.with(IntList.of(effects));
  }

  static IntList without(int[] effects, int at) {
    IntList left = IntList.NONE;
    for (int i = 0; i < effects.length; i++) {
      left = i == at ? left : left.and(effects[i]);
    }
    return left;
  }
}
