package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
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
      int fitting = fitting(fight.figures(), harming.on(), disarm.weapon(), harming.announced());
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
  static int fitting(Figures figures, int figure, Effect.Fate fate, Picks announced) {
    int fitting = figures.weapons(figure);
    List<Weapon> items = figures.profile(figure).weapons(figures.form(figure));
    for (int place = 0; place < items.size(); place++) {
      if (fate == Effect.Fate.DESTROYED && items.get(place) == Weapon.SIGNATURE) { // KF-TRT-63c
        fitting &= ~(1 << place);
      }
    }
    for (int i = 0; i < announced.size(); i++) {
      int effect = announced.get(i);
      if (effect >= 0 && Effects.effect(effect) instanceof Effect.Disarm && Effects.weapon(effect) >= 0) {
        fitting &= ~(1 << Effects.weapon(effect));
      }
    }
    return fitting;
  }

  /** A figure loses a weapon. */
  static void lose(Fight fight, int on, int place) {
    Figures figures = fight.figures();
    figures.loseWeapon(on, place);
    fight.tell(DISARMED, figures.code(on),
        figures.profile(on).weapons(figures.form(on)).get(place).ordinal());
  }
}
