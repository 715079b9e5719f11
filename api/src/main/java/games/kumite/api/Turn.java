package games.kumite.api;

/** What a match waits for, as one observer may know it. Immutable. */
public sealed interface Turn {

  /**
   * The observer is to choose.
   *
   * @param decision the choice; its actions may be played in the match
   */
  record Yours(Decision decision) implements Turn {}

  /**
   * Another seat is to choose, and everybody may know.
   *
   * @param seat who
   * @param prompt the question for those who wait
   */
  record Waiting(Seat seat, String prompt) implements Turn {}

  /**
   * A priority window is open and somebody else is asked. It names no seat: who is asked would tell
   * what they hold.
   *
   * @param kind the window's stable name
   * @param prompt the text for those who wait
   */
  record Window(String kind, String prompt) implements Turn {}

  /**
   * The match is over.
   *
   * @param outcome how it ended
   */
  record Over(Outcome outcome) implements Turn {}
}
