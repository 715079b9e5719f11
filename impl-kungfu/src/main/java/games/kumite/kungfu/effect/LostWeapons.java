package games.kumite.kungfu.effect;

import games.kumite.api.Action;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.figure.Mud;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Objects;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.actions.VerbAction;
import java.util.List;

/** Weapons that are lost (KF-CON-03, KF-RUL-55). */
final class LostWeapons {

  /** The object that a figure carries, after the weapons of its profile. */
  static final int OBJECT = 15;
  /** A piece of scenery that it holds (KF-RUL-122). */
  static final int PROP = 14;
  private static final int SIDES = 6;
  private static final EventType DISARMED = EventType.of("disarmed", "KF-CON-03a").word("figure", Figures::id)
      .word("weapon", weapon -> Weapon.values()[weapon].word());
  private static final EventType LIES = EventType.of("weapon-lies", "KF-RUL-55").word("object", Objects::id)
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres);

  private LostWeapons() {}

  /** The choice of the weapon that the Disarm announced last hits (D-68). */
  record Choose(EffectResolution harming) implements VictimChoice {

    @Override
    public String kind() {
      return "weapon";
    }

    private static int wanting(IntList announced) {
      return LegalEffects.without(EffectRule.Names.WEAPON, announced);
    }

    @Override
    public int seat(GameState state) {
      return wanting(harming.announced()) < 0 ? Figures.NOBODY
          : ChooseEffect.chooser(state, harming.by(), harming.on());
    }

    @Override
    public boolean isAutoPlayed() {
      return true; // with one weapon there is nothing to choose
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      int at = wanting(harming.announced());
      Effect.Disarm disarm = (Effect.Disarm) LegalEffects.effect(harming.announced().get(at));
      int fitting = fitting(state, harming.on(), disarm.weapon(), harming.announced());
      for (int place = 0; fitting >> place != 0; place++) {
        if ((fitting >> place & 1) != 0) {
          out.add(state.actions().of(ActionVerb.ITEM, place + 1));
        }
      }
    }

    @Override
    public EffectResolution localsAfter(GameState state, Action action) {
      int[] effects = harming.announced().toArray();
      int at = wanting(harming.announced());
      effects[at] = LegalEffects.withWeapon(effects[at], ((VerbAction) action).first() - 1);
      return harming.with(IntList.of(effects));
    }
  }

  /** Returns a bit for each weapon that a figure holds and that a Disarm may be about, those announced before left out. */
  static int fitting(GameState state, int figure, Effect.Fate fate, IntList announced) {
    Figures figures = state.figures();
    int own = figures.arms().ownWeapons(figure);
    int fitting = figures.is(figure, Condition.SWORD) ? 1 // KF-TRT-30d: the sword itself
        : own | (figures.is(figure, Condition.PROP_WEAPON) ? 1 << PROP : 0);
    List<Weapon> items = figures.profile(figure).weapons(figures.form(figure));
    for (int place = 0; place < items.size(); place++) {
      if (fate == Effect.Fate.DESTROYED && items.get(place) == Weapon.SIGNATURE) { // KF-TRT-63c
        fitting &= ~(1 << place);
      }
    }
    int object = CarriedObjects.object(state, figure);
    if (object != CarriedObjects.NOTHING && (fate != Effect.Fate.DESTROYED || isFoundWeapon(state, object))) { // KF-CON-03b
      fitting |= 1 << OBJECT;
    }
    for (int i = 0; i < announced.size(); i++) {
      int effect = announced.get(i);
      if (effect >= 0 && EffectRules.of(effect).names() == EffectRule.Names.WEAPON && LegalEffects.weapon(effect) >= 0) {
        fitting &= ~(1 << LegalEffects.weapon(effect));
      }
    }
    return fitting;
  }

  /** Returns whether a Disarm finds a weapon, besides those announced before; of a sword of its own its fate is one (KF-TRT-30d). */
  static boolean canLose(GameState state, int figure, Effect.Fate fate, IntList announced) {
    boolean isSword = state.figures().is(figure, Condition.SWORD);
    return fitting(state, figure, isSword ? Effect.Fate.DROPS : fate, announced) != 0;
  }

  /** Returns the first weapon that a Disarm may be about, besides those announced before. */
  static int first(GameState state, EffectResolution harming, Effect.Fate fate) {
    return Integer.numberOfTrailingZeros(fitting(state, harming.on(), fate, harming.announced()));
  }

  /** Returns whether a Disarm can be about the weapon at a place of a figure's; it cannot before one is named. */
  static boolean isFitting(GameState state, int figure, Effect.Fate fate, int place) {
    return place >= 0 && (fitting(state, figure, fate, IntList.NONE) >> place & 1) != 0;
  }

  /**
   * Returns whether an object is a weapon that can be destroyed: what a Plot is about cannot (KF-RUL-195), nor a Signature
   * Weapon.
   */
  private static boolean isFoundWeapon(GameState state, int object) {
    int weapon = state.objects().weapon(object);
    return weapon >= 0 && weapon != Weapon.SIGNATURE.ordinal();
  }

  /** Takes a weapon, or the object that it carries, from a figure. */
  static void lose(GameState state, Source source, int on, Effect.Fate fate, int announced) {
    Figures figures = state.figures();
    int place = LegalEffects.weapon(announced);
    if (figures.is(on, Condition.SWORD)) {
      Casualty.knockOut(state, on, source.by()); // KF-TRT-30d
    } else if (place == OBJECT) {
      win(state, source.by(), on, fate);
    } else if (place == PROP) {
      boolean isBlade = figures.is(on, Condition.PROP_BLADE);
      figures.cure(on, Condition.PROP_WEAPON); // it is a chair leg like any other
      figures.cure(on, Condition.PROP_BLADE);
      if (fate == Effect.Fate.TAKEN && source.by() != Figures.NOBODY && Hands.refusal(figures, source.by()) == null) {
        figures.inflict(source.by(), Condition.PROP_WEAPON);
        if (isBlade) { // KF-RUL-56
          figures.inflict(source.by(), Condition.PROP_BLADE);
        }
      }
    } else {
      Weapon weapon = figures.arms().weapon(on, place);
      figures.arms().loseWeapon(on, place);
      state.emit(DISARMED, figures.code(on), weapon.ordinal());
      settle(state, source, on, weapon, fate, announced);
    }
  }

  /** Settles what becomes of the weapon, which is an object from now on (KF-H2H-24c to 26e, KF-RUL-55). */
  private static void settle(GameState state, Source source, int on, Weapon weapon, Effect.Fate fate, int announced) {
    Figures figures = state.figures();
    int shortStick = Stick.SHORT.length();
    long place = switch (fate) {
      case LANDS_SHORT ->
          WeaponLanding.away(state, on, source.place(state, on), LegalEffects.direction(announced), shortStick);
      case FLIES -> WeaponLanding.random(state, on, (state.roll("flight", state.seatOf(on), SIDES) + 1) / 2 * shortStick);
      case FLIES_SHORT -> WeaponLanding.random(state, on, shortStick);
      case DESTROYED -> Place.NOWHERE;
      default -> figures.place(on);
    };
    boolean isCaught = fate == Effect.Fate.TAKEN && source.by() != Figures.NOBODY
        && CarriedObjects.hasFreeHands(state, source.by()); // KF-RUL-195
    if (place == Place.NOWHERE || !isCaught && Mud.swallows(state, place, weapon.ordinal(), on)) {
      return;
    }
    int object = state.objects().add(place, weapon.ordinal(), on);
    if (isCaught) {
      CarriedObjects.pickUp(state, source.by(), object);
    } else {
      state.emit(LIES, object, Place.x(place), Place.y(place));
    }
  }

  /** Drops the object; it changes hands if it is taken, unless touching it is dangerous (KF-CON-03b, KF-RUL-195). */
  private static void win(GameState state, int by, int on, Effect.Fate fate) {
    int object = CarriedObjects.object(state, on);
    if (fate == Effect.Fate.DESTROYED) { // KF-H2H-26e
      state.emit(DISARMED, state.figures().code(on), state.objects().weapon(object));
      CarriedObjects.destroy(state, on);
      return;
    }
    boolean isDangerous = state.objects().isGoal(object) && state.get(Counters.OBJECT) == ObjectKind.DANGEROUS.ordinal();
    if (fate == Effect.Fate.TAKEN && by != Figures.NOBODY && CarriedObjects.hasFreeHands(state, by) && !isDangerous) {
      CarriedObjects.letGo(state, on);
      CarriedObjects.pickUp(state, by, object);
    } else {
      CarriedObjects.drop(state, on);
    }
  }
}
