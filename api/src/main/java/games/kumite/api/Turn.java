package games.kumite.api;

/** The turn of a match: what it is waiting for, as one viewer may know it. Immutable. */
public sealed interface Turn {

  /**
   * The turn of the viewer to decide.
   *
   * @param decision the decision; its actions may be played in the match
   */
  record Yours(Decision decision) implements Turn {}

  /**
   * The turn of another seat to decide, known publicly.
   *
   * @param seat the seat that decides
   * @param prompt the text for those who wait
   */
  record Waiting(Seat seat, String prompt) implements Turn {}

  /**
   * An open priority window in which another seat is asked. The seat is not named, since the name would reveal what it
   * holds.
   *
   * @param kind the stable name of the window
   * @param prompt the text for those who wait
   */
  record Window(String kind, String prompt) implements Turn {}

  /**
   * The end of the match.
   *
   * @param outcome the result of the match
   */
  record Over(Outcome outcome) implements Turn {}
}
