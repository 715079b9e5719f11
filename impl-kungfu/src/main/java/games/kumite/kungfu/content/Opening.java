package games.kumite.kungfu.content;

/** What is in the middle of a wall of a house. */
public enum Opening { DOOR, WINDOW }
