package games.kumite.tmnt.content;

/** The two decks (MT-SET-02). */
public enum Deck { DOOR, TREASURE }
