package games.kumite.journey.content;

/** The sorts of cards that are drawn, each with its own decks and discards. */
public enum Deck { SKILL, FORTUNE, MISFORTUNE, CORRUPTION, DEMON }
