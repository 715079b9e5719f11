package games.kumite.kungfu.state;

import games.kumite.kungfu.content.Weapon;
import java.util.List;

/** The weapons in the hands of figures, each form's own and what they have found (KF-RUL-55, KF-RUL-74). */
public final class HeldWeapons {

  private static final int LOST = FigureNumbers.LOST; // two words, 16 bits for each form, as the next two
  private static final int JAMMED = FigureNumbers.JAMMED;
  private static final int BROKEN = FigureNumbers.BROKEN;
  private static final int FOUND = FigureNumbers.FOUND;
  private static final int BITS_OF_FORM = 16;
  private static final Weapon[] WEAPONS = Weapon.values();

  private final Figures figures;

  HeldWeapons(Figures figures) {
    this.figures = figures;
  }

  /** Returns the bits of its form, one for each place of a weapon (KF-RUL-74: every form has weapons of its own). */
  private int bits(int figure, int field) {
    int form = figures.form(figure);
    return figures.get(figure, field + form / 2) >>> form % 2 * BITS_OF_FORM & (1 << BITS_OF_FORM) - 1;
  }

  private void setBits(int figure, int field, int bits) {
    int form = figures.form(figure);
    int shift = form % 2 * BITS_OF_FORM;
    int others = figures.get(figure, field + form / 2) & ~((1 << BITS_OF_FORM) - 1 << shift);
    figures.set(figure, field + form / 2, others | bits << shift);
  }

  /** Returns its grenades left: those that it holds (KF-TRT-35a). */
  public int grenades(int figure) {
    int left = 0;
    for (int place = 0; place < weaponPlaces(figure); place++) {
      boolean isHeld = (weapons(figure) >> place & 1) != 0;
      left += isHeld && weapon(figure, place) == Weapon.GRENADE ? 1 : 0;
    }
    return left;
  }

  /** Returns the weapons of its profile that it holds, a bit for each in the profile's order (KF-RUL-55). */
  public int weapons(int figure) {
    return ownWeapons(figure) | (figures.get(figure, FOUND) == 0 ? 0 : 1 << figures.profile(figure).weapons(figures.form(figure)).size());
  }

  /** Returns those weapons without one that it has found. */
  public int ownWeapons(int figure) {
    return (1 << figures.profile(figure).weapons(figures.form(figure)).size()) - 1 & ~bits(figure, LOST);
  }

  /** Returns how many places for weapons it has: those of its profile, and one for what it has found. */
  public int weaponPlaces(int figure) {
    return figures.profile(figure).weapons(figures.form(figure)).size() + (figures.get(figure, FOUND) == 0 ? 0 : 1);
  }

  /** Returns the weapon at a place. */
  public Weapon weapon(int figure, int place) {
    List<Weapon> own = figures.profile(figure).weapons(figures.form(figure));
    return place < own.size() ? own.get(place) : WEAPONS[figures.get(figure, FOUND) - 1];
  }

  /** Gives it a weapon that it has found (KF-RUL-55). */
  public void find(int figure, Weapon weapon) {
    figures.set(figure, FOUND, weapon.ordinal() + 1);
  }

  /** Takes its found weapon; the state of that weapon has no effect on the next one. */
  public void loseFound(int figure) {
    int found = 1 << figures.profile(figure).weapons(figures.form(figure)).size();
    setBits(figure, JAMMED, bits(figure, JAMMED) & ~found);
    setBits(figure, BROKEN, bits(figure, BROKEN) & ~found);
    figures.set(figure, FOUND, 0);
  }

  /** Gives it back a weapon of its own; returns false if it misses none of that kind. */
  public boolean regain(int figure, Weapon weapon) {
    List<Weapon> own = figures.profile(figure).weapons(figures.form(figure));
    for (int place = 0; place < own.size(); place++) {
      if (own.get(place) == weapon && (bits(figure, LOST) >> place & 1) != 0) {
        setBits(figure, LOST, bits(figure, LOST) & ~(1 << place));
        return true;
      }
    }
    return false;
  }

  /** Returns whether it holds its own weapon of a kind, without which a trait is of no use (KF-CON-03a, KF-TRT-63b). */
  public boolean holds(int figure, Weapon weapon) {
    int place = figures.profile(figure).weapons(figures.form(figure)).indexOf(weapon);
    return place >= 0 && (ownWeapons(figure) >> place & 1) != 0;
  }

  /** Returns whether the Signature Weapon of its own form is not in its hands (KF-TRT-63d). */
  public boolean hasLostSignature(int figure) {
    int place = figures.profile(figure).weapons(0).indexOf(Weapon.SIGNATURE);
    return place >= 0 && (figures.get(figure, LOST) >> place & 1) != 0;
  }

  /** Takes a weapon from it, by its place in the profile. */
  public void loseWeapon(int figure, int place) {
    setBits(figure, LOST, bits(figure, LOST) | 1 << place);
  }

  /** Returns whether a weapon, by its place in the profile, does not work: jammed or broken down. */
  public boolean isOutOfOrder(int figure, int place) {
    return ((bits(figure, JAMMED) | bits(figure, BROKEN)) >> place & 1) != 0;
  }

  /** Returns its jammed weapons, a bit for each. */
  public int jammed(int figure) {
    return bits(figure, JAMMED) & weapons(figure);
  }

  /** Records that a weapon must be reloaded or unjammed (KF-GUN-26b). */
  public void jam(int figure, int place) {
    setBits(figure, JAMMED, bits(figure, JAMMED) | 1 << place);
  }

  /** Records that a weapon is unjammed. */
  public void unjam(int figure, int place) {
    setBits(figure, JAMMED, bits(figure, JAMMED) & ~(1 << place));
  }

  /** Returns its weapons that want a repair, a bit for each. */
  public int brokenDown(int figure) {
    return bits(figure, BROKEN) & weapons(figure);
  }

  /** Records that a weapon does not work any more (KF-GUN-27). */
  public void breakDown(int figure, int place) {
    setBits(figure, BROKEN, bits(figure, BROKEN) | 1 << place);
  }

  /** Records that a weapon is repaired. */
  public void repair(int figure, int place) {
    setBits(figure, BROKEN, bits(figure, BROKEN) & ~(1 << place));
  }
}
