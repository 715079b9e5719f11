package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.desk;
import static games.kumite.spi.desk.Workbench.listed;
import static games.kumite.spi.desk.Workbench.match;
import static games.kumite.spi.desk.Workbench.play;
import static games.kumite.spi.desk.Workbench.said;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Phase;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Candidates;
import games.kumite.spi.Inspection;
import games.kumite.spi.IntList;
import games.kumite.spi.NoLocals;
import games.kumite.spi.Scope;
import games.kumite.spi.Script;
import games.kumite.spi.Selection;
import games.kumite.spi.Step;
import games.kumite.spi.Window;
import java.util.function.Function;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Scripts: their order, their branches, what they wait for and what they hand back. */
final class ScriptTests {

  private static Script.Builder<Desk, Sum> script(String name) {
    return Script.of(name);
  }

  /** Says something. */
  record Say(String what) implements Step<Desk> {
    @Override
    public void run(Desk desk) {
      desk.say(what);
    }
  }

  enum End implements Step<Desk> {
    END;

    @Override
    public void run(Desk desk) {
      desk.say("end");
      desk.end();
    }
  }

  enum Marker implements Scope<Desk> {
    INNER, OUTER;

    @Override
    public Phase phase() {
      return Workbench.PLAY;
    }
  }

  /** Plays a script alone: what it has said, and its locals at the end. */
  private static Match run(Script<Desk, Sum> script, Sum with) {
    return match(2, desk -> desk.then(script.start(with), End.END));
  }

  private static final Function<Sum, Answer> WAIT = Answer.of(0, "on");

  @Nested
  class Order {

    private static final Script<Desk, Sum> BRANCHES = script("branches")
        .when((desk, sum) -> sum.left() > 0, then -> then
            .act((desk, sum) -> desk.say("some"))
            .when((desk, sum) -> sum.left() > 1, more -> more.act((desk, sum) -> desk.say("more"))))
        .when((desk, sum) -> sum.left() > 2, then -> then
            .act((desk, sum) -> desk.say("many")), otherwise -> otherwise
            .act((desk, sum) -> desk.say("few")))
        .act((desk, sum) -> desk.say("last"))
        .build();

    @Test
    void branches_areTaken_wereTheirConditionHolds() {
      assertThat(said(run(BRANCHES, Sum.left(0)))).containsExactly("few", "last", "end");
      assertThat(said(run(BRANCHES, Sum.left(1)))).containsExactly("some", "few", "last", "end");
      assertThat(said(run(BRANCHES, Sum.left(2)))).containsExactly("some", "more", "few", "last", "end");
      assertThat(said(run(BRANCHES, Sum.left(3)))).containsExactly("some", "more", "many", "last", "end");
    }

    private static final Script<Desk, Sum> BRANCH_AT_THE_END = script("branch at the end")
        .when((desk, sum) -> sum.left() > 0, then -> then.ask(WAIT), otherwise -> otherwise.ask(Answer.of(1, "off")))
        .build();

    @Test
    void branch_thatWaits_goesOnBehindBoth() {
      Match one = run(BRANCH_AT_THE_END, Sum.left(1));
      assertThat(listed(one)).containsExactly("on");
      play(one, "on");
      assertThat(said(one)).containsExactly("on", "end");
      Match other = run(BRANCH_AT_THE_END, Sum.ZERO);
      play(other, "off");
      assertThat(said(other)).containsExactly("off", "end");
    }

    private static final Script<Desk, Sum> LOOP = script("loop")
        .repeatWhile((desk, sum) -> sum.left() > 0, body -> body
            .act((desk, sum) -> desk.say("turn-" + sum.left()))
            .ask(Answer.of(0, "add-2", "add-3"))
            .repeatWhile((desk, sum) -> desk.count < sum.left(), inner -> inner
                .act((desk, sum) -> desk.count++))
            .update((desk, sum) -> sum.less()))
        .act((desk, sum) -> desk.say("sum-" + sum.total()))
        .build();

    @Test
    void loop_goesRound_whileItsConditionHolds() {
      Match match = run(LOOP, Sum.left(2));
      play(match, "add-2", "add-3");
      assertThat(said(match)).containsExactly("turn-2", "add-2", "turn-1", "add-3", "sum-5", "end");
      assertThat(desk(match).count).isEqualTo(2);
      assertThat(said(run(LOOP, Sum.ZERO))).containsExactly("sum-0", "end");
    }

    private static final Script<Desk, Sum> ENDLESS = script("endless")
        .repeatWhile((desk, sum) -> true, body -> body.update((desk, sum) -> sum.plus(1)))
        .build();

    @Test
    void loop_withoutAnEnd_isAnErrorThatNamesIt() {
      assertThatThrownBy(() -> run(ENDLESS, Sum.ZERO)).isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("endless").hasMessageContaining("loop");
    }

    private static final Script<Desk, Sum> GUARDED = script("guarded")
        .stopUnless((desk, sum) -> sum.left() > 0)
        .act((desk, sum) -> desk.say("there"))
        .build();

    @Test
    void onlyIf_endsTheScript_ifItDoesNotHold() {
      assertThat(said(run(GUARDED, Sum.left(1)))).containsExactly("there", "end");
      assertThat(said(run(GUARDED, Sum.ZERO))).containsExactly("end");
    }

    private static final Script<Desk, Sum> PUSHES = script("pushes")
        .act((desk, sum) -> desk.then(new Say("a"), new Say("b")))
        .act((desk, sum) -> desk.say("between"))
        .update((desk, sum) -> {
          desk.then(new Say("c"));
          return sum.plus(4);
        })
        .act((desk, sum) -> desk.say("sum-" + sum.total()))
        .act((desk, sum) -> desk.then(new Say("d")))
        .build();

    @Test
    void steps_putOnTheAgendaByALine_areDoneBeforeTheNext() {
      assertThat(said(run(PUSHES, Sum.ZERO))).containsExactly("a", "b", "between", "c", "sum-4", "d", "end");
    }

    private static final Script<Desk, Sum> QUIET = script("quiet")
        .act((desk, sum) -> desk.say("one"))
        .act((desk, sum) -> desk.say("two"))
        .ask(WAIT)
        .build();

    @Test
    void act_thatPutsNothingOnTheAgenda_needsNoFrame() {
      Match match = match(2, desk -> desk.then(QUIET.start(Sum.ZERO), End.END));
      assertThat(Inspection.agenda(desk(match))).containsExactly(End.END);
      assertThat(said(match)).containsExactly("one", "two");
    }

    private static final Script<Desk, Sum> AGAIN = script("again")
        .ask(Answer.of(0, "add-1", "add-2"))
        .act((desk, sum) -> desk.say("sum-" + sum.total()))
        .build();

    @Test
    void choice_askedAgain_keepsWhatWasAnswered() {
      Match match = run(AGAIN, Sum.ZERO);
      play(match, "add-1", "add-1", "add-2");
      assertThat(said(match)).endsWith("sum-4", "end");
    }

    private static final Script<Desk, Sum> SKIPPED = script("skipped")
        .ask(Answer.of(-1, "never"))
        .act((desk, sum) -> desk.say("on"))
        .build();

    @Test
    void choice_ofNobody_isSkipped() {
      assertThat(said(run(SKIPPED, Sum.ZERO))).containsExactly("on", "end");
    }
  }

  @Nested
  class Calls {

    private static final Script<Desk, Sum> COUNTING = script("counting")
        .stopUnless((desk, sum) -> sum.left() > 0)
        .ask(Answer.of(1, "add-2", "add-5", "stop"))
        .stopUnless((desk, sum) -> !desk.said.get(desk.said.size() - 1).equals("stop"))
        .update((desk, sum) -> sum.plus(10))
        .act((desk, sum) -> desk.then(new Say("inner")))
        .build();

    private static final Script<Desk, Sum> CALLING = script("calling")
        .call(COUNTING, (desk, sum) -> Sum.left(sum.left()), (desk, sum, result) -> sum.plus(result.total()))
        .act((desk, sum) -> desk.say("sum-" + sum.total()))
        .build();

    private static final Script<Desk, Sum> DEEPER = script("deeper")
        .update((desk, sum) -> sum.plus(100))
        .call(CALLING, (desk, sum) -> Sum.left(1), (desk, sum, result) -> sum.plus(result.total()))
        .call(CALLING, (desk, sum) -> Sum.left(0), (desk, sum, result) -> sum.plus(result.total()))
        .act((desk, sum) -> desk.say("sum-" + sum.total()))
        .build();

    @Test
    void result_ofACalledScript_entersTheLocals() {
      Match match = run(CALLING, Sum.left(1));
      play(match, "add-5");
      assertThat(said(match)).containsExactly("add-5", "inner", "sum-15", "end");
    }

    @Test
    void result_ofAScriptThatEndsEarly_isWhatItHadThen() {
      Match match = run(CALLING, Sum.left(1));
      play(match, "stop");
      assertThat(said(match)).containsExactly("stop", "sum-0", "end");
      assertThat(said(run(CALLING, Sum.ZERO))).containsExactly("sum-0", "end");
    }

    @Test
    void result_ofANestedCall_reachesEveryCaller() {
      Match match = run(DEEPER, Sum.ZERO);
      play(match, "add-2");
      assertThat(said(match)).containsExactly("add-2", "inner", "sum-12", "sum-0", "sum-112", "end");
    }

    private static final Script<Desk, Sum> LEFT = script("left")
        .act((desk, sum) -> desk.then(COUNTING.start(Sum.left(1))))
        .act((desk, sum) -> desk.say("sum-" + sum.total()))
        .build();

    private static final Script<Desk, Sum> AROUND = script("around")
        .call(LEFT, (desk, sum) -> sum.plus(3), (desk, sum, result) -> sum.plus(result.total()))
        .act((desk, sum) -> desk.say("sum-" + sum.total()))
        .build();

    @Test
    void script_thatIsOnlyPutOnTheAgenda_handsNobodyItsLocals() {
      Match match = run(AROUND, Sum.ZERO);
      play(match, "add-5");
      assertThat(said(match)).containsExactly("add-5", "inner", "sum-3", "sum-3", "end");
    }

    private static final Script<Desk, Sum> LEAVES = script("leaves")
        .act((desk, sum) -> desk.leave(Marker.INNER))
        .act((desk, sum) -> desk.say("never"))
        .build();

    private static final Script<Desk, Sum> LEFT_IN_A_CALL = script("left in a call")
        .call(LEAVES, (desk, sum) -> sum, (desk, sum, result) -> result)
        .act((desk, sum) -> desk.say("never"))
        .build();

    @Test
    void scope_leftInsideACalledScript_endsTheCallerToo() {
      Match match = match(2, desk -> desk.then(LEFT_IN_A_CALL.start(Sum.ZERO), Marker.INNER, new Say("outer"), End.END));
      assertThat(said(match)).containsExactly("outer", "end");
    }

    private static final Script<Desk, Sum> AROUND_A_SCOPE = script("around a scope")
        .act((desk, sum) -> desk.then(LEFT_IN_A_CALL.start(sum), Marker.INNER))
        .act((desk, sum) -> desk.say("around"))
        .build();

    @Test
    void scope_openedByAScript_canBeLeftInsideIt() {
      assertThat(said(run(AROUND_A_SCOPE, Sum.ZERO))).containsExactly("around", "end");
    }

    /** The choice to leave the scope. */
    private record Leave(Sum sum) implements Script.Reply<Desk, Sum> {

      @Override
      public String kind() {
        return "ask";
      }

      @Override
      public int seat(Desk desk) {
        return 0;
      }

      @Override
      public void collectActions(Desk desk, ActionCollector out) {
        out.add(new Word("leave"));
      }

      @Override
      public Sum localsAfter(Desk desk, Action action) {
        desk.leave(Marker.INNER);
        desk.then(new Say("instead"));
        return sum;
      }
    }

    private static final Script<Desk, Sum> LEAVES_BY_CHOICE = script("leaves by choice")
        .ask(Leave::new)
        .act((desk, sum) -> desk.say("never"))
        .build();

    @Test
    void scope_leftByAChoice_endsTheScript_andGoesOnWithWhatIsPutThere() {
      Match match = match(2, desk -> desk.then(LEAVES_BY_CHOICE.start(Sum.ZERO), Marker.INNER, End.END));
      play(match, "leave");
      assertThat(said(match)).containsExactly("instead", "end");
    }

    private static final Script<Desk, Sum> FINISHES = script("finishes")
        .act((desk, sum) -> desk.end())
        .act((desk, sum) -> desk.say("never"))
        .build();

    private static final Script<Desk, Sum> FINISHED_IN_A_CALL = script("finished in a call")
        .call(FINISHES, (desk, sum) -> sum, (desk, sum, result) -> result)
        .act((desk, sum) -> desk.say("never"))
        .build();

    @Test
    void finish_insideAScript_endsTheMatchAtOnce() {
      Match match = run(FINISHED_IN_A_CALL, Sum.ZERO);
      assertThat(match.isOver()).isTrue();
      assertThat(said(match)).isEmpty();
      assertThat(Inspection.agenda(desk(match))).isEmpty();
    }
  }

  /** Adds what is answered to the sum. */
  enum Adding implements Window<Desk, Sum> {
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
    public void collectActions(Desk desk, Sum sum, int seat, ActionCollector out) {
      if (sum.left() > 0) {
        out.add(new Word("add"));
        out.add(new Word("leave"));
        out.add(new Word("finish"));
      }
    }

    @Override
    public Sum localsAfter(Desk desk, Sum sum, int seat, Action action) {
      switch (action.notation()) {
        case "leave" -> desk.leave(Marker.INNER);
        case "finish" -> desk.end();
        default -> desk.then(new Say("added-by-" + seat));
      }
      return sum.plus(seat + 1).less();
    }
  }

  /** Selects numbers, whose sum is added. */
  enum Numbers implements Selection<Desk, Sum> {
    SOME;

    @Override
    public String kind() {
      return "select";
    }

    @Override
    public int seat(Desk desk, Sum sum) {
      return 0;
    }

    @Override
    public void collectCandidates(Desk desk, Sum sum, Candidates out) {
      for (int number = 1; number <= sum.left(); number++) {
        out.add(number, number, new Word("take-" + number));
      }
    }

    @Override
    public int max(Desk desk, Sum sum) {
      return 2;
    }

    @Override
    public Sum localsAfter(Desk desk, Sum sum, IntList selected) {
      Sum taken = sum;
      for (int i = 0; i < selected.size(); i++) {
        taken = taken.plus(selected.get(i));
      }
      desk.then(new Say("taken-" + selected.size()));
      return taken;
    }
  }

  @Nested
  class Answers {

    private static final Script<Desk, Sum> WINDOW = script("window")
        .window(Adding.WINDOW)
        .act((desk, sum) -> desk.say("sum-" + sum.total()))
        .build();

    @Test
    void answers_inAWindow_enterTheLocals() {
      Match match = run(WINDOW, Sum.left(2));
      assertThat(match.actor().index()).isEqualTo(1);
      play(match, "add", "pass", "add");
      assertThat(said(match)).containsExactly("added-by-1", "added-by-0", "sum-3", "end");
    }

    @Test
    void window_inWhichNobodyCanAct_isSkipped() {
      assertThat(said(run(WINDOW, Sum.ZERO))).containsExactly("sum-0", "end");
    }

    @Test
    void window_closedByPasses_keepsTheLocals() {
      Match match = run(WINDOW, Sum.left(2));
      play(match, "pass", "pass");
      assertThat(said(match)).containsExactly("sum-0", "end");
    }

    @Test
    void scope_leftInAWindow_endsTheScript() {
      Match match = match(2, desk -> desk.then(WINDOW.start(Sum.left(2)), Marker.INNER, End.END));
      play(match, "leave");
      assertThat(said(match)).containsExactly("end");
    }

    @Test
    void finish_inAWindow_leavesNothingOnTheAgenda() {
      Match match = run(WINDOW, Sum.left(2));
      play(match, "finish");
      assertThat(match.isOver()).isTrue();
      assertThat(Inspection.agenda(desk(match))).isEmpty();
      Match alone = match(2, desk -> desk.then(Adding.WINDOW.with(Sum.left(2))));
      play(alone, "finish");
      assertThat(Inspection.agenda(desk(alone))).isEmpty();
    }

    private static final Script<Desk, Sum> SELECTION = script("selection")
        .select(Numbers.SOME)
        .act((desk, sum) -> desk.say("sum-" + sum.total()))
        .build();

    @Test
    void picks_ofASelection_enterTheLocals() {
      Match match = run(SELECTION, Sum.left(3));
      play(match, "take-3", "take-1");
      assertThat(said(match)).containsExactly("taken-2", "sum-4", "end");
      Match one = run(SELECTION, Sum.left(3));
      play(one, "take-3", "done");
      assertThat(said(one)).containsExactly("taken-1", "sum-3", "end");
    }

    @Test
    void selection_fromNothing_isDoneAtOnce() {
      assertThat(said(run(SELECTION, Sum.ZERO))).containsExactly("taken-0", "sum-0", "end");
    }

    private static final Script<Desk, Sum> BOTH = script("both")
        .repeatWhile((desk, sum) -> sum.left() > 1, body -> body
            .select(Numbers.SOME)
            .window(Adding.WINDOW))
        .act((desk, sum) -> desk.say("sum-" + sum.total()))
        .build();

    @Test
    void selectionAndWindow_inALoop_shareTheLocals() {
      Match match = run(BOTH, Sum.left(2));
      play(match, "take-2", "take-1", "pass", "add", "pass", "pass");
      assertThat(said(match)).containsExactly("taken-2", "added-by-0", "sum-4", "end");
    }

    @Test
    void script_inTheMiddle_goesOnFromItsRecord() {
      Match match = run(BOTH, Sum.left(2));
      play(match, "take-2");
      Match resumed = match.game().resume(match.record(), RandomSource.seeded(5));
      play(resumed, "take-1", "pass");
      Match copy = resumed.copy();
      for (Match each : java.util.List.of(resumed, copy)) {
        play(each, "add", "pass", "pass");
        assertThat(said(each)).containsExactly("taken-2", "added-by-0", "sum-4", "end");
      }
    }
  }

  @Nested
  class Clearing {

    /** Sets both numbers, then leaves a scope or none. */
    private static Step<Desk> set(@org.jspecify.annotations.Nullable Marker left) {
      return new Set(left);
    }

    private record Set(@org.jspecify.annotations.Nullable Marker left) implements Step<Desk> {
      @Override
      public void run(Desk desk) {
        desk.numbers.set(Desk.INNER, 4);
        desk.numbers.set(Desk.OUTER, 5);
        if (left != null) {
          desk.leave(left);
        }
      }
    }

    private enum Look implements Step<Desk> {
      LOOK;

      @Override
      public void run(Desk desk) {
        desk.say("inner-" + desk.numbers.get(Desk.INNER) + " outer-" + desk.numbers.get(Desk.OUTER));
      }
    }

    @Test
    void numbers_ofAScope_areCleared_whenItsMarkerRuns() {
      Match match = match(2, desk -> {
        desk.then(set(null), Look.LOOK, Marker.INNER);
        desk.then(Look.LOOK, Marker.OUTER, Look.LOOK);
        desk.then(End.END);
      });
      assertThat(said(match)).containsExactly("inner-4 outer-5", "inner-0 outer-5", "inner-0 outer-0", "end");
    }

    @Test
    void numbers_ofEveryScopeThatIsLeft_areCleared() {
      Match one = match(2, desk -> {
        desk.then(set(Marker.INNER), Marker.INNER, Look.LOOK);
        desk.then(Marker.OUTER, Look.LOOK, End.END);
      });
      assertThat(said(one)).containsExactly("inner-0 outer-5", "inner-0 outer-0", "end");
      Match both = match(2, desk -> {
        desk.then(set(Marker.OUTER), Marker.INNER, Look.LOOK);
        desk.then(Marker.OUTER, Look.LOOK, End.END);
      });
      assertThat(said(both)).containsExactly("inner-0 outer-0", "end");
    }
  }

  @Nested
  class Building {

    private static final class Late {
      static final Script<Desk, Sum> NAMES_A_LATER_CONSTANT = script("early").act((desk, sum) -> desk.say("x"))
          .ask(null).build();
    }

    @Test
    void line_thatIsNull_isRefusedByItsPlace() {
      assertThatThrownBy(() -> System.identityHashCode(Late.NAMES_A_LATER_CONSTANT))
          .isInstanceOf(ExceptionInInitializerError.class).cause()
          .isInstanceOf(NullPointerException.class)
          .hasMessage("line 2 (ask) of script early is null: a constant that it names must be declared above the"
              + " script");
      assertThatThrownBy(() -> script("s").window(null)).hasMessageContaining("(window)");
      assertThatThrownBy(() -> script("s").select(null)).hasMessageContaining("(select)");
      assertThatThrownBy(() -> script("s").act(null)).hasMessageContaining("(act)");
      assertThatThrownBy(() -> script("s").update(null)).hasMessageContaining("(update)");
      assertThatThrownBy(() -> script("s").stopUnless(null)).hasMessageContaining("(stopUnless)");
      assertThatThrownBy(() -> script("s").repeatWhile((desk, sum) -> true, null)).hasMessageContaining("(repeatWhile)");
      assertThatThrownBy(() -> script("s").when(null, then -> { })).hasMessageContaining("(when)");
      assertThatThrownBy(() -> script("s").call((Script<Desk, Sum>) null, (desk, sum) -> sum,
          (desk, sum, result) -> sum)).hasMessageContaining("(call)");
    }

    @Test
    void builder_usedOn_leavesTheScriptAsItWas() {
      Script.Builder<Desk, Sum> builder = script("first").act((desk, sum) -> desk.say("one"));
      Script<Desk, Sum> first = builder.build();
      builder.act((desk, sum) -> desk.say("two"));
      assertThat(said(run(first, Sum.ZERO))).containsExactly("one", "end");
      assertThat(first).hasToString("first");
    }

    @Test
    void frame_ofAScript_isAValue() {
      assertThat(Order.QUIET.start(Sum.ZERO)).isEqualTo(Order.QUIET.start(new Sum(0, 0)))
          .isNotEqualTo(Order.QUIET.start(Sum.left(1))).isNotEqualTo(Order.LOOP.start(Sum.ZERO));
      assertThat(NoLocals.NOTHING).hasToString("NOTHING");
    }
  }
}
