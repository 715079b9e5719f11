package games.kumite.tmnt.content;

/** The two decks (MT-SET-02), and the Character cards. */
public enum Deck { DOOR, TREASURE, CHARACTER }
