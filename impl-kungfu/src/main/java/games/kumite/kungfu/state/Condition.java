package games.kumite.kungfu.state;

/**
 * A condition of a figure, each a bit of its status (KF-CON), or a thing that it has already done and may do once in a turn. A
 * condition says when it ends by itself (KF-RUL-02).
 */
public enum Condition {
  /** An activation or attempt in this turn (KF-SET-23). */
  ACTIVATED(Ends.OWN_TURN),
  /** A failed Reaction (KF-ACT-18). */
  BARRED(Ends.OWN_TURN),
  /** The attack of the turn, already made (KF-ACT-24). */
  HAS_ATTACKED(Ends.TURN),
  /** Knocked down (KF-CON-16). */
  KNOCKED_DOWN,
  /** Knocked out (KF-CON-20a). */
  KNOCKED_OUT,
  /** Revived, with the need to get up (KF-CON-20c). */
  GETTING_UP,
  /** Dead, or destroyed otherwise. */
  DEAD,
  /** Gone from the table. */
  GONE,
  /** Limping (KF-CON-01). */
  LIMPING,
  /** A second Limping: it crawls (KF-CON-02). */
  CRAWLING,
  /** Distracted (KF-CON-04). */
  DISTRACTED(Ends.OWN_TURN),
  /** Humbled (KF-CON-17). */
  HUMBLED,
  /** Staggering by Poison (KF-TRT-54b); by wounds it follows from its C. */
  POISONED,
  /** Stunned (KF-CON-22a). */
  STUNNED,
  /** Blinded (KF-CON-24a). */
  BLINDED,
  /** Transfixed (KF-CON-25). */
  TRANSFIXED,
  /** Tied up (KF-TRT-24d). */
  TIED_UP,
  /** Handcuffed (KF-TRT-39b). */
  HANDCUFFED,
  /** Cuffed for good (KF-TRT-39d). */
  CUFFED_FOR_GOOD,
  /** Sitting duck (KF-GUN-16). */
  SITTING_DUCK,
  /** Burning by fireball (KF-TRT-27f). */
  BURNING_BY_FIREBALL,
  /** Burning by hot spot (KF-LOC-24b). */
  BURNING_BY_HOT_SPOT,
  /** Hiding (KF-LOC-38a). */
  HIDING,
  /** Cliffhanging (KF-STU-14h). */
  CLIFFHANGING,
  /** Stance (KF-TRT-44a). */
  STANCE,
  /** Its body lies helpless while its spirit is away (KF-RUL-158). */
  HUSK,
  /** A bent move, already made (KF-TRT-01d). */
  BENT(Ends.TURN),
  /** A levitating move, already made (KF-TRT-47b). */
  LEVITATED(Ends.TURN),
  /** An end of levitation (KF-TRT-47c). */
  GROUNDED,
  /** A Low Kick, already made (KF-TRT-48b). */
  KICKED_LOW(Ends.TURN),
  /** A car held over its head (KF-STU-22). */
  LIFTING,
  /** Armour that it has shed (KF-LOC-59c). */
  SHED_ARMOUR,
  /** A change to the other side (KF-CPL-03a). */
  TRAITOR,
  /** Effects against it are 2 lower (KF-TRT-42). */
  IRON_SHIRT(Ends.TURN),
  /** Friends near it fight better (KF-TRT-12b). */
  ROARING(Ends.TURN),
  /** An inability to attack another figure (KF-TRT-11b). */
  AWED(Ends.OWN_TURN_END),
  /** A Crane Balance, already used (KF-TRT-18a). */
  HAS_RISEN,
  /** Unbalanced (KF-TRT-81a). */
  UNBALANCED,
  /** Its blood boils, and the die for it is due with the turn's end (KF-TRT-16c). */
  BOILING(Ends.TURN),
  /** The price of Boiling Blood, due with the end of its activation or Reaction (KF-RUL-108). */
  BOILING_OVER(Ends.TURN),
  /** A hold that it breaks: it has hurt its holder, and is free once the attack has been carried out (KF-RUL-39). */
  BREAKING_FREE(Ends.TURN),
  /** Protection from ranged attacks: no figure can make one at it (KF-TRT-08). */
  ARROW_SANCTUARY,
  /** A ward that the supernatural may not come near (KF-TRT-67). */
  SPIRIT_WARD,
  /** A wall of water that it has called (KF-TRT-78). */
  WATER_WALL,
  /** A walk on water in this turn (KF-TRT-77). */
  WATERWALKING(Ends.TURN),
  /** A burning run in this turn (KF-LOC-25a). */
  HAS_RUN_ABOUT(Ends.TURN),
  /** The nature of a Flying Sword (KF-TRT-30c). */
  SWORD,
  /** An attempt to control a Flying Sword (KF-TRT-30g). */
  HAS_GRASPED,
  /** The nature of a spirit (KF-RUL-158). */
  SPIRIT,
  /** An attempt to possess a figure that was resisted in this turn (KF-TRT-55d). */
  HAS_TRIED(Ends.TURN),
  /** A spirit runs it (KF-RUL-159). */
  POSSESSED,
  /** A mystical challenge, already made (KF-TAO-08). */
  HAS_CHALLENGED,
  /** A piece of scenery that it holds as a weapon (KF-H2H-18). */
  PROP_WEAPON,
  /** A blade as its prop weapon (KF-RUL-56). */
  PROP_BLADE,
  /** An ambush that it may make (KF-H2H-16). */
  AMBUSHING(Ends.TURN),
  /** An exorcism that it has read and may make for one action more (KF-LOC-45c). */
  EXORCISING(Ends.TURN),
  /** Gloating over a body: the first action of its next activation is lost (KF-TRT-34). */
  GLOATING,
  /** A charm: it does not bring itself to strike at another figure in this turn (KF-RUL-114). */
  CHARMED(Ends.TURN),
  /** A weapon fired or a figure put out: its beauty charms no figure (KF-TRT-46e). */
  HAS_DRAWN_BLOOD,
  /** A place inside of something, without a base on the table: a car (KF-RUL-140d). */
  INSIDE;

  /** The time when a condition ends by itself. */
  private enum Ends {
    /** No end by itself: it stays until something ends it. */
    NEVER,
    /** The end of the turn now running, no matter whose it is. */
    TURN,
    /** The beginning of the next turn of the figure's player. */
    OWN_TURN,
    /** The end of a turn of the figure's player. */
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

  /** Returns the bit of the condition that this one brings along: an end of levitation, 0 for none (KF-TRT-47c). */
  long grounds() {
    return this == KNOCKED_DOWN || this == DISTRACTED || this == STUNNED || this == POISONED ? GROUNDED.bit() : 0;
  }

  /** Returns its bit among those of {@link Figures#conditions}. */
  public long bit() {
    return 1L << ordinal();
  }
}
