package games.kumite.api;

/**
 * The texts of a decision: one for the chooser and one for the others. Immutable.
 *
 * @param chooser the text for the seat that decides, such as {@code Choose a card to play.}
 * @param waiting the text for everyone else, without hidden information, such as {@code Ana chooses a card to play.}
 */
public record Prompt(String chooser, String waiting) {}
