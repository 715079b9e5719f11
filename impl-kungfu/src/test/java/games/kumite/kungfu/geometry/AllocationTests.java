package games.kumite.kungfu.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import games.kumite.kungfu.content.Content;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A check makes no objects: hundreds of thousands are made in a second of playouts. */
final class AllocationTests {

  private static final int CHECKS = 3000;
  /** Lengths that are equal to one part in ten thousand are compared with numbers of any size: a few of thousands. */
  private static final long RARE = 40_000;

  @ParameterizedTest
  @ValueSource(strings = {"street", "temple", "wilderness"})
  void checks_allocateNothing(String table) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Scene scene = new Scene(Content.shelf().of("").tables().get(table).board(), 4);
    long[] points = new long[CHECKS];
    for (int i = 0; i < CHECKS; i++) {
      points[i] = scene.pointAround(i % scene.count(), 1450);
    }
    int first = checks(scene, points);
    long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    int second = checks(scene, points);
    long after = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    assertThat(second).isEqualTo(first).isPositive();
    assertThat(after - before).isLessThan(RARE);
  }

  private static int checks(Scene scene, long[] points) {
    int legal = 0;
    for (int i = 0; i < points.length; i++) {
      int figure = i % scene.count();
      int other = (figure + 1) % scene.count();
      legal += Moves.fault(scene.board, scene, figure, points[i], 1450) == null ? 1 : 0;
      legal += Sight.isMutual(scene.board, scene, figure, other) ? 1 : 0;
      legal += Sight.cover(scene.board, scene, figure, other);
      legal += Spots.isInContact(scene.board, scene, figure, scene.place(figure), scene.size(figure)) ? 1 : 0;
      if (points[i] != Place.NOWHERE) {
        MoveSurroundings around = MoveSurroundings.of(scene.board, scene, figure, 1450);
        long settled = around.settled(scene.board, points[i]);
        legal += settled != Place.NOWHERE && around.isLegal(scene.board, settled) ? 1 : 0;
      }
    }
    return legal;
  }
}
