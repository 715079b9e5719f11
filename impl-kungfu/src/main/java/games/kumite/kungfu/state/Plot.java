package games.kumite.kungfu.state;

import java.util.Locale;

/** A Plot: the goal of the attacker (KF-PLT), in the order of the book. */
public enum Plot {
  /** KF-PLT-01. */
  TAKE,
  /** KF-PLT-06. */
  CAPTURE,
  /** KF-PLT-08. */
  REVENGE,
  /** KF-PLT-09. */
  DISCOVER,
  /** KF-PLT-11. */
  CHALLENGE,
  /** KF-PLT-14. */
  DESTROY;

  /** Returns the word for it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
