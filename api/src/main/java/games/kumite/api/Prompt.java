package games.kumite.api;

/**
 * The texts of a decision in two voices. Immutable.
 *
 * @param chooser for the seat that decides: {@code Choose a card to play.}
 * @param waiting for everybody else, without a secret in it: {@code Ana chooses a card to play.}
 */
public record Prompt(String chooser, String waiting) {}
