package games.kumite.journey.map;

/** The terrain of a square. */
public enum Terrain {
  /** Not a square; its edge counts as purple. */
  VOID('#'),
  /** Plain ground. */
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

  /** Returns the terrain of a letter in a drawing. */
  static Terrain of(char letter) {
    for (Terrain terrain : ALL) {
      if (terrain.letter == letter) {
        return terrain;
      }
    }
    throw new IllegalArgumentException("a square must be one of . g b r #, was '" + letter + "'");
  }

  /** Returns a terrain by its ordinal. */
  static Terrain at(int place) {
    return ALL[place];
  }
}
