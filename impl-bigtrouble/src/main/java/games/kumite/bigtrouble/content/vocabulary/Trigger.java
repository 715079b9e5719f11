package games.kumite.bigtrouble.content.vocabulary;

/** The event that triggers an effect. */
public enum Trigger implements KeywordConstant {
  /** Always on while owned or active. */
  PASSIVE("passive"),
  /** A task action paid with a die. */
  COST("cost"),
  ON_KILL("onKill"),
  /** After one's own failed combat check. */
  ON_FAIL("onFail"),
  /** For each resting die. */
  ON_REST("onRest"),
  ON_MOVE_ACTION("onMoveAction"),
  /** After completing a quest event. */
  ON_EVENT_DONE("onEventDone"),
  ON_TURN_START("onTurnStart"),
  ON_TURN_END("onTurnEnd"),
  /** Act II, the start of the round. */
  ON_ROUND_START("onRoundStart"),
  /** Act II, after the threat advance at the end of the round. */
  ON_UPKEEP("onUpkeep"),
  /** When the card is laid out. */
  ON_SETUP("onSetup"),
  /** Act II, all the time until the card is completed. */
  WHILE("while"),
  /** On an enemy: when it is defeated. */
  ON_DEFEAT("onDefeat"),
  /** On an enemy: after a hit that leaves it health. */
  ON_HIT("onHit"),
  /** When the card is drawn, opened, completed or used. */
  NOW("now");

  private final String word;

  Trigger(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }

  /** Returns whether its effects hold all the time. */
  public boolean isLasting() {
    return this == PASSIVE || this == WHILE;
  }
}
