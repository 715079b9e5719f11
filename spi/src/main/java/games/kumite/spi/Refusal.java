package games.kumite.spi;

/**
 * Why a rule refuses an action: a constant of the game.
 *
 * @param rule the id of the rule, such as {@code BR-ATK-08}; empty if no single rule is behind it
 * @param key the reason is the text {@code refusal.<key>}
 */
public record Refusal(String rule, String key) {

  static final Refusal CANNOT_COMPLETE = new Refusal("", "cannot-complete");
  static final Refusal NOT_YET = new Refusal("", "not-yet");
}
