package games.kumite.api;

/** What stops {@link Match#undo()}. */
public enum UndoBarrier {
  /** Nothing: the last action can be taken back. */
  NONE("the last action can be taken back"),
  /** Nothing has been played yet. */
  START("nothing has been played yet"),
  /** The last action was followed by a random result, which cannot be unseen. */
  RANDOM_RESULT("a random result was drawn after the last action"),
  /** The last action showed somebody something that was hidden. */
  REVEALED_SECRET("the last action revealed something hidden"),
  /** The last action left is another seat's choice than the one just taken back. */
  OTHER_SEAT("the last action is another seat's choice"),
  /** The match keeps no history. */
  UNRECORDED("the match keeps no history");

  private final String reason;

  UndoBarrier(String reason) {
    this.reason = reason;
  }

  /**
   * The reason in words.
   *
   * @return a clause without a full stop
   */
  public String reason() {
    return reason;
  }
}
