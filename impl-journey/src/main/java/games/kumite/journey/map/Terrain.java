package games.kumite.journey.map;

/** What a square is. */
public enum Terrain {
  /** No square at all; its edge counts as purple. */
  VOID('#'),
  /** Nothing special. */
  PLAIN('.'),
  /** +1 defense (JW-TER-07). */
  GREEN('g'),
  /** 2 MV for pilgrims (JW-TER-08). */
  BLUE('b'),
  /** Damage for pilgrims (JW-TER-04). */
  RED('r');

  private static final Terrain[] ALL = values();

  private final char letter;

  Terrain(char letter) {
    this.letter = letter;
  }

  /** The terrain that a drawing means. */
  static Terrain of(char letter) {
    for (Terrain terrain : ALL) {
      if (terrain.letter == letter) {
        return terrain;
      }
    }
    throw new IllegalArgumentException("a square must be one of . g b r #, was '" + letter + "'");
  }

  /** A terrain by its place. */
  static Terrain at(int place) {
    return ALL[place];
  }
}
