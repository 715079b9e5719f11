package games.kumite.tmnt.content;

/** A kind of character. */
public enum Kind { TURTLE, HUMAN }
