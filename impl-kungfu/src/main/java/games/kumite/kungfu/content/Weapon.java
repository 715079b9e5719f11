package games.kumite.kungfu.content;

/** The weapons that are items of their own (KF-RUL-55), and how they are used at a distance (KF-RUL-64). */
public enum Weapon {
  PISTOL(Use.FIREARM, 1), AUTOMATIC(Use.FIREARM, 2), SHOTGUN(Use.FIREARM, 2), GUN(Use.FIREARM, 1),
  GRENADE(Use.BLAST, 1), THROWING_STARS(Use.THROWN, 1), SIGNATURE(Use.MELEE, 1), HEAVY(Use.MELEE, 2),
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

  /** Its class. */
  public Use use() {
    return use;
  }

  /** Whether it is fired with one hand (KF-GUN-13). */
  public boolean isOneHandedFirearm() {
    return use == Use.FIREARM && hands == 1;
  }
}
