package games.kumite.spi.bots;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.MatchRecord;
import games.kumite.api.RandomSource;
import games.kumite.api.Seat;
import games.kumite.api.SeededRandom;
import games.kumite.api.Setup;
import games.kumite.api.bot.StandIns;
import games.kumite.spi.Inspection;
import games.kumite.spi.samples.masks.Masks;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who stands in goes on to stand in when the match is resumed: for the same seats, with the same orders. */
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
  void resumedStandIns_areGivenBack_andTheRecordSaysSo() {
    Match match = start(4);
    new StandIns(match).takeOver(match.seats().get(0), "random");
    match.note("Event", "Takeover");
    Match resumed = again(match);
    StandIns absent = StandIns.resumed(resumed);
    absent.giveBack(resumed.seats().get(0));
    assertThat(resumed.record().notes()).extracting(MatchRecord.Note::name).containsExactly("Takeover", "Event", "Return");
    assertThat(StandIns.resumed(again(resumed)).seats()).isEmpty();
  }
}
