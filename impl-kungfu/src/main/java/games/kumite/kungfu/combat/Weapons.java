package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.carrying.Mud;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Objects;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.actions.VerbAction;
import java.util.List;

/** Weapons that are lost (KF-CON-03, KF-RUL-55). */
final class Weapons {

  /** The object that a figure carries, after the weapons of its profile. */
  static final int OBJECT = 15;
  /** A piece of scenery that it holds (KF-RUL-122). */
  static final int PROP = 14;
  private static final int SIDES = 6;
  private static final EventType DISARMED = EventType.of("disarmed", "KF-CON-03a").named("figure", Figures::id)
      .named("weapon", weapon -> Weapon.values()[weapon].word());
  private static final EventType LIES = EventType.of("weapon-lies", "KF-RUL-55").named("object", Objects::id)
      .number("x", Lengths::cm).number("y", Lengths::cm);

  private Weapons() {}

  /** The choice of the weapon that the Disarm announced last hits (D-68). */
  enum Choose implements VictimChoice {
    WEAPON;

    @Override
    public String kind() {
      return "weapon";
    }

    private static int wanting(Picks announced) {
      for (int i = 0; i < announced.size(); i++) {
        int effect = announced.get(i);
        if (effect >= 0 && Effects.effect(effect) instanceof Effect.Disarm && Effects.weapon(effect) < 0) {
          return i;
        }
      }
      return -1;
    }

    @Override
    public int seat(Fight fight, Harming harming) {
      return wanting(harming.announced()) < 0 ? Figures.NOBODY
          : ChooseEffect.chooser(fight, harming.by(), harming.on());
    }

    @Override
    public boolean answersItself() {
      return true; // with one weapon there is nothing to choose
    }

    @Override
    public void options(Fight fight, Harming harming, Options out) {
      int at = wanting(harming.announced());
      Effect.Disarm disarm = (Effect.Disarm) Effects.effect(harming.announced().get(at));
      int fitting = fitting(fight, harming.on(), disarm.weapon(), harming.announced());
      for (int place = 0; fitting >> place != 0; place++) {
        if ((fitting >> place & 1) != 0) {
          out.add(fight.actions().of(Word.ITEM, place + 1));
        }
      }
    }

    @Override
    public Harming chosen(Fight fight, Harming harming, Action action) {
      int[] effects = harming.announced().toArray();
      int at = wanting(harming.announced());
      effects[at] = Effects.withWeapon(effects[at], ((VerbAction) action).first() - 1);
      return harming.with(Picks.of(effects));
    }
  }

  /** Returns a bit for each weapon that a figure holds and that a Disarm may be about, those announced before left out. */
  static int fitting(Fight fight, int figure, Effect.Fate fate, Picks announced) {
    Figures figures = fight.figures();
    int own = figures.arms().ownWeapons(figure);
    int fitting = figures.is(figure, Condition.SWORD) ? 1 // KF-TRT-30d: the sword itself
        : own | (figures.is(figure, Condition.PROP_WEAPON) ? 1 << PROP : 0);
    List<Weapon> items = figures.profile(figure).weapons(figures.form(figure));
    for (int place = 0; place < items.size(); place++) {
      if (fate == Effect.Fate.DESTROYED && items.get(place) == Weapon.SIGNATURE) { // KF-TRT-63c
        fitting &= ~(1 << place);
      }
    }
    int object = Carrying.object(fight, figure);
    if (object != Carrying.NOTHING && (fate != Effect.Fate.DESTROYED || isFoundWeapon(fight, object))) { // KF-CON-03b
      fitting |= 1 << OBJECT;
    }
    for (int i = 0; i < announced.size(); i++) {
      int effect = announced.get(i);
      if (effect >= 0 && Effects.effect(effect) instanceof Effect.Disarm && Effects.weapon(effect) >= 0) {
        fitting &= ~(1 << Effects.weapon(effect));
      }
    }
    return fitting;
  }

  /**
   * Returns whether an object is a weapon that can be destroyed: what a Plot is about cannot (KF-RUL-195), nor a Signature
   * Weapon.
   */
  private static boolean isFoundWeapon(Fight fight, int object) {
    int weapon = fight.objects().weapon(object);
    return weapon >= 0 && weapon != Weapon.SIGNATURE.ordinal();
  }

  /** Takes a weapon, or the object that it carries, from a figure. */
  static void lose(Fight fight, Source source, int on, int announced) {
    Figures figures = fight.figures();
    Effect.Fate fate = ((Effect.Disarm) Effects.effect(announced)).weapon();
    int place = Effects.weapon(announced);
    if (figures.is(on, Condition.SWORD)) {
      Casualty.knockOut(fight, on, source.by()); // KF-TRT-30d
    } else if (place == OBJECT) {
      win(fight, source.by(), on, fate);
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
      fight.tell(DISARMED, figures.code(on), weapon.ordinal());
      settle(fight, source, on, weapon, fate, announced);
    }
  }

  /** Settles what becomes of the weapon, which is an object from now on (KF-H2H-24c to 26e, KF-RUL-55). */
  private static void settle(Fight fight, Source source, int on, Weapon weapon, Effect.Fate fate, int announced) {
    Figures figures = fight.figures();
    int shortStick = Stick.SHORT.length();
    long place = switch (fate) {
      case LANDS_SHORT ->
          Landing.away(fight, on, source.place(fight, on), Effects.direction(announced), shortStick);
      case FLIES -> Landing.random(fight, on, (fight.roll("flight", fight.seatOf(on), SIDES) + 1) / 2 * shortStick);
      case FLIES_SHORT -> Landing.random(fight, on, shortStick);
      case DESTROYED -> Place.NOWHERE;
      default -> figures.place(on);
    };
    boolean isCaught = fate == Effect.Fate.TAKEN && source.by() != Figures.NOBODY
        && Carrying.hasFreeHands(fight, source.by()); // KF-RUL-195
    if (place == Place.NOWHERE || !isCaught && Mud.swallows(fight, place, weapon.ordinal(), on)) {
      return;
    }
    int object = fight.objects().add(place, weapon.ordinal(), on);
    if (isCaught) {
      Carrying.pickUp(fight, source.by(), object);
    } else {
      fight.tell(LIES, object, Place.x(place), Place.y(place));
    }
  }

  /** Drops the object; it changes hands if it is taken, unless touching it is dangerous (KF-CON-03b, KF-RUL-195). */
  private static void win(Fight fight, int by, int on, Effect.Fate fate) {
    int object = Carrying.object(fight, on);
    if (fate == Effect.Fate.DESTROYED) { // KF-H2H-26e
      fight.tell(DISARMED, fight.figures().code(on), fight.objects().weapon(object));
      Carrying.destroy(fight, on);
      return;
    }
    boolean isDangerous = fight.objects().isGoal(object) && fight.get(Num.OBJECT) == ObjectKind.DANGEROUS.ordinal();
    if (fate == Effect.Fate.TAKEN && by != Figures.NOBODY && Carrying.hasFreeHands(fight, by) && !isDangerous) {
      Carrying.letGo(fight, on);
      Carrying.pickUp(fight, by, object);
    } else {
      Carrying.drop(fight, on);
    }
  }
}
