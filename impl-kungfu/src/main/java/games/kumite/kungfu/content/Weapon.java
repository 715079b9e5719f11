package games.kumite.kungfu.content;

import games.kumite.spi.Texts;
import java.util.ArrayList;
import java.util.List;

/** The weapons that are items of their own (KF-RUL-55), and how they are used at a distance (KF-RUL-64). */
public enum Weapon {
  PISTOL(Use.FIREARM, 1), AUTOMATIC(Use.FIREARM, 2), SHOTGUN(Use.FIREARM, 2), GUN(Use.FIREARM, 1),
  GRENADE(Use.BLAST, 1), THROWING_STARS(Use.THROWN, 1), SIGNATURE(Use.MELEE, 1), HEAVY_WEAPON(Use.MELEE, 2),
  WHIP(Use.ENTANGLE, 1), FLYING_SWORD(Use.SWORD, 1), GONG(Use.GONG, 1);

  /** A class of weapons. */
  public enum Use {
    /** A firearm: unlimited range, point-blank bonus. */
    FIREARM,
    /** Thrown: range L. */
    THROWN,
    /** A grenade. */
    BLAST,
    /** Hand-to-hand alone. */
    MELEE,
    /** A whip or chain: range S. */
    ENTANGLE,
    /** The sword that flies by itself. */
    SWORD,
    /** A gong. */
    GONG
  }

  private final Use use;
  private final int hands;

  Weapon(Use use, int hands) {
    this.use = use;
    this.hands = hands;
  }

  /** Returns the word for it. */
  public String word() {
    return Texts.word(this);
  }

  /** Returns its class. */
  public Use use() {
    return use;
  }

  /** Returns whether it is fired with one hand (KF-GUN-13). */
  public boolean isOneHandedFirearm() {
    return use == Use.FIREARM && hands == 1;
  }

  /** Returns the items that traits bring (KF-RUL-55). */
  static List<Weapon> of(List<Trait> traits) {
    List<Weapon> items = new ArrayList<>();
    for (Trait trait : traits) {
      switch (trait) {
        case PISTOL -> items.add(PISTOL);
        case AUTOMATIC_WEAPON -> items.add(AUTOMATIC);
        case SHOTGUN -> items.add(SHOTGUN);
        case TWO_GUNS -> items.addAll(List.of(GUN, GUN));
        case GRENADE -> items.add(GRENADE);
        case THROWING_STARS -> items.add(THROWING_STARS);
        case SIGNATURE_WEAPON -> items.add(SIGNATURE);
        case HAMMERING_BLOW -> items.add(HEAVY_WEAPON);
        case ENTANGLE -> items.add(WHIP);
        case FLYING_SWORD -> items.add(FLYING_SWORD);
        case MAGIC_GONG -> items.add(GONG);
        default -> { } // no item
      }
    }
    return List.copyOf(items);
  }
}
