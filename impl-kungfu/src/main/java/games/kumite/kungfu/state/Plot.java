package games.kumite.kungfu.state;

import java.util.Locale;

/** A Plot: the goal of the attacker (KF-PLT), in the order of the book. */
public enum Plot {
  /** Take (KF-PLT-01). */
  TAKE,
  /** Capture (KF-PLT-06). */
  CAPTURE,
  /** Revenge (KF-PLT-08). */
  REVENGE,
  /** Discover (KF-PLT-09). */
  DISCOVER,
  /** Challenge (KF-PLT-11). */
  CHALLENGE,
  /** Destroy (KF-PLT-14). */
  DESTROY;

  /** Returns the word for it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
