package games.kumite.kungfu.combat;

import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.PricedEffect;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.item.Props;
import games.kumite.kungfu.state.EffectWord;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Picks;
import java.util.List;

/** The choices where a neutral attack hurts a neutral figure: the defaults of D-25, D-30 and D-68 (KF-RUL-119). */
final class Default {

  private static final List<Effect> FIRST = List.of(Effect.Plain.EXTRA_KILLED, Effect.Plain.EXTRA_KNOCKED_OUT,
      Effect.Plain.WOUNDED, Effect.Plain.KNOCKED_DOWN, new Effect.Recoil(Stick.MEDIUM), new Effect.Recoil(Stick.SHORT));

  private Default() {}

  static boolean isUsed(Fight fight, Harming harming) {
    return harming.table().isOfAnyMargin() // there is nothing to choose
        || ChooseEffect.chooser(fight, harming.by(), harming.on()) == Figures.NOBODY;
  }

  /** Returns the harm with one effect, and only one. */
  static Harming choose(Fight fight, Harming harming) {
    for (Effect effect : FIRST) {
      for (PricedEffect line : harming.table().lines(fight)) {
        if (line.effect().equals(effect) && Effects.isLegal(fight, harming, line)) {
          return announce(fight, harming, effect);
        }
      }
    }
    for (PricedEffect line : harming.table().lines(fight)) {
      if (Effects.isLegal(fight, harming, line)) {
        return announce(fight, harming, line.effect());
      }
    }
    return harming.withPoints(0);
  }

  /** Returns the effect in place of one that was lowered, or none (KF-RUL-24). */
  static Harming replace(Fight fight, Harming harming) {
    int at = Replace.waiting(harming.announced());
    int[] effects = harming.announced().toArray();
    Picks others = Lower.without(effects, at);
    Picks chosen = choose(fight, harming.with(others).withPoints(-effects[at])).announced();
    if (chosen.size() == others.size()) {
      return harming.with(others);
    }
    effects[at] = chosen.get(chosen.size() - 1);
    return harming.with(Picks.of(effects));
  }

  private static Harming announce(Fight fight, Harming harming, Effect effect) {
    int number = EffectWord.of(effect);
    if (effect instanceof Effect.Recoil) {
      number = Effects.withDirection(number, 0);
    } else if (effect instanceof Effect.Disarm disarm) {
      int fitting = Weapons.fitting(fight, harming.on(), disarm.weapon(), harming.announced());
      number = Effects.withWeapon(number, Integer.numberOfTrailingZeros(fitting));
    } else if (effect == Effect.Plain.PROP_ACTIVATES) {
      number = Effects.withWeapon(number, Props.firstToActivate(fight, harming.on())); // D-39
    }
    return harming.withPoints(0).with(harming.announced().and(number));
  }
}
