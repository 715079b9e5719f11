package games.kumite.spi;

/** The locals of a procedure, window or selection that needs none. */
public enum Nothing {
  /** No locals. */
  NOTHING
}
