package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import java.util.Locale;

/** Weapons that are lost (KF-CON-03, KF-RUL-55). */
final class Weapons {

  /** The object that a figure carries, after the weapons of its profile. */
  private static final int OBJECT = 15;
  private static final EventType DISARMED = EventType.of("disarmed", "KF-CON-03a").named("figure", Figures::id)
      .named("weapon", weapon -> Weapon.values()[weapon].name().toLowerCase(Locale.ROOT).replace('_', '-'));

  private Weapons() {}

  /** D-68: which of several weapons the Disarm announced last is about. */
  enum Choose implements Script.Choice<Fight, Harming> {
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

  /** A bit for each weapon that a figure holds and that a Disarm may be about, those announced before left out. */
  static int fitting(Fight fight, int figure, Effect.Fate fate, Picks announced) {
    Figures figures = fight.figures();
    int fitting = figures.weapons(figure);
    List<Weapon> items = figures.profile(figure).weapons(figures.form(figure));
    for (int place = 0; place < items.size(); place++) {
      if (fate == Effect.Fate.DESTROYED && items.get(place) == Weapon.SIGNATURE) { // KF-TRT-63c
        fitting &= ~(1 << place);
      }
    }
    if (fate != Effect.Fate.DESTROYED && Carrying.object(fight, figure) != Carrying.NOTHING) { // KF-CON-03b
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

  /** A figure loses a weapon, or the object that it carries. */
  static void lose(Fight fight, int by, int on, Effect.Fate fate, int place) {
    Figures figures = fight.figures();
    if (place == OBJECT) {
      win(fight, by, on, fate);
      return;
    }
    figures.loseWeapon(on, place);
    fight.tell(DISARMED, figures.code(on),
        figures.profile(on).weapons(figures.form(on)).get(place).ordinal());
  }

  /** KF-CON-03b, KF-RUL-195: the object drops; it changes hands if it is taken, unless touching it is dangerous. */
  private static void win(Fight fight, int by, int on, Effect.Fate fate) {
    int object = Carrying.object(fight, on);
    Carrying.drop(fight, on);
    if (object != Carrying.NOTHING && fate == Effect.Fate.TAKEN && by != Figures.NOBODY && !Carrying.isLaden(fight, by)
        && fight.get(Num.OBJECT) != ObjectKind.DANGEROUS.ordinal()) {
      Carrying.pickUp(fight, by, object);
    }
  }
}
