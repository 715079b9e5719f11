package games.kumite.bigtrouble.content.vocabulary;

/** The duration or frequency of an effect. */
public enum EffectDuration implements KeywordConstant {
  /** Whenever the trigger holds. */
  ALWAYS(""),
  /** The first time each turn. */
  FIRST_EACH_TURN("/turn"),
  /** To the end of the turn. */
  TURN("turn"),
  /** To the end of the round, for every hero it names (BT-RUL-93). */
  ROUND("round"),
  /** On one roll of choice. */
  ROLL("on one roll"),
  /** The card is then spent. */
  ONCE("once"),
  /** Only if self left a space in this turn. */
  IF_MOVED("if moved");

  private final String word;

  EffectDuration(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }

  /** Returns whether it says how long something lasts. */
  public boolean isDuration() {
    return this == TURN || this == ROUND || this == ROLL;
  }
}
