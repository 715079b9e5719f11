package games.kumite.spi.desk;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.Inspection;
import games.kumite.spi.Scope;
import games.kumite.spi.Step;
import games.kumite.spi.desk.ScriptTests.End;
import games.kumite.spi.desk.ScriptTests.Marker;
import games.kumite.spi.desk.ScriptTests.Say;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Where a match is: {@code scope()}, which remembers where it looked, beside a look at the whole agenda. */
final class ScopeTests {

  private static final int STEPS = 400;

  /** What bodies do, and how often somebody looked. */
  private static final class Course {
    private final SplittableRandom random;
    private int steps;
    private int looks;

    Course(long seed) {
      random = new SplittableRandom(seed);
    }

    private boolean chance(int percent) {
      return random.nextInt(100) < percent;
    }

    private void look(Desk desk) {
      if (chance(70)) {
        Scope<?> scope = desk.scope();
        Step<?> topmost = Inspection.agenda(desk).stream().filter(Scope.class::isInstance).findFirst().orElse(null);
        assertThat(scope).isSameAs(topmost);
        looks++;
      }
    }
  }

  /** Looks, puts steps and markers on the agenda, leaves a scope or looks at a copy, and looks again. */
  private record Stir(Course course) implements Step<Desk> {

    @Override
    public void run(Desk desk) {
      course.look(desk);
      for (int more = course.random.nextInt(4); more > 0 && ++course.steps < STEPS; more--) {
        desk.then(step());
        course.look(desk);
      }
      if (course.chance(20) && hasLeft(desk, course.chance(95) ? Marker.INNER : Marker.OUTER)) {
        course.look(desk);
        desk.then(step());
      }
      course.look(desk.copy());
      course.look(desk);
    }

    /** Leaves a scope if this body runs within it, rather than having put its marker on the agenda itself. */
    private static boolean hasLeft(Desk desk, Marker scope) {
      try {
        desk.leave(scope);
        return true;
      } catch (IllegalStateException e) {
        return false;
      }
    }

    private Step<Desk> step() {
      return course.chance(50) ? this : course.chance(30) ? new Say("more") : course.chance(60) ? Marker.INNER : Marker.OUTER;
    }
  }

  @Test
  void scope_isTheTopmostMarker_howeverTheAgendaHasChanged() {
    int looks = 0;
    for (int seed = 0; seed < 50; seed++) {
      Course course = new Course(seed);
      Workbench.match(3, desk -> {
        for (int i = 0; i < 20; i++) {
          desk.then(new Stir(course), new Stir(course), i % 3 == 0 ? Marker.INNER : new Say("between"));
        }
        desk.then(Marker.OUTER, End.END);
      });
      looks += course.looks;
    }
    assertThat(looks).isGreaterThan(5_000);
  }
}
