package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.match;
import static games.kumite.spi.desk.Workbench.play;
import static games.kumite.spi.desk.Workbench.said;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.Window;
import games.kumite.spi.desk.ScriptTests.End;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A window that gets its subject only when what is due has been settled. */
final class DueTests {

  /** Uncovers what the window is about. */
  enum Uncover implements Step<Desk> {
    IT;

    @Override
    public void run(Desk desk) {
      desk.say("uncovered");
      desk.count++;
    }
  }

  /** Somebody may hit what has been uncovered, as long as there is anything. */
  enum Hit implements Window<Desk, Sum> {
    WINDOW;

    @Override
    public String kind() {
      return "open";
    }

    @Override
    public int firstSeat(Desk desk, Sum sum) {
      return 1;
    }

    @Override
    public @Nullable Step<Desk> pendingStep(Desk desk, Sum sum) {
      return desk.count == 0 && desk.said.size() < 3 ? Uncover.IT : null;
    }

    @Override
    public boolean staysOpen(Desk desk, Sum sum) {
      return desk.count > 0;
    }

    @Override
    public void collectActions(Desk desk, Sum sum, int seat, ActionCollector out) {
      out.add(new Word("hit"));
    }

    @Override
    public Sum localsAfter(Desk desk, Sum sum, int seat, Action action) {
      desk.say("hit-" + seat);
      desk.count--;
      return sum.plus(1);
    }
  }

  private static final Script<Desk, Sum> SCRIPT = Script.<Desk, Sum>of("hitting")
      .window(Hit.WINDOW)
      .act((desk, sum) -> desk.say("hits-" + sum.total()))
      .build();

  private static Match begun(Step<Desk> first) {
    return match(3, desk -> desk.then(first, End.END));
  }

  @Test
  void windowWithoutASubject_inAScriptOrAlone_isOpenOnceWhatIsDueIsSettled() {
    for (Match match : new Match[] {begun(Hit.WINDOW.with(Sum.ZERO)), begun(SCRIPT.start(Sum.ZERO))}) {
      assertThat(said(match)).containsExactly("uncovered");
      assertThat(match.actor().index()).isEqualTo(1);
      play(match, "pass", "hit");
      assertThat(said(match)).containsExactly("uncovered", "hit-2", "uncovered");
      play(match, "hit");
      assertThat(match.isOver()).isTrue();
    }
  }

  @Test
  void script_afterItsWindow_knowsWhatHasHappenedInIt() {
    Match match = begun(SCRIPT.start(Sum.ZERO));
    play(match, "hit", "pass", "hit");
    assertThat(said(match)).containsExactly("uncovered", "hit-1", "uncovered", "hit-2", "hits-2", "end");
    Match passed = begun(SCRIPT.start(Sum.ZERO));
    play(passed, "pass", "pass", "pass");
    assertThat(said(passed)).containsExactly("uncovered", "hits-0", "end");
  }
}
