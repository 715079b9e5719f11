package games.kumite.api.picture;

/** The colours of a picture. A page may change each of them, as the package describes. */
public enum Theme {
  /** Dark on light. */
  LIGHT,
  /** Light on dark. */
  DARK,
  /** The preference of the reader ({@code prefers-color-scheme}), light where there is none. */
  SYSTEM
}
