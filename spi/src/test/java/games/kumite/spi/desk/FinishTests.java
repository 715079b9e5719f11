package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.match;
import static games.kumite.spi.desk.Workbench.play;
import static games.kumite.spi.desk.Workbench.said;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Phase;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Inspection;
import games.kumite.spi.Question;
import games.kumite.spi.Scope;
import games.kumite.spi.Step;
import org.junit.jupiter.api.Test;

/** The end of a match: nothing is done any more, and it is in no phase of its own. */
final class FinishTests {

  /** The second seat says when it goes on. */
  enum Wait implements Question<Desk> {
    ON;

    @Override
    public String kind() {
      return "ask";
    }

    @Override
    public int seat(Desk desk) {
      return 1;
    }

    @Override
    public void collectActions(Desk desk, ActionCollector out) {
      out.add(new Word("on"));
    }

    @Override
    public void execute(Desk desk, Action action) {
      desk.say(action.notation());
    }
  }

  /** A phase inside of the game's. */
  enum Deep implements Scope<Desk> {
    ROUND;

    @Override
    public Phase phase() {
      return Phase.of("round", "Round");
    }
  }

  /** Ends the match, and does not leave it at that. */
  enum Hasty implements Step<Desk> {
    ASKS_FIRST {
      @Override
      public void run(Desk desk) {
        desk.ask(Wait.ON);
        desk.end();
      }
    },
    GOES_ON {
      @Override
      public void run(Desk desk) {
        desk.end();
        desk.then(new ScriptTests.Say("never"));
        desk.then(new ScriptTests.Say("never"), new ScriptTests.Say("never"));
      }
    },
    ADDS_FIRST {
      @Override
      public void run(Desk desk) {
        desk.then(new ScriptTests.Say("never"));
        desk.ask(Wait.ON);
        desk.then(new ScriptTests.Say("never"));
        desk.end();
      }
    }
  }

  private static Match ending(Hasty how) {
    return match(3, desk -> desk.then(Wait.ON, how, Deep.ROUND, Wait.ON));
  }

  @Test
  void end_insideAPhase_isInTheGamesOwn() {
    for (Hasty how : Hasty.values()) {
      Match match = ending(how);
      assertThat(match.phase().id()).isEqualTo("round");
      play(match, "on");
      assertThat(match.isOver()).isTrue();
      assertThat(match.phase()).isEqualTo(Workbench.PLAY);
      assertThat(match.perspective(match.seats().get(2)).phase()).isEqualTo(Workbench.PLAY);
    }
  }

  @Test
  void end_whateverElseTheBodyHasSaid_isTheLastThing() {
    for (Hasty how : Hasty.values()) {
      Match match = ending(how);
      play(match, "on");
      assertThat(said(match)).as("%s", how).containsExactly("on");
      assertThat(match.actionCount()).isZero();
      assertThat(Inspection.question(Inspection.state(match))).isNull();
      assertThatThrownBy(match::decision).isInstanceOf(IllegalStateException.class);
      assertThat(match.copy().isOver()).isTrue();
      Match resumed = match.game().resume(match.record());
      assertThat(resumed.isOver()).isTrue();
      assertThat(resumed.record()).isEqualTo(match.record());
    }
  }

  @Test
  void end_thatIsTakenBack_isAskedForAgain() {
    for (Hasty how : Hasty.values()) {
      Match match = ending(how);
      play(match, "on");
      match.undo();
      assertThat(match.isOver()).isFalse();
      assertThat(match.phase().id()).isEqualTo("round");
      assertThat(match.actor().index()).isEqualTo(1);
    }
  }
}
