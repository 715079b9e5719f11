package games.kumite.kungfu.state;

import java.util.Locale;

/** The object of Take Something (KF-PLT-02a). */
public enum ObjectKind {
  /** Heavy (KF-PLT-04). */
  HEAVY,
  /** Hidden (KF-PLT-03). */
  HIDDEN,
  /** Dangerous (KF-PLT-05). */
  DANGEROUS;

  /** Returns the word for it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
