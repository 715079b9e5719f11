package games.kumite.spi.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.bot.StandIns;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.Inspection;
import games.kumite.spi.samples.masks.Masks;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who stands in goes on to stand in when the match is resumed: for the same seats, with the same orders. */
@SuppressWarnings("NullAway") // what is missing is named
final class StandInsTests {

  private static final Game GAME = new Masks();

  private static Match start(long seed) {
    return GAME.start(Setup.seats("Ana", "Bo", "Cy").seed(seed));
  }

  private static Match again(Match match) {
    return GAME.resume(MatchRecord.parse(match.record().text()));
  }

  /** Plays to the end and says what a seat has answered in windows after this moment. */
  private static List<String> answeredInWindows(Match match, StandIns absent, Seat seat) {
    SeededRandom random = new SeededRandom(seat.index());
    StringBuilder answers = new StringBuilder();
    while (!match.isOver()) {
      boolean isWindow = Inspection.question(Inspection.state(match)).isWindow();
      int before = match.record().lines().size();
      if (match.actor().equals(seat)) {
        absent.play();
        if (isWindow && match.record().lines().size() > before) {
          answers.append(match.record().lines().get(before).notation()).append('\n');
        }
      } else {
        match.playRandom(random);
      }
    }
    return answers.toString().lines().toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void standingOrders_holdAfterAResumption(int seat) {
    int windows = 0;
    for (int seed = 1; seed <= 12; seed++) {
      Match match = start(seed);
      Seat away = match.seats().get(seat);
      new StandIns(match).takeOver(away, "random", "pass in any");
      Match resumed = again(match);
      StandIns absent = StandIns.resumed(resumed);
      assertThat(absent.seats()).containsExactly(away);
      List<String> answers = answeredInWindows(resumed, absent, away);
      assertThat(answers).allMatch("pass"::equals);
      windows += answers.size();
    }
    assertThat(windows).as("it has been asked").isGreaterThan(10);
  }

  @Test
  void request_isThoughtAboutElsewhere_whileTheMatchIsFree() throws Exception {
    Match match = start(3);
    StandIns absent = new StandIns(match);
    Seat away = match.actor();
    assertThat(absent.pending()).as("its player is here").isEmpty();
    absent.takeOver(away, "flat:200");
    StandIns.Request request = absent.pending().orElseThrow();
    assertThat(request.seat()).isEqualTo(away);
    assertThat(request.number()).isEqualTo(match.decision().number());
    assertThat(request.perspective().viewer()).isEqualTo(away);

    FutureTask<Action> thinking = new FutureTask<>(request::choose);
    Thread thinker = new Thread(thinking);
    thinker.start();
    String before = match.record().text();
    for (Seat seat : match.seats()) {
      match.table(seat); // not waited for
      match.perspective(seat).imagine(RandomSource.seeded(1)).playRandom(RandomSource.seeded(2));
    }
    assertThat(match.record().text()).isEqualTo(before);
    match.play(request.seat(), request.number(), thinking.get());

    assertThat(match.record().lines()).hasSize(2);
  }

  @Test
  void answer_thatComesTooLate_isRefused_andChangesNothing() {
    Match match = start(3);
    StandIns absent = new StandIns(match);
    Seat back = match.actor();
    absent.takeOver(back, "random");
    StandIns.Request request = absent.pending().orElseThrow();
    absent.giveBack(back);
    match.play(match.decision().actions().get(0)); // the player is quicker
    String before = match.record().text();
    Action late = request.choose();

    assertThatThrownBy(() -> match.play(request.seat(), request.number(), late))
        .isInstanceOf(IllegalActionException.class);
    assertThat(match.record().text()).isEqualTo(before);
  }

  @Test
  void requests_answeredOneByOne_playAsStandInsInTheMatchsThreadDo() {
    Match here = start(8);
    Match elsewhere = start(8);
    for (Match match : List.of(here, elsewhere)) {
      StandIns absent = new StandIns(match, RandomSource.seeded(4));
      match.seats().forEach(seat -> absent.takeOver(seat, "random", "pass in any"));
      if (match == here) {
        absent.play();
      } else {
        for (var next = absent.pending(); next.isPresent(); next = absent.pending()) {
          match.play(next.get().seat(), next.get().number(), next.get().choose());
        }
      }
      assertThat(match.isOver()).isTrue();
    }
    assertThat(elsewhere.record()).isEqualTo(here.record());
  }

  @Test
  void whoHasTakenOverLast_standsInAfterAResumption() {
    int acted = 0;
    for (int seed = 1; seed <= 12; seed++) {
      Match match = start(seed);
      Seat away = match.seats().get(2);
      StandIns first = new StandIns(match, RandomSource.seeded(seed));
      first.takeOver(away, "random", "pass in any");
      first.takeOver(away, "random");
      Match resumed = again(match);
      acted += (int) answeredInWindows(resumed, StandIns.resumed(resumed), away).stream()
          .filter(answer -> !answer.equals("pass")).count();
    }
    assertThat(acted).as("the order to pass is the first one's").isPositive();
  }

  @Test
  void whoIsBack_isNotStoodInFor_untilSomebodyTakesOverAgain() {
    Match match = start(3);
    Seat bo = match.seats().get(1);
    Seat cy = match.seats().get(2);
    StandIns absent = new StandIns(match);
    absent.takeOver(cy, "random");
    absent.takeOver(bo, "random");
    absent.giveBack(cy);
    assertThat(StandIns.resumed(again(match)).seats()).containsExactly(bo);
    absent.giveBack(bo);
    absent.takeOver(cy, "greedy:10");
    assertThat(StandIns.resumed(again(match)).seats()).containsExactly(cy);
    absent.giveBack(cy);
    assertThat(StandIns.resumed(again(match)).seats()).isEmpty();
  }

  @Test
  void matchThatEnds_afterManyTakeovers_keepsItsRecord() {
    Match match = start(5);
    Seat bo = match.seats().get(1);
    StandIns absent = new StandIns(match);
    for (int leaves = 0; leaves < MatchRecord.MAX_NOTES / 2; leaves++) {
      absent.takeOver(bo, "random");
      absent.giveBack(bo);
    }
    SeededRandom random = new SeededRandom(5);
    while (!match.isOver()) {
      match.playRandom(random);
    }
    assertThat(match.record().notes()).hasSize(MatchRecord.MAX_NOTES + 1);
    assertThat(again(match).outcome()).isEqualTo(match.outcome());
  }

  @Test
  void takeover_thatTheRecordCannotTake_changesNothing() {
    Match match = start(6);
    Seat bo = match.seats().get(1);
    Seat cy = match.seats().get(2);
    StandIns absent = new StandIns(match);
    absent.takeOver(bo, "random");
    for (int notes = 1; notes < MatchRecord.MAX_NOTES; notes++) {
      match.addNote("Event", "x");
    }
    assertThatThrownBy(() -> absent.takeOver(cy, "random")).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a record must have at most 10000 notes");
    assertThatThrownBy(() -> absent.giveBack(bo)).hasMessage("a record must have at most 10000 notes");
    assertThat(absent.seats()).containsExactly(bo);
    assertThat(StandIns.resumed(again(match)).seats()).containsExactly(bo);
  }

  @Test
  void takeover_withTooMuchOrNothing_saysSo() {
    Match match = start(7);
    Seat bo = match.seats().get(1);
    StandIns absent = new StandIns(match);
    String[] six = Collections.nCopies(6, "pass in any").toArray(String[]::new);
    String[] seven = Collections.nCopies(7, "pass in any").toArray(String[]::new);
    assertThatThrownBy(() -> absent.takeOver(bo, "random", seven)).hasMessage("orders must be at most 6, was 7");
    assertThatThrownBy(() -> absent.takeOver(bo, null)).hasMessage("bot must not be null");
    assertThatThrownBy(() -> absent.takeOver(null, "random")).hasMessage("seat must not be null");
    assertThatThrownBy(() -> absent.takeOver(bo, "random", (String) null)).hasMessage("an order must not be null");
    assertThatThrownBy(() -> absent.takeOver(bo, "random", "pas in any")).hasMessageContaining("an action must begin with one of ");
    assertThat(match.record().notes()).isEmpty();
    absent.takeOver(bo, "random", six);
    assertThat(StandIns.resumed(again(match)).seats()).containsExactly(bo);
  }

  @Test
  void resumption_allowsTheBotsThatTheServerAllows() {
    Match match = start(8);
    Seat bo = match.seats().get(1);
    match.addNote("Takeover", "2", "mcts:999999999999");
    int line = match.record().notes().get(0).lineNumber();
    Set<String> allowed = Set.of("greedy:100");
    assertThatThrownBy(() -> StandIns.resumed(again(match), allowed::contains)).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("line " + line + " of the record names a bot that is not allowed here: mcts:999999999999");
    match.addNote("Takeover", "2", "greedy:100");
    assertThat(StandIns.resumed(again(match), allowed::contains).seats()).containsExactly(bo);
  }

  @Test
  void noteOfNoBot_isRefused_withItsLine() {
    Match match = start(9);
    match.addNote("Takeover", "2", "nobody");
    assertThatThrownBy(() -> StandIns.resumed(again(match))).isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("line " + match.record().notes().get(0).lineNumber() + " of the record: a bot must be random");
  }

  @Test
  void resumedStandIns_areGivenBack_andTheRecordSaysSo() {
    Match match = start(4);
    new StandIns(match).takeOver(match.seats().get(0), "random");
    match.addNote("Event", "Takeover");
    Match resumed = again(match);
    StandIns absent = StandIns.resumed(resumed);
    absent.giveBack(resumed.seats().get(0));
    assertThat(resumed.record().notes()).extracting(MatchRecord.Note::name).containsExactly("Takeover", "Event", "Return");
    assertThat(StandIns.resumed(again(resumed)).seats()).isEmpty();
  }
}
