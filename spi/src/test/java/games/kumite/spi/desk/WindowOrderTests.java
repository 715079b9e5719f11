package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.desk;
import static games.kumite.spi.desk.Workbench.discreet;
import static games.kumite.spi.desk.Workbench.match;
import static games.kumite.spi.desk.Workbench.play;
import static games.kumite.spi.desk.Workbench.said;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Inspection;
import games.kumite.spi.Window;
import games.kumite.spi.desk.WindowTests.Matter;
import games.kumite.spi.desk.WindowTests.Opened;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Windows with an order of their own: who may answer, who has had its turn, and what each seat thinks of the others. */
final class WindowOrderTests {

  /** Three seats on in a table of five, backwards in any other: not the order of the seats. */
  private static int after(int seats, int seat) {
    return (seat + (seats == 5 ? 3 : seats - 1)) % seats;
  }

  /** Whoever holds a card of the upper half may show it; the hands are secret. */
  enum Turned implements Window<Desk, Integer> {
    WINDOW;

    @Override
    public String kind() {
      return "open";
    }

    @Override
    public int firstSeat(Desk desk, Integer first) {
      return first;
    }

    @Override
    public int nextSeat(Desk desk, int seat) {
      return after(desk.seats(), seat);
    }

    @Override
    public void collectActions(Desk desk, Integer first, int seat, ActionCollector out) {
      if (isAble(desk, seat)) {
        out.add(new Word("show"));
      }
    }

    @Override
    public Integer localsAfter(Desk desk, Integer first, int seat, Action action) {
      desk.say("show-" + seat);
      return first;
    }
  }

  /** Everybody holds a card, some seats one of the upper half. */
  private static Match dealt(int seats, int first, int able) {
    return match(seats, desk -> {
      for (int seat = 0; seat < seats; seat++) {
        boolean isAble = (able >> seat & 1) != 0;
        desk.cards.moveToTop(isAble ? Desk.CARDS - 1 - seat : seat, desk.places.hands().get(seat));
      }
      desk.then(Turned.WINDOW.with(first), ScriptTests.End.END);
    });
  }

  /** The seats in the window's order from one on. */
  private static List<Integer> order(int seats, int first) {
    List<Integer> order = new ArrayList<>();
    for (int seat = first; order.size() < seats; seat = after(seats, seat)) {
      order.add(seat);
    }
    return order;
  }

  private static List<Integer> able(List<Integer> order, int able) {
    return order.stream().filter(seat -> (able >> seat & 1) != 0).toList();
  }

  private static List<Integer> asked(Match match) {
    List<Integer> asked = new ArrayList<>();
    while (!match.isOver()) {
      asked.add(match.actor().index());
      play(match, "pass");
    }
    return asked;
  }

  private static List<Integer> open(Match match) {
    return match.answers().pendingSeats().stream().map(Seat::index).toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void answers_areOpenToThoseWhoAreAskedFromNowOn_inTheWindowsOrder(int seats) {
    for (int first = 0; first < seats; first++) {
      for (int able = 1; able < 1 << seats; able++) {
        List<Integer> left = new ArrayList<>(able(order(seats, first), able));
        for (Match match = dealt(seats, first, able); !match.isOver(); play(match, "pass")) {
          assertThat(open(match)).as("%d seats, first %d, able %d", seats, first, able).isEqualTo(left);
          assertThat(match.actor().index()).isEqualTo(left.remove(0));
        }
        assertThat(left).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void action_asksTheActorAgain_andThenTheOthersInTheWindowsOrder(int seats) {
    int everybody = (1 << seats) - 1;
    for (int first = 0; first < seats; first++) {
      for (int passes = 0; passes < seats; passes++) {
        Match match = dealt(seats, first, everybody);
        for (int passed = 0; passed < passes; passed++) {
          play(match, "pass");
        }
        int actor = match.actor().index();
        play(match, "show");
        assertThat(open(match)).isEqualTo(order(seats, actor));
        assertThat(asked(match)).as("first %d, after %d passes", first, passes).isEqualTo(order(seats, actor));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void imaginedWindow_asksWhoeverMayBeTheOne_inTheWindowsOrder(int seats) {
    int everybody = (1 << seats) - 1;
    for (int first = 0; first < seats; first++) {
      List<Integer> order = order(seats, first);
      for (int turn = 0; turn < seats; turn++) {
        Match match = dealt(seats, first, everybody);
        for (int passed = 0; passed < turn; passed++) {
          play(match, "pass");
        }
        for (int place = 0; place < seats; place++) {
          List<Integer> possible = place == turn ? List.of(order.get(turn))
              : place < turn ? order.subList(place + 1, seats) : order.subList(0, place);
          assertThat(imagined(match, order.get(place))).as("first %d, %d passed, seen by the seat at place %d of %s", first,
              turn, place, order).containsExactlyInAnyOrderElementsOf(possible);
        }
      }
    }
  }

  @Test
  void imaginedWindow_ofASeatThatCannotAct_mayAskAnybodyElse() {
    Match match = dealt(4, 2, 0b1101); // asked 2, then 1 who cannot act, 0 and 3
    assertThat(imagined(match, 1)).containsExactly(0, 2, 3);
    play(match, "pass");
    assertThat(match.actor().index()).isZero();
    assertThat(imagined(match, 1)).containsExactly(0, 2, 3);
    assertThat(imagined(match, 2)).as("it has passed").containsExactly(0, 1, 3);
    assertThat(imagined(match, 3)).as("it would have been asked").containsExactly(0, 1, 2);
  }

  /** Whom worlds of an observer ask first; behind them nobody is asked who has had its turn. */
  private static Set<Integer> imagined(Match match, int viewer) {
    Set<Integer> actors = new TreeSet<>();
    SeededRandom random = new SeededRandom(viewer);
    for (int i = 0; i < 80; i++) {
      Match world = match.perspective(match.seats().get(viewer)).imagine(random);
      actors.add(world.actor().index());
      List<Integer> open = open(world);
      assertThat(asked(world)).isEqualTo(open);
    }
    return actors;
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void worldOfAWindow_isSeenAsTheWindowIs_byWhoeverImaginesIt(int seats) {
    for (int able = 1; able < 1 << seats; able++) {
      for (Match match = dealt(seats, 1, able); !match.isOver(); play(match, "pass")) {
        for (Seat observer : match.seats()) {
          SeededRandom random = new SeededRandom(able);
          for (int i = 0; i < 4; i++) {
            Match world = match.perspective(observer).imagine(random);
            assertThat(world.search().observationKey(observer)).isEqualTo(match.search().observationKey(observer));
            assertThat(held(world, observer)).isEqualTo(held(match, observer));
          }
        }
      }
    }
  }

  /** Whoever is imagined to have been asked before has passed, and knows it there. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void worldOfAWindow_hasThePassesOfThoseWhoCouldActBefore(int seats) {
    for (int able = 1; able < 1 << seats; able++) {
      for (Match match = dealt(seats, 1, able); !match.isOver(); play(match, "pass")) {
        for (Seat observer : match.seats()) {
          Match world = match.perspective(observer).imagine(new SeededRandom(able));
          List<Integer> order = order(seats, 1);
          int turn = order.indexOf(world.actor().index());
          for (int place = 0; place < seats; place++) {
            if (place != turn) {
              int seat = order.get(place);
              boolean hasPassed = place < turn && isAble(desk(world), seat);
              assertThat(held(world, world.seats().get(seat))).as("able %d, imagined by %s", able, observer)
                  .contains("passed=" + (hasPassed ? 1 << seat : 0) + "]");
            }
          }
        }
      }
    }
  }

  private static boolean isAble(Desk desk, int seat) {
    for (int face = Desk.CARDS / 2; face < Desk.CARDS; face++) {
      if (desk.holds(seat, face)) {
        return true;
      }
    }
    return false;
  }

  private static String held(Match match, Viewer viewer) {
    return String.valueOf(Inspection.question(Inspection.state(match.perspective(viewer))));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void discreetWindow_isOpenToThoseWhoMightAct_inTheWindowsOrder(int seats) {
    for (int first = 0; first < seats; first++) {
      for (int mighty = 1; mighty < 1 << seats; mighty++) {
        Matter matter = Matter.of(first, 0).might(mighty);
        List<Integer> left = new ArrayList<>();
        for (int turn = 0; turn < seats; turn++) {
          int seat = Math.floorMod(first - turn, seats);
          if ((mighty >> seat & 1) != 0) {
            left.add(seat);
          }
        }
        for (Match match = discreet(seats, desk -> desk.then(Opened.BACKWARDS.with(matter), ScriptTests.End.END));
            !match.isOver(); play(match, "pass")) {
          assertThat(open(match)).isEqualTo(left);
          left.remove(0);
        }
        assertThat(left).isEmpty();
      }
    }
  }

  @Test
  void innerWindow_asksInItsOwnOrder_andTheOuterOneGoesOnWhereItWas() {
    Match match = match(4, desk -> desk.then(Outer.WINDOW.with(2), ScriptTests.End.END));
    assertThat(open(match)).containsExactly(2, 1, 0, 3);
    play(match, "pass", "open");
    assertThat(open(match)).as("inside, from the seat after the one that has opened it").containsExactly(2, 3, 0, 1);
    play(match, "pass", "act");
    assertThat(open(match)).containsExactly(3, 0, 1, 2);
    play(match, "pass", "pass", "pass", "pass");
    assertThat(open(match)).as("outside, from the one that has acted").containsExactly(1, 0, 3, 2);
    assertThat(asked(match)).containsExactly(1, 0, 3, 2);
    assertThat(said(match)).containsExactly("open-1", "act-3", "end");
  }

  /** Backwards; whoever acts in it opens a window in seat order. */
  enum Outer implements Window<Desk, Integer> {
    WINDOW;

    @Override
    public String kind() {
      return "open";
    }

    @Override
    public int firstSeat(Desk desk, Integer first) {
      return first;
    }

    @Override
    public int nextSeat(Desk desk, Integer first, int seat) {
      return Math.floorMod(seat - 1, desk.seats());
    }

    @Override
    public void collectActions(Desk desk, Integer first, int seat, ActionCollector out) {
      out.add(new Word("open"));
    }

    @Override
    public Integer localsAfter(Desk desk, Integer first, int seat, Action action) {
      desk.say("open-" + seat);
      desk.then(Opened.WINDOW.with(Matter.of((seat + 1) % desk.seats(), -1)));
      return first;
    }
  }
}
