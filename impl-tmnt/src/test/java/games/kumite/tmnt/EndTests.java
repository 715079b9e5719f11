package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.state.Counters;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The end: who wins, by what, and when time is up. */
final class EndTests {

  @Nested
  final class Victory {

    @Test
    @Rule({"MT-END-01", "MT-CBT-16", "MT-CON-05"})
    void levelTen_byAKill_endsTheGameAtOnce() {
      Played game = Scene.of(3).player("A", "L9 I22 | L01").player("B", "L8").treasures("I01").fight("M05");
      assertThat(game.winner()).isEqualTo("nobody yet");
      game.closes();
      assertThat(game.match().isOver()).isTrue();
      assertThat(game.winner()).isEqualTo("A");
      assertThat(game.level("A")).isEqualTo(10);
      assertThat(game.hand("A")).as("no Treasure is drawn").isEqualTo("L01");
      assertThat(game.match().outcome().standing(game.match().seats().get(1)).result()).isEqualTo(Outcome.Result.LOSS);
      assertThat(game.match().outcome().standing(game.match().seats().get(0)).score()).isEqualTo(10);
    }

    @Test
    @Rule({"MT-END-02", "MT-CON-05"})
    void cardsAndSales_stopAtNine() {
      Played game = Scene.of(3).player("A", "L8 I08 I22 I14 ~I38 S2 | L01 L06").player("B", "L9").turn()
          .play("A play card:L06", "A level seat:1");
      assertThat(game.level("A")).as("C is lower").isEqualTo(9);
      assertThat(game.options()).doesNotContain("sell");
      game = Scene.of(3).player("A", "L8 I08 I22 I14 ~I38 S2").turn().play("A sell", "A sell card:I08",
          "A sell card:I14",
          "A sell card:I22", "A sell card:I38");
      assertThat(game.level("A")).as("2,600").isEqualTo(9);
      assertThat(game.winner()).isEqualTo("nobody yet");
    }

    @Test
    @Rule({"MT-END-02", "MT-CBT-11", "MT-CON-03"})
    void removalOfTheLastMonster_winsNothing() {
      Played game = Scene.of(3).player("A", "L9 S2 | O12 O13").fight("M24").play("A play card:O12");
      assertThat(game.winner()).isEqualTo("nobody yet");
      assertThat(game.level("A")).isEqualTo(9);
    }

    @Test
    @Rule({"MT-END-03", "MT-RUL-24", "MT-TMU-07", "MT-TMU-09"})
    void helper_doesNotShareTheWin() {
      Played game = Scene.of(3).player("A", "L9").player("B", "L9 I38+C01").fight("M24").play("A ask seat:2",
          "A treasures 0", "A send", "B accept");
      assertThat(game.winner()).isEqualTo("A");
      assertThat(game.level("B")).isEqualTo(9);
      assertThat(game.match().outcome().standing(game.match().seats().get(1)).result()).isEqualTo(Outcome.Result.LOSS);
    }

    @Test
    @Rule({"MT-RUL-24", "MT-TMU-13", "MT-TMU-14"})
    void helper_rewardedWithLevelCards_stopsAtNine() {
      Played game = Scene.of(3).player("A", "L3 S2 | L01 L02").player("B", "L8 I38+C01").treasures("O13 O14 O15 O16")
          .fight("M22")
          .play("A ask seat:2", "A treasures 0", "A add card:L01", "A add card:L02", "A send", "B accept").closes();
      assertThat(game.level("B")).isEqualTo(9);
      assertThat(game.hand("A")).as("the second has become illegal").contains("L02").doesNotContain("L01");
    }

    @Test
    @Rule({"MT-RUL-48", "MT-END-01"})
    void kill_afterALevelCard_wins() {
      Played game = Scene.of(3).player("A", "L8 I22 | L01 O13").fight("M22").play("A play card:L01", "A level seat:1");
      assertThat(game.level("A")).isEqualTo(10);
      assertThat(game.winner()).isEqualTo("A");
    }
  }

  @Nested
  final class TimeUp {

    @Test
    @Rule("MT-END-04")
    void limit_isOnByDefault() {
      Option limit = new TmntGame().options().stream().filter(option -> option.id().equals("turnLimit")).findFirst()
          .orElseThrow();
      assertThat(limit.defaultValue()).isEqualTo(500);
    }

    @Test
    @Rule({"MT-END-04", "MT-SET-08"})
    void limit_endsTheGameAfterAFullRound() {
      Match match = new TmntGame().start(Setup.seats("A", "B", "C").seed(3).option("turnLimit", 2));
      EventReader events = match.events(match.seats().get(0));
      Random moves = new Random(7);
      while (!match.isOver()) {
        match.play(match.decision().actions().get(moves.nextInt(match.decision().actions().size())));
      }
      assertThat(events.read()).filteredOn(event -> event.type().equals("turn")).as("two rounds of three").hasSize(6);
      int best = match.seats().stream().mapToInt(seat -> match.outcome().standing(seat).score()).max().orElseThrow();
      assertThat(match.seats()).allMatch(seat -> match.outcome().standing(seat).rank() == 1
          == (match.outcome().standing(seat).score() == best));
    }

    @Test
    @Rule("MT-END-04")
    void tiedAtTheLimit_shareTheWin() {
      Played game = Scene.of(3).active("C").player("A", "L5").player("B", "L5").player("C", "CH1 L3 S2").closing();
      game.party().set(Counters.ROUND, 499);
      game.pass("C");
      assertThat(game.match().isOver()).isTrue();
      assertThat(game.winner()).isEqualTo("A B");
      game = Scene.of(3).active("C").player("A", "L5").player("B", "L4").player("C", "CH1 L3 S2").closing();
      game.party().set(Counters.ROUND, 499);
      game.pass("C");
      assertThat(game.winner()).isEqualTo("A");
    }

    @Test
    @Rule("MT-END-04")
    void everyoneAheadAtTheLimit_isTold() {
      int most = 0;
      for (int seed = 1; seed <= 6; seed++) {
        Match match = new TmntGame().start(Setup.seats(5).option("turnLimit", 1).seed(seed));
        EventReader events = match.events(Viewer.spectator());
        SeededRandom random = new SeededRandom(seed);
        while (!match.isOver()) {
          match.playRandom(random);
        }
        List<Object> told = events.read().stream().filter(event -> event.type().equals("over"))
            .map(event -> event.argument("winner")).toList();
        assertThat(told).isEqualTo(match.seats().stream()
            .filter(seat -> match.outcome().standing(seat).rank() == 1).map(Seat::id).toList());
        most = Math.max(most, told.size());
      }
      assertThat(most).as("somebody was tied").isGreaterThan(1);
    }

    @Test
    @Rule({"MT-END-04", "MT-DTH-07"})
    void deadAtTheLimit_doesNotWin() {
      Played game = Scene.of(3).active("C").player("A", "L4").player("B", "L3").player("C", "CH1 L8").fight("M35");
      game.party().set(Counters.ROUND, 499);
      game.dice().layUsual("run-3=1");
      game.until(now -> now.match().isOver(), "pass", "take");
      assertThat(game.isAlive("C")).isFalse();
      assertThat(game.winner()).isEqualTo("A");
      assertThat(game.match().outcome().standing(game.match().seats().get(2)).score()).isZero();
      assertThat(game.match().outcome().standing(game.match().seats().get(1)).score()).isEqualTo(3);
    }

    @Test
    @Rule({"MT-END-01", "MT-DTH-07"})
    void deadWhenAnotherWins_keepsItsLevelAsItsScore() {
      Played game = Scene.of(3).player("A", "L9 I22").player("B", "L8 dead").fight("M05");
      assertThat(game.winner()).isEqualTo("A");
      assertThat(game.match().outcome().standing(game.match().seats().get(1)).score()).isEqualTo(8);
    }

    @Test
    @Rule("MT-END-04")
    void limit_isNotReachedBeforeTheRoundIsFull() {
      Played game = Scene.of(3).active("B").player("B", "CH1 S2").player("C", "CH2 S2").closing();
      game.party().set(Counters.ROUND, 499);
      game.pass("B", "C");
      assertThat(game.match().isOver()).isFalse();
      assertThat(game.active()).isEqualTo("C");
    }
  }
}
