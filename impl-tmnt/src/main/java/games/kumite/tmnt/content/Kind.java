package games.kumite.tmnt.content;

/** The two kinds of characters. */
public enum Kind { TURTLE, HUMAN }
