package games.kumite.kungfu.state;

import java.util.Locale;

/** What the object of Take Something is (KF-PLT-02a). */
public enum ObjectKind {
  /** KF-PLT-04. */
  HEAVY,
  /** KF-PLT-03. */
  HIDDEN,
  /** KF-PLT-05. */
  DANGEROUS;

  /** The word for it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
