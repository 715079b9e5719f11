package games.kumite.api;

/** The reason that prevents {@link Match#undo()}. */
public enum UndoBarrier {
  /** No barrier: the last action can be taken back. */
  NONE("the last action can be taken back"),
  /** The start of the match: no action has been played. */
  START("nothing has been played yet"),
  /** A random result after the last action, which cannot be unseen. */
  RANDOM_RESULT("a random result was drawn after the last action"),
  /** Hidden information that the last action revealed to a player. */
  REVEALED_SECRET("the last action revealed something hidden"),
  /** A choice of another seat than the one that asks, or whose action was just taken back. */
  OTHER_SEAT("the last action is another seat's choice"),
  /** A match that keeps no history. */
  UNRECORDED("the match keeps no history");

  private final String reason;

  UndoBarrier(String reason) {
    this.reason = reason;
  }

  /**
   * Returns the reason in words.
   *
   * @return a clause without a full stop
   */
  public String reason() {
    return reason;
  }
}
