package games.kumite.journey.map;

/** What runs between two squares. */
public enum Line {
  /** Nothing. */
  OPEN(' '),
  /** Blocks bases and sight (JW-TER-01, JW-TER-02). */
  YELLOW('y'),
  /** Never passable (JW-TER-03). */
  PURPLE('p');

  private static final Line[] ALL = values();

  private final char letter;

  Line(char letter) {
    this.letter = letter;
  }

  static Line of(char letter) {
    for (Line line : ALL) {
      if (line.letter == letter) {
        return line;
      }
    }
    throw new IllegalArgumentException("a line must be y, p or blank, was '" + letter + "'");
  }

  /** A line by its place. */
  static Line at(int place) {
    return ALL[place];
  }

  /** The stronger of two lines on one edge. */
  Line with(Line other) {
    return ordinal() >= other.ordinal() ? this : other;
  }
}
