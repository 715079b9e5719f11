package games.kumite.kungfu.state;

/** What a figure can be in, each a bit of its status (KF-CON). */
public enum Condition {
  /** It has been activated or attempted this turn (KF-SET-23). */
  ACTIVATED,
  /** It has failed a Reaction (KF-ACT-18). */
  BARRED,
  /** It has made its attack of the turn (KF-ACT-24). */
  HAS_ATTACKED,
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
  DISTRACTED,
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
  /** It was hidden when its player's turn began (KF-RUL-62). */
  BEGAN_HIDDEN,
  /** KF-STU-14h. */
  CLIFFHANGING,
  /** KF-TRT-44a. */
  STANCE,
  /** Its body lies helpless while its spirit is away (KF-RUL-158). */
  HUSK,
  /** It joined the other side (KF-CPL-03a). */
  TRAITOR;

  int bit() {
    return 1 << ordinal();
  }
}
