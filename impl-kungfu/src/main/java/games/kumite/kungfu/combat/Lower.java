package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.state.EffectWord;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Done;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;
import java.util.StringJoiner;

/**
 * The choice of the victim's player to lower effects, after the whole set is announced, 1 Chi a point; an effect of 1 point
 * vanishes (D-27, KF-H2H-22, KF-RUL-24). An effect that was lowered and waits for its replacement is a negative number: the
 * points of the new one.
 */
enum Lower implements VictimChoice {
  EFFECT;

  private static final EventType LOWERED = EventType.of("effect-lowered", "KF-H2H-22").named("on", Figures::id)
      .named("effect", EffectWord::word).number("points");

  @Override
  public String kind() {
    return "reduce";
  }

  static boolean isAsked(Fight fight, Harming harming) {
    return harming.announced().size() > 0 && Chi.of(fight, fight.figures().gang(harming.on())) > 0;
  }

  @Override
  public int seat(Fight fight, Harming harming) {
    return fight.seat(fight.figures().gang(harming.on()));
  }

  @Override
  public Prompt prompt(Fight fight, Harming harming) {
    StringJoiner effects = new StringJoiner("; ");
    for (int i = 0; i < harming.announced().size(); i++) {
      effects.add(i + 1 + ": " + told(fight, harming, i));
    }
    return Question.prompt(fight, kind(), seat(fight, harming), fight.called(harming.on()), effects.toString());
  }

  @Override
  public String remark(Fight fight, Harming harming, Action action) {
    return action == Done.DONE ? "" : told(fight, harming, ((VerbAction) action).first() - 1);
  }

  private static String told(Fight fight, Harming harming, int at) {
    Effect effect = Effects.effect(harming.announced().get(at));
    return EffectWord.told(fight, EffectWord.of(effect), Effects.points(fight, harming.on(), harming.table(), effect));
  }

  @Override
  public void options(Fight fight, Harming harming, Options out) {
    for (int i = 1; i <= harming.announced().size(); i++) {
      out.add(fight.actions().of(Word.REDUCE, i));
    }
    out.add(Done.DONE);
  }

  /** Returns the harm after a choice; done is remembered as points below 0. */
  @Override
  public Harming chosen(Fight fight, Harming harming, Action action) {
    if (action == Done.DONE) {
      return harming.withPoints(-1);
    }
    Chi.spend(fight, fight.figures().gang(harming.on()), 1);
    int at = ((VerbAction) action).first() - 1;
    int[] effects = harming.announced().toArray();
    Effect effect = Effects.effect(effects[at]);
    int left = Effects.points(fight, harming.on(), harming.table(), effect) - 1;
    fight.tell(LOWERED, fight.figures().code(harming.on()), EffectWord.of(effect), left);
    if (left == 0) {
      return harming.with(without(effects, at));
    }
    effects[at] = -left;
    return harming.with(Picks.of(effects));
  }

  static Picks without(int[] effects, int at) {
    Picks left = Picks.NONE;
    for (int i = 0; i < effects.length; i++) {
      left = i == at ? left : left.and(effects[i]);
    }
    return left;
  }
}
