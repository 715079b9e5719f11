package games.kumite.journey.content;

/** The sorts of cards that are drawn, each with decks and discards of its own. */
public enum Deck { SKILL, FORTUNE, MISFORTUNE, CORRUPTION, DEMON }
