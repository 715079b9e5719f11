package games.kumite.journey.map;

/** A line between two squares. */
public enum EdgeKind {
  /** No line. */
  OPEN(' '),
  /** Blocks bases and sight (JW-TER-01, JW-TER-02). */
  YELLOW('y'),
  /** Never passable (JW-TER-03). */
  PURPLE('p');

  private static final EdgeKind[] ALL = values();

  private final char letter;

  EdgeKind(char letter) {
    this.letter = letter;
  }

  static EdgeKind of(char letter) {
    for (EdgeKind line : ALL) {
      if (line.letter == letter) {
        return line;
      }
    }
    throw new IllegalArgumentException("a line must be y, p or blank, was '" + letter + "'");
  }

  /** Returns a line by its ordinal. */
  static EdgeKind at(int place) {
    return ALL[place];
  }

  /** Returns the stronger of two lines on one edge. */
  EdgeKind with(EdgeKind other) {
    return ordinal() >= other.ordinal() ? this : other;
  }
}
