package games.kumite.tmnt.content;

/** A kind of character. */
public enum CharacterKind { TURTLE, HUMAN }
