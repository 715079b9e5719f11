package games.kumite.kungfu.state;

/**
 * A condition of a figure, each a bit of its status (KF-CON), or a thing that it has already done and may do once in a turn. A
 * condition says when it ends by itself (KF-RUL-02).
 */
public enum Condition {
  /** It has been activated or attempted this turn (KF-SET-23). */
  ACTIVATED(Ends.OWN_TURN),
  /** It has failed a Reaction (KF-ACT-18). */
  BARRED(Ends.OWN_TURN),
  /** It has made its attack of the turn (KF-ACT-24). */
  HAS_ATTACKED(Ends.TURN),
  /** KF-CON-16. */
  KNOCKED_DOWN,
  /** KF-CON-20a. */
  KNOCKED_OUT,
  /** It has been revived and must get up (KF-CON-20c). */
  GETTING_UP,
  /** Dead, or destroyed otherwise. */
  DEAD,
  /** It has left the table. */
  GONE,
  /** KF-CON-01. */
  LIMPING,
  /** A second Limping: it crawls (KF-CON-02). */
  CRAWLING,
  /** KF-CON-04. */
  DISTRACTED(Ends.OWN_TURN),
  /** KF-CON-17. */
  HUMBLED,
  /** Staggering by Poison (KF-TRT-54b); by wounds it follows from its C. */
  POISONED,
  /** KF-CON-22a. */
  STUNNED,
  /** KF-CON-24a. */
  BLINDED,
  /** KF-CON-25. */
  TRANSFIXED,
  /** KF-TRT-24d. */
  TIED_UP,
  /** KF-TRT-39b. */
  HANDCUFFED,
  /** KF-TRT-39d. */
  CUFFED_FOR_GOOD,
  /** KF-GUN-16. */
  SITTING_DUCK,
  /** KF-TRT-27f. */
  BURNING_BY_FIREBALL,
  /** KF-LOC-24b. */
  BURNING_BY_HOT_SPOT,
  /** KF-LOC-38a. */
  HIDING,
  /** KF-STU-14h. */
  CLIFFHANGING,
  /** KF-TRT-44a. */
  STANCE,
  /** Its body lies helpless while its spirit is away (KF-RUL-158). */
  HUSK,
  /** It has made its bent move (KF-TRT-01d). */
  BENT(Ends.TURN),
  /** It has made its levitating move (KF-TRT-47b). */
  LEVITATED(Ends.TURN),
  /** It does not levitate any more (KF-TRT-47c). */
  GROUNDED,
  /** It has made its Low Kick (KF-TRT-48b). */
  KICKED_LOW(Ends.TURN),
  /** It holds a car over its head (KF-STU-22). */
  LIFTING,
  /** It has shed its Armour (KF-LOC-59c). */
  SHED_ARMOUR,
  /** It joined the other side (KF-CPL-03a). */
  TRAITOR,
  /** Effects against it are 2 lower (KF-TRT-42). */
  IRON_SHIRT(Ends.TURN),
  /** Friends near it fight better (KF-TRT-12b). */
  ROARING(Ends.TURN),
  /** It cannot attack another figure (KF-TRT-11b). */
  AWED(Ends.OWN_TURN_END),
  /** It has used its Crane Balance (KF-TRT-18a). */
  HAS_RISEN,
  /** KF-TRT-81a. */
  UNBALANCED,
  /** Its blood boils, and the die for it is due with the turn's end (KF-TRT-16c). */
  BOILING(Ends.TURN),
  /** It has Boiling Blood whose price is due with the end of its activation or Reaction (KF-RUL-108). */
  BOILING_OVER(Ends.TURN),
  /** It has hurt the one who holds it, and is free once the attack has been carried out (KF-RUL-39). */
  BREAKING_FREE(Ends.TURN),
  /** No figure can make a ranged attack at it (KF-TRT-08). */
  ARROW_SANCTUARY,
  /** The supernatural may not come near it (KF-TRT-67). */
  SPIRIT_WARD,
  /** A wall of water stands that it has called (KF-TRT-78). */
  WATER_WALL,
  /** It walks on water in this turn (KF-TRT-77). */
  WATERWALKING(Ends.TURN),
  /** It burns and has run about in this turn (KF-LOC-25a). */
  HAS_RUN_ABOUT(Ends.TURN),
  /** It is a Flying Sword (KF-TRT-30c). */
  SWORD,
  /** It has tried to control a Flying Sword (KF-TRT-30g). */
  HAS_GRASPED,
  /** It is a spirit (KF-RUL-158). */
  SPIRIT,
  /** Its attempt to possess a figure was resisted in this turn (KF-TRT-55d). */
  HAS_TRIED(Ends.TURN),
  /** A spirit runs it (KF-RUL-159). */
  POSSESSED,
  /** It has made its mystical challenge (KF-TAO-08). */
  HAS_CHALLENGED,
  /** It holds a piece of scenery as a weapon (KF-H2H-18). */
  PROP_WEAPON,
  /** The prop weapon that it holds is a blade (KF-RUL-56). */
  PROP_BLADE,
  /** It has an ambush to make (KF-H2H-16). */
  AMBUSHING(Ends.TURN),
  /** It has read an exorcism and may make it for one action more (KF-LOC-45c). */
  EXORCISING(Ends.TURN),
  /** It gloats over a body: the first action of its next activation is lost (KF-TRT-34). */
  GLOATING,
  /** It does not bring itself to strike at another figure in this turn (KF-RUL-114). */
  CHARMED(Ends.TURN),
  /** It has fired a weapon or put a figure out: its beauty charms no figure (KF-TRT-46e). */
  HAS_DRAWN_BLOOD,
  /** It is inside of something and has no base on the table: a car (KF-RUL-140d). */
  INSIDE;

  /** The time when a condition ends by itself. */
  private enum Ends {
    /** It stays until something ends it. */
    NEVER,
    /** With the turn now running, no matter whose it is. */
    TURN,
    /** When the next turn of the figure's player begins. */
    OWN_TURN,
    /** When a turn of the figure's player ends. */
    OWN_TURN_END
  }

  static {
    Bits.check(values(), Long.SIZE);
  }

  static final long OF_A_TURN = all(Ends.TURN);
  static final long UNTIL_OWN_TURN = all(Ends.OWN_TURN);
  static final long TO_END_OF_OWN_TURN = all(Ends.OWN_TURN_END);

  private final Ends ends;

  Condition() {
    this(Ends.NEVER);
  }

  Condition(Ends ends) {
    this.ends = ends;
  }

  private static long all(Ends ends) {
    long bits = 0;
    for (Condition condition : values()) {
      bits |= condition.ends == ends ? condition.bit() : 0;
    }
    return bits;
  }

  /** Returns the other conditions that keep a figure on the ground: it does not levitate any more (KF-TRT-47c). */
  long grounds() {
    return this == KNOCKED_DOWN || this == DISTRACTED || this == STUNNED || this == POISONED ? GROUNDED.bit() : 0;
  }

  /** Returns its bit among those of {@link Figures#conditions}. */
  public long bit() {
    return 1L << ordinal();
  }
}
