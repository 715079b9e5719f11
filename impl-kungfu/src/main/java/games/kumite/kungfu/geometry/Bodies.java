package games.kumite.kungfu.geometry;

/** The figures on a board, as geometry sees them: each has a number from 0 on. */
public interface Bodies {

  /** Returns how many numbers there are. */
  int count();

  /** Returns whether a figure hinders others: it is on the table, and neither Knocked Out nor dead (KF-RUL-57). */
  boolean isBody(int figure);

  /** Returns the place of a figure; {@link Place#NOWHERE} off the table. */
  long place(int figure);

  /** Returns whether a figure neither sees nor is seen, wherever the others are: it is inside something. */
  default boolean isOutOfSight(int figure) {
    return false;
  }

  /** Returns how large it is. */
  Size size(int figure);

  /** Returns whether two figures are on different sides. */
  boolean areEnemies(int figure, int other);

  /** Returns whether a figure holds another in a grapple: it then is not an obstacle to the holder's lines (KF-GUN-05). */
  boolean isCaptiveOf(int figure, int holder);

  /** Returns whether contact with an enemy does not stop a move: it is Transfixed (KF-MOV-11). */
  boolean isPassable(int figure);

  /** Returns whether it hides behind something low: enemies beyond that do not see it (KF-LOC-38a). */
  default boolean isHiding(int figure) {
    return false;
  }

  /** Returns whether it flies, so that it stops others that fly (KF-MOV-13). */
  boolean isFlying(int figure);
}
