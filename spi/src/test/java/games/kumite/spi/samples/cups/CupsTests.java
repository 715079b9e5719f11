package games.kumite.spi.samples.cups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules of dice under cups, with loaded dice. */
final class CupsTests {

  /** Three seats with two dice each: Ana 3 and 5, Bo 5 and 5, Cy 1 and 2. */
  private static Match three() {
    ScriptedRandom random = new ScriptedRandom(RandomSource.seeded(4));
    int[][] dice = {{3, 5}, {5, 5}, {1, 2}};
    for (int[] cup : dice) {
      random.put("cup-1", cup[0]).put("cup-2", cup[1]);
    }
    return new Cups().start(Setup.seats("Ana", "Bo", "Cy").option("dice", 2).random(random));
  }

  /** Two seats with one die each: Ana 6, Bo 1. */
  private static Match two() {
    ScriptedRandom random = new ScriptedRandom(RandomSource.seeded(4)).put("cup-1", 6).put("cup-1", 1);
    return new Cups().start(Setup.seats("Ana", "Bo").option("dice", 1).random(random));
  }

  private static void play(Match match, String... notations) {
    for (String notation : notations) {
      match.play(match.decision().parse(notation));
    }
  }

  private static List<Object> dice(Match match) {
    return match.seats().stream().map(seat -> match.table(seat).find(seat.id()).orElseThrow().attributes().get("dice"))
        .toList();
  }

  private static long diceSeenBy(Match match, Viewer viewer) {
    return match.table(viewer).all().values().stream().filter(element -> element.kind() == Element.Kind.DIE).count();
  }

  private static List<String> texts(Match match) {
    return match.events(Viewer.spectator()).read().stream().map(Event::text).toList();
  }

  @Test
  @Rule({"CU-01", "CU-02"})
  void dice_ofARound_areSeenByTheirOwnersAlone() {
    Match match = new Cups().start(Setup.seats(5).seed(3));
    assertThat(dice(match)).containsOnly(3);
    assertThat(match.seats()).allMatch(seat -> diceSeenBy(match, seat) == 3);
    assertThat(diceSeenBy(match, Viewer.spectator())).isZero();
    assertThat(match.actor()).isEqualTo(match.seats().get(0));
  }

  @Test
  @Rule("CU-03")
  void bid_beatsTheOneBefore_byMoreDiceOrAHigherFace() {
    Match match = three();
    play(match, "bid 2 5");
    assertThat(match.actor().name()).isEqualTo("Bo");
    assertThatThrownBy(() -> play(match, "bid 2 5")).hasMessageContaining("(CU-03)");
    assertThatThrownBy(() -> play(match, "bid 1 6")).hasMessageContaining("(CU-03)");
    assertThatThrownBy(() -> play(match, "bid 7 1")).hasMessageContaining("is not an action");
    play(match, "bid 2 6", "bid 6 1");
    assertThat(match.actor().name()).isEqualTo("Ana");
  }

  @Test
  @Rule("CU-04")
  void doubt_withoutABid_isRefused() {
    assertThatThrownBy(() -> play(three(), "doubt")).hasMessageContaining("(CU-04)");
  }

  @Test
  @Rule({"CU-04", "CU-02"})
  void doubt_ofATrueBid_costsTheDoubterADie_andItBeginsTheNextRound() {
    Match match = three();
    play(match, "bid 3 5", "doubt");
    assertThat(dice(match)).containsExactly(2, 1, 2);
    assertThat(match.actor().name()).isEqualTo("Bo");
    assertThat(texts(match)).contains("Bo doubts it: there are 3 dice that show 5.", "Bo loses a die.");
    assertThat(match.actionCount()).isEqualTo(5 * 6);
  }

  @Test
  @Rule("CU-04")
  void doubt_ofAFalseBid_costsTheBidderADie() {
    Match match = three();
    play(match, "bid 1 1", "bid 4 5", "doubt");
    assertThat(dice(match)).containsExactly(2, 1, 2);
    assertThat(match.actor().name()).isEqualTo("Bo");
  }

  @Test
  @Rule("CU-05")
  void seatWithoutDice_isOut_andTheLastOneWins() {
    Match match = two();
    play(match, "bid 2 6", "doubt");
    assertThat(match.isOver()).isTrue();
    assertThat(match.outcome().standings()).extracting(standing -> standing.score()).containsExactly(0, 1);
  }

  @Test
  @Rule({"CU-02", "CU-05"})
  void seatThatLosesItsLastDie_givesTheRoundToTheNext_andIsNotAskedAgain() {
    ScriptedRandom random = new ScriptedRandom(RandomSource.seeded(4)).put("cup-1", 6).put("cup-1", 1).put("cup-1", 2);
    Match match = new Cups().start(Setup.seats("Ana", "Bo", "Cy").option("dice", 1).random(random));
    play(match, "bid 1 1", "bid 3 6", "doubt");
    assertThat(match.actor().name()).isEqualTo("Cy");
    play(match, "bid 1 1");
    Seat next = match.actor();
    assertThat(next.name()).isEqualTo("Ana");
  }
}
