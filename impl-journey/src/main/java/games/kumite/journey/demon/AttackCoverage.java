package games.kumite.journey.demon;

import games.kumite.journey.board.Obstacles;
import games.kumite.journey.board.Sight;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.CompassDirections;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Ray;
import games.kumite.journey.state.Figure;
import games.kumite.journey.state.GameState;
import java.util.Arrays;
import java.util.List;

/**
 * The conscious pilgrims that a demon would hit from each pose. Rays are followed back from the pilgrims, so only a few
 * dozen squares are looked at, however many poses there are.
 */
public final class AttackCoverage {

  private static final int FACINGS = 4;

  private final GameState state;
  private final BasePoses footing;
  private final List<Ray> icon;
  private final Obstacles obstacles;
  private final byte[] pilgrims;
  private short[] poses = new short[64];
  private int count;

  private AttackCoverage(GameState state, int demon, Obstacles obstacles) {
    Figure figure = state.definition().figure(demon);
    this.state = state;
    this.obstacles = obstacles;
    footing = state.footing(demon);
    icon = figure.icon;
    pilgrims = new byte[footing.poses()];
  }

  /** Returns the hits on all conscious pilgrims (JW-RUL-14). */
  static AttackCoverage ofAll(GameState state, int demon, Obstacles obstacles) {
    AttackCoverage hits = new AttackCoverage(state, demon, obstacles);
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (state.isConscious(pilgrim)) {
        hits.add(pilgrim);
      }
    }
    return hits;
  }

  /** Returns the hits on one pilgrim. */
  static AttackCoverage ofOne(GameState state, int demon, Obstacles obstacles, int pilgrim) {
    AttackCoverage hits = new AttackCoverage(state, demon, obstacles);
    hits.add(pilgrim);
    return hits;
  }

  /** Returns bits of the conscious pilgrims that a demon hits from its pose; all are targets (JW-AI-08). */
  public static int now(GameState state, int demon) {
    long hits = Sight.hits(state.footing(demon), state.squares(), state.pose(demon),
        state.definition().figure(demon).icon);
    return (int) hits & state.conscious();
  }

  private void add(int pilgrim) {
    BasePoses base = state.footing(pilgrim);
    for (int k = 0; k < base.size(); k++) {
      for (int i = 0; i < icon.size(); i++) {
        for (int facing = 0; facing < FACINGS; facing++) {
          follow(icon.get(i), facing, base.square(state.pose(pilgrim), k), 1 << pilgrim);
        }
      }
    }
  }

  /** Follows a ray back from a target (JW-RUL-12, JW-RUL-13). */
  private void follow(Ray ray, int facing, int target, int bit) {
    Ground ground = footing.ground();
    int back = CompassDirections.back(ray.bearing().way(facing));
    int square = target;
    for (int distance = 1; distance <= ray.max() && ground.isOpen(square, back); distance++) {
      square = ground.neighbour(square, back);
      if (distance >= ray.min()) {
        mark(ray, facing, square, bit);
      }
      if (obstacles.isTaken(square)) {
        return;
      }
    }
  }

  private void mark(Ray ray, int facing, int square, int bit) {
    for (int start = 0; start < footing.starts(ray.bearing()); start++) {
      int pose = footing.covering(square, facing, footing.startNumber(ray.bearing(), start));
      if (pose != Pose.NONE) {
        note(pose);
        pilgrims[pose] |= (byte) bit;
      }
    }
  }

  private void note(int pose) {
    if (pilgrims[pose] == 0) {
      if (count == poses.length) {
        poses = Arrays.copyOf(poses, 2 * count);
      }
      poses[count++] = (short) pose;
    }
  }

  /** Returns the number of poses from which a pilgrim is hit. */
  int size() {
    return count;
  }

  /** Returns one of these poses, in no particular order. */
  int pose(int number) {
    return poses[number];
  }

  /** Returns bits of the pilgrims that are hit from a pose; the demon may still be unable to stand there. */
  int at(int pose) {
    return pilgrims[pose];
  }
}
