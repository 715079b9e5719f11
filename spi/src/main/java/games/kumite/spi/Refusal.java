package games.kumite.spi;

/**
 * Why a rule refuses an action: a constant of the game.
 *
 * @param rule the id of the rule, such as {@code BR-ATK-08}
 * @param key the reason is the text {@code refusal.<key>}
 */
public record Refusal(String rule, String key) {}
