package games.kumite.kungfu.shooting;

import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Figures;

/**
 * The means of a ranged attack (KF-RUL-64).
 *
 * @param kind the kind
 * @param place the place of the item in the shooter's profile, 0 if it is not an item
 */
public record RangedWeapon(Kind kind, int place) {

  /** A kind of means. */
  public enum Kind {
    /** A weapon of the profile. */
    ITEM,
    /** The spell that dazzles (KF-TAO-04a). */
    DAZZLE,
    /** A missile that was caught and is thrown back (KF-RUL-116). */
    CAUGHT,
    /** A brick, a knife, a block of ice (KF-LOC-23a). */
    HARD,
    /** Fruit, plates (KF-LOC-46). */
    SOFT,
    /** Light waste from a bin (KF-LOC-19c). */
    WASTE,
    /** Gravel that is kicked (KF-LOC-43b). */
    GRAVEL,
    /** The cover of a manhole (KF-LOC-40). */
    COVER,
    /** A bin (KF-LOC-20b). */
    BIN,
    /** A hanging chain or rope (KF-LOC-21). */
    CHAIN
  }

  /** No maximum range. */
  static final int UNLIMITED = Integer.MAX_VALUE;

  /** The spell that dazzles. */
  public static final RangedWeapon DAZZLE = new RangedWeapon(Kind.DAZZLE, 0);
  static final RangedWeapon CAUGHT = new RangedWeapon(Kind.CAUGHT, 0);

  /** Returns means that are neither an item nor a spell. */
  public static RangedWeapon of(Kind kind) {
    return new RangedWeapon(kind, 0);
  }

  static RangedWeapon item(int place) {
    return new RangedWeapon(Kind.ITEM, place);
  }

  private Weapon weapon(Figures figures, int figure) {
    return figures.arms().weapon(figure, place);
  }

  /** Returns whether it is an item that is still there: one that was found may be lost while its shot is on its way. */
  private boolean isItem(Figures figures, int figure) {
    return kind == Kind.ITEM && place < figures.arms().weaponPlaces(figure);
  }

  boolean is(Figures figures, int figure, Weapon weapon) {
    return isItem(figures, figure) && weapon(figures, figure) == weapon;
  }

  private boolean isUsedAs(Figures figures, int figure, Weapon.Use use) {
    return isItem(figures, figure) && weapon(figures, figure).use() == use;
  }

  /** Returns whether it sends bullets; everything else is slower (KF-RUL-64). */
  boolean isFirearm(Figures figures, int figure) {
    return isUsedAs(figures, figure, Weapon.Use.FIREARM);
  }

  boolean isOneHandedFirearm(Figures figures, int figure) {
    return isItem(figures, figure) && weapon(figures, figure).isOneHandedFirearm();
  }

  boolean isEntangling(Figures figures, int figure) {
    return kind == Kind.CHAIN || isUsedAs(figures, figure, Weapon.Use.ENTANGLE);
  }

  boolean isThrown(Figures figures, int figure) {
    return isUsedAs(figures, figure, Weapon.Use.THROWN);
  }

  /** Returns whether it is a spell. */
  boolean isSpell() {
    return kind == Kind.DAZZLE;
  }

  /** Returns whether it is better from within S: firearms and the dazzling spell (KF-GUN-06, KF-RUL-64). */
  boolean isBetterNear(Figures figures, int figure) {
    return isSpell() || isFirearm(figures, figure);
  }

  /** Returns the greatest gap (KF-GUN-07, KF-RUL-64, KF-RUL-89). */
  int range(Figures figures, int figure) {
    if (isSpell() || isFirearm(figures, figure) || isUsedAs(figures, figure, Weapon.Use.SWORD)) {
      return UNLIMITED; // KF-RUL-73
    }
    if (isEntangling(figures, figure) || kind == Kind.WASTE || kind == Kind.GRAVEL) { // KF-LOC-19c, KF-LOC-43b
      return Stick.SHORT.length();
    }
    Stick stick = kind == Kind.BIN ? Stick.MEDIUM // KF-LOC-20b
        : kind == Kind.COVER ? ofCover(figures.size(figure)) : Stick.LONG;
    return stick.length();
  }

  /** Returns the stick of a manhole cover (KF-LOC-40b). */
  private static Stick ofCover(Size size) {
    return size == Size.NORMAL ? Stick.SHORT : size == Size.BIG ? Stick.MEDIUM : Stick.LONG;
  }

  /** Returns the effects that it may have. */
  EffectResolution.Table table(Figures figures, int figure) {
    return switch (kind) {
      case DAZZLE -> EffectResolution.Table.DAZZLE;
      case SOFT -> EffectResolution.Table.SOFT_MISSILE;
      case WASTE -> EffectResolution.Table.WASTE;
      case GRAVEL -> EffectResolution.Table.GRAVEL;
      default -> isEntangling(figures, figure) ? EffectResolution.Table.ENTANGLE
          : is(figures, figure, Weapon.THROWING_STARS) ? EffectResolution.Table.THROWING_STARS : EffectResolution.Table.RANGED;
    };
  }
}
