package games.kumite.spi;

/** The locals of a procedure, window or selection that needs none. */
public enum NoLocals {
  /** No locals. */
  NOTHING
}
