package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.match;
import static games.kumite.spi.desk.Workbench.said;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.spi.Step;
import games.kumite.spi.desk.ScriptTests.End;
import games.kumite.spi.desk.ScriptTests.Marker;
import games.kumite.spi.desk.ScriptTests.Say;
import org.junit.jupiter.api.Test;

/** Leaving a scope in a body that has put the marker of a scope on the agenda itself. */
final class LeaveTests {

  /** Sets a number of each scope, puts scopes on the agenda that have not begun, and leaves the inner one. */
  enum Leaving implements Step<Desk> {
    BEHIND_A_SCOPE_OF_ITS_NAME {
      @Override
      void prepare(Desk desk) {
        desk.then(new Say("new"), Marker.INNER, new Say("of the body"));
      }
    },
    BEHIND_AN_OUTER_SCOPE {
      @Override
      void prepare(Desk desk) {
        desk.then(new Say("new"), Marker.OUTER);
      }
    };

    abstract void prepare(Desk desk);

    @Override
    public void run(Desk desk) {
      desk.numbers.set(Desk.INNER, 4);
      desk.numbers.set(Desk.OUTER, 5);
      prepare(desk);
      desk.leave(Marker.INNER);
      desk.then(new Say("next"));
      desk.say("inner-" + desk.numbers.get(Desk.INNER) + " outer-" + desk.numbers.get(Desk.OUTER));
    }
  }

  private static Match leaving(Leaving how) {
    return match(3, desk -> {
      desk.then(how, new Say("inside"), Marker.INNER, new Say("after it"));
      desk.then(Marker.OUTER, End.END);
    });
  }

  @Test
  void scope_thatIsLeft_isTheOneThatTheBodyIsIn_notOneThatItHasAnnounced() {
    assertThat(said(leaving(Leaving.BEHIND_A_SCOPE_OF_ITS_NAME)))
        .containsExactly("inner-0 outer-5", "next", "after it", "end");
  }

  @Test
  void scope_thatHasNotBegun_isNotLeft_soItsNumbersStay() {
    assertThat(said(leaving(Leaving.BEHIND_AN_OUTER_SCOPE))).containsExactly("inner-0 outer-5", "next", "after it", "end");
  }
}
