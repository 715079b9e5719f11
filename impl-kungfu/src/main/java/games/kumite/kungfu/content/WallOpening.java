package games.kumite.kungfu.content;

/** An opening in the middle of a wall of a house. */
public enum WallOpening { DOOR, WINDOW }
