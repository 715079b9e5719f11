package games.kumite.kungfu.content;

/** A side of a house: north is smaller y, as on the drawn table, east greater x. */
public enum Side { NORTH, SOUTH, WEST, EAST }
