package games.kumite.journey.board;

/**
 * How somebody moves.
 *
 * @param paysBlue whether blue squares cost 2 MV: pilgrims (JW-MOV-12), unless a card lifts it
 * @param suffersRed whether red squares that are entered are counted: pilgrims (JW-TER-04)
 * @param passesFigures whether other miniatures do not stop a move on its way
 * @param passesTokens whether tokens and closed doors do not stop a move on its way
 */
public record Gait(boolean paysBlue, boolean suffersRed, boolean passesFigures, boolean passesTokens) {

  /** A pilgrim's. */
  public static final Gait PILGRIM = new Gait(true, true, false, false);
  /** A demon's: blue and red squares mean nothing to it (JW-MOV-12, JW-TER-06). */
  public static final Gait DEMON = new Gait(false, false, false, false);
  /** A demon's during Phase March; its footing is that past yellow lines (JW-SDC-09). */
  public static final Gait MARCH = new Gait(false, false, true, true);
}
