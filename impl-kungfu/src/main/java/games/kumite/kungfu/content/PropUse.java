package games.kumite.kungfu.content;

/** The uses of a prop by a winner (KF-RUL-94). */
public enum PropUse {
  /** Throw one at once (KF-LOC-23). */
  THROW_HARD,
  /** Throw one at once (KF-LOC-46). */
  THROW_SOFT,
  /** Hold one as a prop weapon (KF-H2H-18). */
  PROP_WEAPON,
  /** Throw a brazier (KF-LOC-26b). */
  THROW_BRAZIER,
  /** Entangle at once, Protagonists (KF-LOC-21). */
  ENTANGLE,
  /** Handcuff at once, Protagonists (KF-LOC-21). */
  HANDCUFF,
  /** Kick it at once, if on it (KF-LOC-43b). */
  KICK,
  /** Break a piece off a hard one as a prop weapon. */
  BROKEN_OFF_PIECE
}
