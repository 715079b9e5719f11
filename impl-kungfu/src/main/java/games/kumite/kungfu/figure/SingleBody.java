package games.kumite.kungfu.figure;

import games.kumite.kungfu.geometry.Bodies;
import games.kumite.kungfu.geometry.Size;

/**
 * A table on which one figure alone counts for a line to a point, and otherwise only scenery shuts it.
 *
 * @param place the place
 * @param size the size
 */
public record SingleBody(long place, Size size) implements Bodies {

  @Override
  public int count() {
    return 1;
  }

  @Override
  public boolean isBody(int figure) {
    return true;
  }

  @Override
  public long place(int figure) {
    return place;
  }

  @Override
  public Size size(int figure) {
    return size;
  }

  @Override
  public boolean areEnemies(int figure, int other) {
    return false;
  }

  @Override
  public boolean isCaptiveOf(int figure, int holder) {
    return false;
  }

  @Override
  public boolean isPassable(int figure) {
    return false;
  }

  @Override
  public boolean isFlying(int figure) {
    return false;
  }
}
