package games.kumite.spi.knowing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Answers;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.samples.cups.Cups;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.samples.masks.Masks;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A key that a match has made is kept until the match moves on, and no longer: a copy, which has kept none, makes the same. */
final class KeptKeyTests {

  private static final int SEEDS = 6;
  private static final int DECISIONS = 60;

  static Stream<Game> games() {
    return Stream.of(new TicTacToe(), new KuhnPoker(), new Cups(), new Masks(), new DiscDuel());
  }

  private static List<Viewer> observers(Match match) {
    List<Viewer> viewers = new ArrayList<>(match.seats());
    viewers.add(Viewer.spectator());
    return viewers;
  }

  /** What a match says, asked one observer after the other. */
  private static List<Long> keys(Match match) {
    List<Long> keys = new ArrayList<>();
    for (Viewer viewer : observers(match)) {
      keys.add(match.search().observationKey(viewer));
      keys.add(match.search().privateObservationKey(viewer));
    }
    return keys;
  }

  /** The same of matches that have never been asked before. */
  private static List<Long> neverAsked(Match match) {
    List<Long> keys = new ArrayList<>();
    for (Viewer viewer : observers(match)) {
      keys.add(match.copy().search().observationKey(viewer));
      keys.add(match.copy().search().privateObservationKey(viewer));
    }
    return keys;
  }

  private static Match start(Game game, int seed) {
    return game.start(Setup.seats(game.seatCounts().get(0)).seed(seed));
  }

  private static void play(Match match, SeededRandom random) {
    List<Action> actions = match.decision().actions();
    match.play(actions.get(random.nextInt(actions.size())));
  }

  @ParameterizedTest
  @MethodSource("games")
  void key_ofAMatchThatGoesOn_isThatOfACopy_howeverOftenItIsAsked(Game game) {
    HashSet<List<Long>> all = new HashSet<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      SeededRandom random = RandomSource.seeded(seed);
      Match recorded = start(game, seed);
      Match unrecorded = game.start(Setup.seats(game.seatCounts().get(0)).seed(seed).withoutRecord());
      for (int i = 0; i < DECISIONS && !recorded.isOver(); i++) {
        List<Long> expected = neverAsked(recorded);
        for (Match match : List.of(recorded, unrecorded)) {
          assertThat(keys(match)).isEqualTo(expected);
          assertThat(keys(match)).isEqualTo(expected);
        }
        all.add(expected);
        int choice = random.nextInt(recorded.actionCount());
        recorded.play(choice);
        unrecorded.play(choice);
      }
      assertThat(keys(recorded)).isEqualTo(neverAsked(recorded)).isEqualTo(keys(unrecorded));
    }
    assertThat(all).hasSizeGreaterThan(SEEDS); // else nothing has changed that could have been missed
  }

  @ParameterizedTest
  @MethodSource("games")
  void key_ofOneObserver_isNotAnothers(Game game) {
    for (int seed = 1; seed <= SEEDS; seed++) {
      Match match = start(game, seed);
      List<Long> keys = keys(match);
      List<Viewer> viewers = observers(match);
      for (int i = viewers.size() - 1; i >= 0; i--) { // in another order
        assertThat(match.search().privateObservationKey(viewers.get(i))).isEqualTo(keys.get(2 * i + 1));
        assertThat(match.search().observationKey(viewers.get(i))).isEqualTo(keys.get(2 * i));
      }
      assertThat(viewers.stream().map(match.search()::observationKey).distinct()).hasSize(viewers.size());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void key_ofACopyOrAnImaginedMatch_goesOnAlone(Game game) {
    SeededRandom random = RandomSource.seeded(3);
    Match match = start(game, 2);
    List<Long> before = keys(match);
    Seat seat = match.seats().get(0);
    Perspective perspective = match.perspective(seat);
    long key = perspective.observationKey();
    Match copy = match.copy();
    Match world = perspective.imagine(random);
    assertThat(keys(copy)).isEqualTo(before);
    assertThat(world.search().observationKey(seat)).isEqualTo(key).isEqualTo(match.search().observationKey(seat));
    for (Match other : List.of(copy, world)) {
      while (!other.isOver()) {
        play(other, random);
        assertThat(keys(other)).isEqualTo(neverAsked(other));
      }
    }
    assertThat(keys(match)).isEqualTo(before).isNotEqualTo(keys(copy));
    play(match, random);
    assertThat(keys(match)).isEqualTo(neverAsked(match)).isNotEqualTo(before);
    assertThat(perspective.observationKey()).isEqualTo(key).isNotEqualTo(match.search().observationKey(seat));
    assertThat(perspective.privateObservationKey()).isEqualTo(before.get(1));
  }

  @Test
  void key_afterAnUndo_isTheOneBefore() {
    Match match = new TicTacToe().start(Setup.seats(2).seed(1));
    List<Long> before = keys(match);
    match.play(4);
    List<Long> after = keys(match);
    assertThat(after).isNotEqualTo(before);
    match.undo();
    assertThat(keys(match)).isEqualTo(before);
    match.play(5);
    assertThat(keys(match)).isEqualTo(neverAsked(match)).isNotEqualTo(before).isNotEqualTo(after);
  }

  @Test
  void key_afterARefusedAction_isTheOneBefore() {
    Match match = new TicTacToe().start(Setup.seats(2).seed(1));
    List<Long> before = keys(match);
    assertThatThrownBy(() -> match.play(99)).isInstanceOf(IllegalActionException.class);
    assertThat(keys(match)).isEqualTo(before).isEqualTo(neverAsked(match));
  }

  @Test
  void key_afterAnswersOfSeveralSeats_isThatOfACopy() {
    Match match = new Masks().start(Setup.seats(4).option("windows", "discreet").seed(4));
    Answers answers = match.answers();
    SeededRandom random = RandomSource.seeded(4);
    int together = 0;
    for (int i = 0; i < DECISIONS && !match.isOver(); i++) {
      assertThat(keys(match)).isEqualTo(neverAsked(match));
      List<Seat> open = answers.pendingSeats();
      together += open.size() > 1 ? 1 : 0;
      Seat seat = open.get(open.size() - 1); // those who are asked later answer first
      List<Action> actions = answers.decision(seat).actions();
      answers.submit(seat, actions.get(random.nextInt(actions.size())));
    }
    assertThat(together).isPositive();
  }

  @ParameterizedTest
  @MethodSource("games")
  void key_ofMatchesInTwoThreads_isThatOfEachAlone(Game game) throws Exception {
    List<List<Long>> alone = List.of(played(game, 1), played(game, 2));
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      for (int i = 0; i < SEEDS; i++) {
        List<Callable<List<Long>>> both = List.of(() -> played(game, 1), () -> played(game, 2));
        List<List<Long>> together = new ArrayList<>();
        for (Future<List<Long>> one : threads.invokeAll(both)) {
          together.add(one.get());
        }
        assertThat(together).isEqualTo(alone);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static List<Long> played(Game game, int seed) {
    Match match = start(game, seed);
    SeededRandom random = RandomSource.seeded(seed);
    List<Long> keys = new ArrayList<>();
    while (!match.isOver()) {
      keys.addAll(keys(match));
      play(match, random);
    }
    return keys;
  }
}
