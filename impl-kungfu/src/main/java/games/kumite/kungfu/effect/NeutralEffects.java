package games.kumite.kungfu.effect;

import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.PricedEffect;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.scenery.Props;
import games.kumite.kungfu.state.EffectNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.IntList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The choices where a neutral attack hurts a neutral figure: the defaults of D-25, D-30 and D-68 (KF-RUL-119). */
public final class NeutralEffects {

  private static final List<Effect> FIRST = List.of(Effect.Plain.EXTRA_KILLED, Effect.Plain.EXTRA_KNOCKED_OUT,
      Effect.Plain.WOUNDED, Effect.Plain.KNOCKED_DOWN, new Effect.Recoil(Stick.MEDIUM), new Effect.Recoil(Stick.SHORT));

  private NeutralEffects() {}

  static boolean isUsed(GameState state, EffectResolution harming) {
    return harming.table().isOfAnyMargin() // there is nothing to choose
        || ChooseEffect.chooser(state, harming.by(), harming.on()) == Figures.NOBODY;
  }

  /** Returns the harm with one effect, and only one. */
  public static EffectResolution choose(GameState state, EffectResolution harming) {
    Effect first = first(state, harming);
    if (first != null) {
      return announce(state, harming, first);
    }
    for (PricedEffect line : harming.table().lines(state)) {
      if (LegalEffects.isLegal(state, harming, line)) {
        return announce(state, harming, line.effect());
      }
    }
    return harming.withPoints(0);
  }

  /** Returns the first effect of the usual order that is legal, null if there is none. */
  static @Nullable Effect first(GameState state, EffectResolution harming) {
    for (Effect effect : FIRST) {
      for (PricedEffect line : harming.table().lines(state)) {
        if (line.effect().equals(effect) && LegalEffects.isLegal(state, harming, line)) {
          return effect;
        }
      }
    }
    return null;
  }

  /** Returns the effect in place of one that was lowered, or none (KF-RUL-24). */
  static EffectResolution replace(GameState state, EffectResolution harming) {
    int at = ReplaceEffect.waiting(harming.announced());
    int[] effects = harming.announced().toArray();
    IntList others = LowerEffects.without(effects, at);
    IntList chosen = choose(state, harming.with(others).withPoints(-effects[at])).announced();
    if (chosen.size() == others.size()) {
      return harming.with(others);
    }
    effects[at] = chosen.get(chosen.size() - 1);
    return harming.with(IntList.of(effects));
  }

  private static EffectResolution announce(GameState state, EffectResolution harming, Effect effect) {
    int number = EffectNames.of(effect);
    number = switch (EffectRules.of(number).names()) {
      case NOTHING -> number;
      case DIRECTION -> LegalEffects.withDirection(number, 0);
      case WEAPON -> LegalEffects.withWeapon(number, LostWeapons.first(state, harming, ((Effect.Disarm) effect).weapon()));
      case PROP -> LegalEffects.withWeapon(number, Props.firstToActivate(state, harming.on())); // D-39
    };
    return harming.withPoints(0).with(harming.announced().and(number));
  }
}
