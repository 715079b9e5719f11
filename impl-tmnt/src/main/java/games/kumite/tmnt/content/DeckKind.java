package games.kumite.tmnt.content;

/** One of the two decks (MT-SET-02), or the Character cards. */
public enum DeckKind { DOOR, TREASURE, CHARACTER }
