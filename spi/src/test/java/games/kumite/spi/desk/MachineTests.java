package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.listed;
import static games.kumite.spi.desk.Workbench.match;
import static games.kumite.spi.desk.Workbench.play;
import static games.kumite.spi.desk.Workbench.said;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.NoLocals;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine between two questions: what it lists and when, what it samples, and what it says of mistakes. */
final class MachineTests {

  /** How often the options of a counted question have been listed. */
  private static int listings;

  @BeforeEach
  void count() {
    listings = 0;
  }

  /**
   * Asks for a number: 1 to 3 are listed, 4 is refused, everything from 10 on is read.
   *
   * @param seat who is asked
   * @param isAutoPlayed whether a single action is taken
   */
  record Ask(int seat, boolean isAutoPlayed) implements Question<Desk> {

    private static final Refusal TOO_MUCH = new Refusal("DK-01", "not-yet");

    @Override
    public int seat(Desk desk) {
      return seat;
    }

    @Override
    public void collectActions(Desk desk, ActionCollector out) {
      listings++;
      int max = isAutoPlayed ? 1 : 3;
      for (int number = 1; number <= max; number++) {
        out.add(new Word("take-" + number));
      }
      out.add(new Word("take-4"), TOO_MUCH);
    }

    @Override
    public Action parse(Desk desk, List<String> words, ActionCollector out) {
      if (!words.get(0).matches("take-[1-9][0-9]")) {
        return null;
      }
      Word word = new Word(words.get(0));
      out.add(word, word.notation().endsWith("9") ? TOO_MUCH : null);
      return word;
    }

    @Override
    public Action sampleAction(Desk desk, RandomSource random) {
      int number = random.pick("sample", 0, 30);
      return number < 10 ? null : new Word("take-" + number);
    }

    @Override
    public void execute(Desk desk, Action action) {
      desk.say(action.notation());
      desk.then(this);
      if (action.notation().equals("take-3")) {
        throw new IllegalStateException("three is too much for this game");
      }
      if (desk.said.size() > 4) {
        desk.end();
      }
    }
  }

  private static Match asking() {
    return match(2, desk -> desk.ask(new Ask(0, false)));
  }

  /** Does what a test says. */
  private record Doing(Consumer<Desk> body) implements Step<Desk> {

    @Override
    public void run(Desk desk) {
      body.accept(desk);
    }
  }

  /** Says a word. */
  record Say(String word) implements Step<Desk> {

    @Override
    public void run(Desk desk) {
      desk.say(word);
    }
  }

  @Nested
  class Order {

    @Test
    void stepsOfABody_runInTheOrderOfAdding_howeverManyAreAddedAtOnce() {
      Match match = match(2, desk -> {
        desk.then(new Doing(this::addEleven));
        desk.then(new Say("12"), ScriptTests.End.END);
      });
      assertThat(said(match)).containsExactly("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "end");
    }

    private void addEleven(Desk desk) {
      desk.then(new Say("1"));
      desk.then(new Say("2"), new Say("3"));
      desk.then(new Say("4"), new Say("5"), new Say("6"));
      desk.then(new Say("7"), new Say("8"), new Say("9"), new Say("10"));
      desk.then(new Say("11"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 7, 8, 9, 20})
    void stepsOfNestedBodies_runInOrder_whereverTheAgendaHasToGrow(int depth) {
      Match match = match(2, desk -> {
        count(desk, depth);
        desk.then(ScriptTests.End.END);
      });
      assertThat(said(match).subList(0, 3 * depth)).isEqualTo(counted(depth));
    }

    /** Two steps or three, in turns, with the next body before the last of them. */
    private void count(Desk desk, int depth) {
      Step<Desk> inner = new Doing(state -> {
        if (depth > 1) {
          count(state, depth - 1);
        }
      });
      Say after = new Say("after " + depth);
      if (depth % 2 == 0) {
        desk.then(new Say("before " + depth), new Say("then " + depth));
        desk.then(inner, after);
      } else {
        desk.say("before " + depth);
        desk.then(new Say("then " + depth), inner, after);
      }
    }

    /** Asks for a word and says it. */
    private record Hear(String word) implements Question<Desk> {

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
        out.add(new Word(word));
      }

      @Override
      public void execute(Desk desk, Action action) {
        desk.say(action.notation());
      }
    }

    @Test
    void questionsOfABody_areAskedInTheirPlaces_beforeBetweenAndAfterSteps() {
      Consumer<Desk> asking = desk -> {
        desk.ask(new Hear("a"));
        desk.then(new Say("b"));
        desk.ask(new Hear("c"));
        desk.ask(new Hear("d"));
      };
      for (boolean isAtTheBeginning : new boolean[] {true, false}) {
        Match match = match(2, desk -> {
          if (isAtTheBeginning) {
            asking.accept(desk);
          } else {
            desk.then(new Doing(asking));
          }
          desk.then(new Say("e"), ScriptTests.End.END);
        });
        play(match, "a", "c");
        assertThat(said(match)).containsExactly("a", "b", "c");
        play(match, "d");
        assertThat(said(match)).containsExactly("a", "b", "c", "d", "e", "end");
      }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void questionBeforeStepsThatAreAddedTogether_isAskedFirst(int count) {
      Match match = match(2, desk -> {
        desk.then(new Doing(state -> {
          state.ask(new Hear("a"));
          switch (count) {
            case 2 -> state.then(new Say("b"), new Say("c"));
            case 3 -> state.then(new Say("b"), new Say("c"), new Say("d"));
            default -> state.then(new Say("b"), new Say("c"), new Say("d"), new Say("e"));
          }
        }));
        desk.then(ScriptTests.End.END);
      });
      assertThat(said(match)).isEmpty();
      play(match, "a");
      assertThat(said(match)).isEqualTo(
          Stream.concat(Stream.of("a", "b", "c", "d", "e").limit(count + 1), Stream.of("end")).toList());
    }

    @Test
    void questionAlone_isAsked_alsoWhereNothingElseIsOnTheAgenda_andInACopy() {
      Match match = match(2, desk -> desk.ask(new Hear("a"))).copy();
      assertThat(listed(match)).containsExactly("a");
      match = match(2, desk -> desk.then(new Doing(state -> state.ask(new Hear("b")))));
      assertThat(listed(match.copy())).containsExactly("b");
    }

    @Test
    void questionOfABodyThatEndsTheMatch_isNotAsked() {
      Match match = match(2, desk -> desk.then(new Doing(state -> {
        state.ask(new Hear("a"));
        state.end();
      })));
      assertThat(match.isOver()).isTrue();
    }

    private static List<String> counted(int depth) {
      List<String> words = new ArrayList<>();
      for (int down = depth; down > 0; down--) {
        words.addAll(List.of("before " + down, "then " + down));
      }
      for (int up = 1; up <= depth; up++) {
        words.add("after " + up);
      }
      return words;
    }
  }

  @Nested
  class Lists {

    @Test
    void actions_areListed_whenSomebodyAsks() {
      Match match = asking();
      assertThat(listings).isZero();
      match.play(0);
      assertThat(listings).isEqualTo(1);
      assertThat(match.actionCount()).isEqualTo(3);
      assertThat(match.search().searchActionCount()).isEqualTo(3);
      listed(match);
      match.play(match.decision().actions().get(1));
      assertThat(listings).isEqualTo(2);
    }

    @Test
    void question_thatAnswersItself_isListed() {
      Match match = match(2, desk -> {
        desk.ask(new Ask(1, true));
        desk.then(ScriptTests.End.END);
      });
      assertThat(match.isOver()).isTrue();
      assertThat(said(match)).hasSize(5).containsOnly("take-1");
    }

    @Test
    void notation_thatIsRead_needsNoList() {
      Match match = asking();
      play(match, "take-12", "take-20");
      assertThat(listings).isZero();
      assertThatThrownBy(() -> match.decision().parse("take-19")).isInstanceOf(IllegalActionException.class)
          .hasMessageContaining("take-19").extracting("rule").isEqualTo("DK-01");
      assertThatThrownBy(() -> match.decision().parse("take-4")).isInstanceOf(IllegalActionException.class)
          .extracting("rule").isEqualTo("DK-01");
      assertThatThrownBy(() -> match.decision().parse("take-5")).hasMessageContaining("legal are: take-1");
      assertThatThrownBy(() -> match.play(new Word("take-19"))).isInstanceOf(IllegalActionException.class);
      match.play(new Word("take-13"));
      assertThat(said(match)).containsExactly("take-12", "take-20", "take-13");
    }

    @Test
    void record_resumed_listsNothingThatItDoesNotNeed() {
      Match match = asking();
      play(match, "take-12", "take-20");
      listings = 0;
      Match resumed = match.game().resume(match.record(), RandomSource.seeded(1));
      assertThat(said(resumed)).hasSize(2);
    }

    @Test
    void sample_isPlayed_andWhereThereIsNone_theListIs() {
      SeededRandom random = new SeededRandom(5);
      TreeSet<String> played = new TreeSet<>();
      for (int i = 0; i < 400; i++) {
        Match match = match(2, desk -> desk.ask(new Ask(0, false)));
        SeededRandom same = random.copy();
        Action action = safely(match, random);
        if (action != null) {
          played.add(action.notation());
          assertThat(safely(match(2, desk -> desk.ask(new Ask(0, false))), same)).isEqualTo(action);
        }
      }
      assertThat(played).contains("take-1", "take-2", "take-10", "take-29").doesNotContain("take-4");
    }

    private static Action safely(Match match, SeededRandom random) {
      try {
        return match.playRandom(random);
      } catch (IllegalStateException three) {
        return null;
      }
    }

    @Test
    void playRandom_atTheEnd_isRefused() {
      Match match = match(2, desk -> desk.then(ScriptTests.End.END));
      assertThatThrownBy(() -> match.playRandom(new SeededRandom(1))).isInstanceOf(IllegalActionException.class);
      assertThat(match.actionCount()).isZero();
      assertThat(match.search().searchActionCount()).isZero();
    }
  }

  /** Puts itself on the agenda for ever. */
  enum Again implements Step<Desk> {
    AGAIN {
      @Override
      public void run(Desk desk) {
        desk.then(AGAIN);
      }
    },
    PING {
      @Override
      public void run(Desk desk) {
        desk.then(PONG);
      }
    },
    PONG {
      @Override
      public void run(Desk desk) {
        desk.then(PING);
      }
    },
    NOTHING {
      @Override
      public void run(Desk desk) {}
    }
  }

  /** Something is always due. */
  enum NeverReady implements Window<Desk, NoLocals> {
    WINDOW;

    @Override
    public String kind() {
      return "open";
    }

    @Override
    public int firstSeat(Desk desk, NoLocals locals) {
      return 0;
    }

    @Override
    public void collectActions(Desk desk, NoLocals locals, int seat, ActionCollector out) {}

    @Override
    public NoLocals localsAfter(Desk desk, NoLocals locals, int seat, Action action) {
      return locals;
    }

    @Override
    public Step<Desk> pendingStep(Desk desk, NoLocals locals) {
      return Again.NOTHING;
    }
  }

  @Nested
  class Mistakes {

    @Test
    void step_thatPutsItselfOnTheAgendaForEver_isNamed() {
      assertThatThrownBy(() -> match(2, desk -> desk.then(Again.AGAIN)))
          .isInstanceOf(IllegalStateException.class).hasMessageContaining("AGAIN");
      assertThatThrownBy(() -> match(2, desk -> desk.then(Again.PING)))
          .hasMessageContaining("PING").hasMessageContaining("PONG");
      assertThatThrownBy(() -> match(2, desk -> desk.then(NeverReady.WINDOW.with(NoLocals.NOTHING))))
          .hasMessageContaining("NOTHING").hasMessageContaining("PendingWindow");
    }

    @Test
    void agenda_thatRunsOut_namesTheLastStep() {
      assertThatThrownBy(() -> match(2, desk -> desk.then(Again.NOTHING)))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("the agenda is empty and the match has no outcome; the last step was NOTHING");
      assertThatThrownBy(() -> match(2, desk -> { }))
          .hasMessage("the agenda is empty and the match has no outcome; nothing was ever put on it");
      Match match = match(2, desk -> desk.ask(new Once(0)));
      assertThatThrownBy(() -> play(match, "go")).hasMessageContaining("the last step was Once[seat=0]");
    }

    /**
     * A question after which nothing comes.
     *
     * @param seat who is asked
     */
    record Once(int seat) implements Question<Desk> {

      @Override
      public String kind() {
        return "ask";
      }

      @Override
      public int seat(Desk desk) {
        return seat;
      }

      @Override
      public void collectActions(Desk desk, ActionCollector out) {
        out.add(new Word("go"));
      }

      @Override
      public void execute(Desk desk, Action action) {}
    }

    @Test
    void question_toASeatThatDoesNotExist_isNamed() {
      for (int seat : new int[] {-1, 3}) {
        Match match = match(3, desk -> desk.then(new Once(seat), ScriptTests.End.END));
        for (ThrowingCallable call : List.<ThrowingCallable>of(match::actor, () -> match.decision().seat(),
            () -> match.play(0), () -> match.perspective(Viewer.spectator()).turn())) {
          assertThatThrownBy(call).isInstanceOf(IllegalStateException.class)
              .hasMessageContaining("question ask asks seat index " + seat + " of 3 seats")
              .hasMessageContaining("Once[seat=" + seat + "]").hasMessageContaining("END");
        }
      }
    }

    @Test
    void unrecordedMatch_afterAPluginsException_saysSoAtEveryCall() {
      Match match = new Workbench(desk -> desk.ask(new Ask(0, false))).start(Workbench.seated(2).withoutRecord());
      Match imagined = asking().perspective(Viewer.spectator()).imagine(RandomSource.seeded(3));
      for (Match broken : List.of(match, imagined)) {
        Decision decision = broken.decision();
        assertThatThrownBy(() -> play(broken, "take-3")).hasMessage("three is too much for this game");
        List<ThrowingCallable> calls = new ArrayList<>(List.of(broken::isOver, broken::decision, broken::actor,
            broken::actionCount, broken.search()::searchActionCount, () -> broken.play(0), () -> broken.play(new Word("take-1")),
            () -> broken.playRandom(new SeededRandom(1)), broken::copy, broken::phase, broken::outcome,
            () -> broken.table(Viewer.spectator()), () -> broken.events(Viewer.spectator()),
            () -> broken.perspective(Viewer.spectator()), () -> broken.search().estimate(broken.seats().get(0)), broken::record,
            broken::undo, decision::actions, decision::seat, () -> decision.parse("take-1")));
        for (ThrowingCallable call : calls) {
          assertThatThrownBy(call).as("call %d", calls.indexOf(call)).isInstanceOf(IllegalStateException.class)
              .hasMessageContaining("broke off in the middle of action take-3")
              .hasMessageContaining("three is too much for this game");
        }
        assertThatCode(broken::seats).doesNotThrowAnyException();
      }
    }

    @Test
    void recordedMatch_afterAPluginsException_standsWhereItWas() {
      Match match = asking();
      play(match, "take-2");
      assertThatThrownBy(() -> play(match, "take-3")).hasMessage("three is too much for this game");
      assertThat(said(match)).containsExactly("take-2");
      play(match, "take-1");
      assertThat(said(match)).containsExactly("take-2", "take-1");
    }
  }
}
