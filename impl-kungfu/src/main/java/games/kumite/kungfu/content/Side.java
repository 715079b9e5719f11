package games.kumite.kungfu.content;

/** A side of a house: north is greater y, east greater x. */
public enum Side { SOUTH, NORTH, WEST, EAST }
