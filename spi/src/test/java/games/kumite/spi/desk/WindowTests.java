package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.desk;
import static games.kumite.spi.desk.Workbench.discreet;
import static games.kumite.spi.desk.Workbench.listed;
import static games.kumite.spi.desk.Workbench.match;
import static games.kumite.spi.desk.Workbench.play;
import static games.kumite.spi.desk.Workbench.said;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Inspection;
import games.kumite.spi.Step;
import games.kumite.spi.Window;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Windows: who is asked, in which order, what is settled first, and when they close. */
final class WindowTests {

  /**
   * What a window is about.
   *
   * @param first who is asked first
   * @param able a bit for each seat that can act
   * @param mighty a bit for each seat that might act for all that is public
   * @param due how many things must be settled
   */
  record Matter(int first, int able, int mighty, int due) {
    static Matter of(int first, int able) {
      return new Matter(first, able, -1, 0);
    }

    Matter might(int seats) {
      return new Matter(first, able, seats, due);
    }

    Matter withDue(int more) {
      return new Matter(first, able, mighty, more);
    }
  }

  /** Settles one thing. */
  enum Settle implements Step<Desk> {
    ONE;

    @Override
    public void run(Desk desk) {
      desk.say("settled");
      desk.count--;
    }
  }

  /** Seats act by a word; after {@code first} the first seat is asked again, after {@code shut} nobody is. */
  enum Opened implements Window<Desk, Matter> {
    WINDOW {
      @Override
      public int firstSeatAfter(Desk desk, Matter matter, int actor) {
        return desk.said.get(desk.said.size() - 1).startsWith("first") ? matter.first() : actor;
      }
    },
    BACKWARDS {
      @Override
      public int nextSeat(Desk desk, int seat) {
        return (seat + desk.seats() - 1) % desk.seats();
      }
    };

    @Override
    public String kind() {
      return "open";
    }

    @Override
    public int firstSeat(Desk desk, Matter matter) {
      return matter.first();
    }

    @Override
    public void collectActions(Desk desk, Matter matter, int seat, ActionCollector out) {
      if ((matter.able() >> seat & 1) != 0) {
        out.add(new Word("act"));
        if (out.isSatisfied()) {
          return;
        }
        out.add(new Word("first"));
        out.add(new Word("due"));
        out.add(new Word("shut"));
        out.add(new Word("tire"));
      }
    }

    @Override
    public Matter localsAfter(Desk desk, Matter matter, int seat, Action action) {
      desk.say(action.notation() + "-" + seat);
      switch (action.notation()) {
        case "due" -> desk.count = 2;
        case "shut" -> desk.count = -1;
        case "tire" -> {
          return new Matter(matter.first(), matter.able() & ~(1 << seat), matter.mighty(), 0);
        }
        default -> { }
      }
      return matter;
    }

    @Override
    public boolean mightAct(Desk desk, Matter matter, int seat) {
      return (matter.mighty() >> seat & 1) != 0;
    }

    @Override
    public Step<Desk> pendingStep(Desk desk, Matter matter) {
      return desk.count > 0 ? Settle.ONE : null;
    }

    @Override
    public boolean staysOpen(Desk desk, Matter matter) {
      return desk.count >= 0;
    }
  }

  private static Match open(int seats, Matter matter) {
    return match(seats, desk -> desk.then(Opened.WINDOW.with(matter), ScriptTests.End.END));
  }

  /** Who is asked until the match is over, if everybody passes. */
  private static List<Integer> asked(Match match) {
    List<Integer> asked = new ArrayList<>();
    while (!match.isOver()) {
      asked.add(match.actor().index());
      play(match, "pass");
    }
    return asked;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void seats_thatCanAct_areAskedOnce_fromTheFirstOn(int seats) {
    for (int first = 0; first < seats; first++) {
      for (int able = 0; able < 1 << seats; able++) {
        List<Integer> expected = new ArrayList<>();
        for (int turn = 0; turn < seats; turn++) {
          int seat = (first + turn) % seats;
          if ((able >> seat & 1) != 0) {
            expected.add(seat);
          }
        }
        assertThat(asked(open(seats, Matter.of(first, able)))).as("first %d, able %d", first, able).isEqualTo(expected);
      }
    }
  }

  @Test
  void order_ofTheWindow_isItsOwn() {
    Match match = match(4, desk -> desk.then(Opened.BACKWARDS.with(Matter.of(1, 0b1111)), ScriptTests.End.END));
    assertThat(asked(match)).containsExactly(1, 0, 3, 2);
  }

  @Test
  void action_inAWindow_asksTheActorAgainAndThenAllOthers() {
    Match match = open(4, Matter.of(1, 0b1111));
    play(match, "pass", "act");
    assertThat(asked(match)).containsExactly(2, 3, 0, 1);
  }

  @Test
  void order_afterAnAction_isWhatTheWindowSays() {
    Match match = open(4, Matter.of(1, 0b1111));
    play(match, "pass", "first");
    assertThat(asked(match)).containsExactly(1, 2, 3, 0);
  }

  @Test
  void whatIsDue_isSettledBeforeAnybodyIsAsked() {
    Match match = open(3, Matter.of(0, 0b111));
    play(match, "pass", "due");
    assertThat(said(match)).containsExactly("due-1", "settled", "settled");
    assertThat(match.actor().index()).isEqualTo(1);
    Match atOnce = match(3, desk -> {
      desk.count = 1;
      desk.then(Opened.WINDOW.with(Matter.of(2, 0)), ScriptTests.End.END);
    });
    assertThat(said(atOnce)).containsExactly("settled", "end");
  }

  @Test
  void window_withoutASubject_closesAtOnce() {
    Match match = open(3, Matter.of(0, 0b111));
    play(match, "pass", "shut");
    assertThat(said(match)).containsExactly("shut-1", "end");
  }

  @Test
  void about_asAnActionLeavesIt_decidesWhoIsAsked() {
    Match match = open(3, Matter.of(0, 0b101));
    play(match, "tire", "tire");
    assertThat(said(match)).containsExactly("tire-0", "tire-2", "end");
  }

  @Test
  void discreetWindow_asksWhoMightAct_andListsAPassAlone() {
    Match match = discreet(4, desk ->
        desk.then(Opened.WINDOW.with(Matter.of(2, 0b0100).might(0b1101)), ScriptTests.End.END));
    assertThat(listed(match)).containsExactly("act", "first", "due", "shut", "tire", "pass");
    play(match, "pass");
    assertThat(match.actor().index()).isEqualTo(3);
    assertThat(listed(match)).containsExactly("pass");
    assertThat(asked(match)).containsExactly(3, 0);
  }

  @Test
  void discreetWindow_inWhichNobodyMightAct_isSkipped() {
    Match match = discreet(4, desk ->
        desk.then(Opened.WINDOW.with(Matter.of(2, 0).might(0)), ScriptTests.End.END));
    assertThat(match.isOver()).isTrue();
  }

  /** Whoever holds a high card can act: a secret. */
  enum High implements Window<Desk, Matter> {
    WINDOW;

    @Override
    public String kind() {
      return "open";
    }

    @Override
    public int firstSeat(Desk desk, Matter matter) {
      return matter.first();
    }

    @Override
    public void collectActions(Desk desk, Matter matter, int seat, ActionCollector out) {
      for (int face = Desk.CARDS - matter.due(); face < Desk.CARDS; face++) {
        if (desk.holds(seat, face)) {
          out.add(new Word("show"));
          return;
        }
      }
    }

    @Override
    public Matter localsAfter(Desk desk, Matter matter, int seat, Action action) {
      return matter.withDue(0);
    }
  }

  /** Gives hands of two cards, the highest to some seats, and opens the window. */
  private static Match dealt(int seats, int first, int able) {
    return match(seats, desk -> {
      int high = Desk.CARDS - 1;
      int low = 0;
      for (int seat = 0; seat < seats; seat++) {
        desk.cards.moveToTop((able >> seat & 1) != 0 ? high-- : low++, desk.places.hands().get(seat));
      }
      desk.then(High.WINDOW.with(new Matter(first, 0, -1, Integer.bitCount(able))), ScriptTests.End.END);
    });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void perspective_ofEverySeat_isTheSameWhoeverElsePassedOrCouldNotAct(int seats) {
    for (int asked = 0; asked < seats; asked++) {
      for (int able = 1; able < 1 << seats; able++) {
        if ((able >> asked & 1) == 0) {
          continue;
        }
        Match match = dealt(seats, 0, able);
        while (match.actor().index() != asked) {
          play(match, "pass");
        }
        for (Seat observer : match.seats()) {
          Object question = Inspection.question(Inspection.state(match.perspective(observer)));
          boolean hasPassed = observer.index() < asked && (able >> observer.index() & 1) != 0;
          String text = String.valueOf(question);
          assertThat(text).contains("seat=" + (observer.index() == asked ? asked : -1));
          assertThat(text).contains("passed=" + (hasPassed ? 1 << observer.index() : 0));
        }
      }
    }
  }

  @Test
  void imaginedWindow_asksWhoeverMayBeTheOne_forThatObserver() {
    Match match = dealt(5, 1, 0b10110); // seats 1, 2 and 4 can act
    play(match, "pass");
    assertThat(match.actor().index()).isEqualTo(2);
    assertThat(imaginedActors(match, 1)).as("it has passed: somebody after it").containsExactly(0, 2, 3, 4);
    assertThat(imaginedActors(match, 4)).as("it could act and was not asked: somebody before it")
        .containsExactly(1, 2, 3);
    assertThat(imaginedActors(match, 0)).as("it cannot act: anybody").containsExactly(1, 2, 3, 4);
    assertThat(imaginedActors(match, 2)).as("it is asked").containsExactly(2);
  }

  @Test
  void imaginedWindow_asksSomebodyWhoCanAct() {
    Match match = dealt(5, 1, 0b10100);
    SeededRandom random = new SeededRandom(11);
    for (int i = 0; i < 300; i++) {
      Match world = match.perspective(match.seats().get(1)).imagine(random);
      assertThat(listed(world)).hasSize(2);
      play(world, "show");
    }
  }

  private static Set<Integer> imaginedActors(Match match, int viewer) {
    Set<Integer> actors = new TreeSet<>();
    SeededRandom random = new SeededRandom(7);
    for (int i = 0; i < 200; i++) {
      Match world = match.perspective(match.seats().get(viewer)).imagine(random);
      actors.add(world.actor().index());
      while (!world.isOver()) {
        play(world, "pass");
      }
    }
    return actors;
  }

  @Test
  void windows_nestedInAWindow_areDoneFirst() {
    Match match = match(3, desk -> desk.then(Nesting.WINDOW.with(2), ScriptTests.End.END));
    play(match, "nest", "pass", "nest");
    assertThat(said(match)).containsExactly("nest-2", "nest-1");
    play(match, "pass", "pass", "pass", "pass", "pass", "pass");
    assertThat(match.isOver()).isFalse();
    play(match, "pass");
    assertThat(desk(match).said).endsWith("end");
  }

  /** Acting opens the same window inside it, so many deep. */
  enum Nesting implements Window<Desk, Integer> {
    WINDOW;

    @Override
    public String kind() {
      return "open";
    }

    @Override
    public int firstSeat(Desk desk, Integer deep) {
      return 0;
    }

    @Override
    public void collectActions(Desk desk, Integer deep, int seat, ActionCollector out) {
      if (deep > 0) {
        out.add(new Word("nest"));
      } else if (seat == 1) {
        out.add(new Word("see"));
      }
    }

    @Override
    public Integer localsAfter(Desk desk, Integer deep, int seat, Action action) {
      desk.say("nest-" + deep);
      desk.then(WINDOW.with(deep - 1));
      return deep;
    }
  }

  @Test
  void spectator_seesAWindow_andNobodyInIt() {
    Match match = dealt(3, 0, 0b010);
    Object question = Inspection.question(Inspection.state(match.perspective(games.kumite.api.Viewer.spectator())));
    assertThat(String.valueOf(question)).contains("seat=-1").contains("passed=0");
    assertThat(Collections.frequency(asked(match), 1)).isEqualTo(1);
  }
}
