package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Decision;
import games.kumite.api.IllegalActionException;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Decks chosen otherwise, one hero alone, a host: who owns, sees and decides what. */
final class UnusualSeatTests {

  @Test
  @Rule({"BR-SET-06", "BR-ATK-05", "BR-ATK-12"})
  void firstHero_ofTheLaterSuits_ownsThemInEveryWay() {
    StackedGame game = Deal.bosses("KS").chooses("choose deck:C deck:D").hands("C7 C2 D2", "S7 S2 H2")
        .begin("speed-1=20 speed-2=19");
    assertThat(game.options()).containsExactlyInAnyOrder(
        "play card:C7", "play card:C2", "play card:D2", "top deck:C", "top deck:D");
    assertThat(game.refused("top deck:S").rule()).contains("BR-ATK-12");
    assertThat(game.refused("play card:S7").rule()).contains("BR-ATK-12");

    game.play("P1 play card:C7");
    assertThat(game.options()).containsExactlyInAnyOrder(
        "play card:S7", "play card:S2", "play card:H2", "top deck:S", "top deck:H");
    game.play("P2 play card:S7");

    assertThat(game.options()).containsExactly("bonus mirror", "bonus kindred", "decline");
  }

  @ParameterizedTest
  @CsvSource({"S5, H5, bonus mirror", "C5, D6, bonus chain", "C5, H4, bonus chain", "S5, D9, ''"})
  @Rule({"BR-SET-06", "BR-WEX-08"})
  void heroesOfOneColourEach_areNeverKindred(String first, String second, String bonus) {
    StackedGame game = Deal.bosses("KS").chooses("choose deck:S deck:C")
        .hands(first + " S2 C2", second + " H2 D2").begin("speed-1=20 speed-2=19").play("P1 play card:" + first);

    game.play("P2 play card:" + second + (bonus.isEmpty() ? " ; target=2 damage=1" : ""));

    assertThat(game.asked()).isEqualTo(bonus.isEmpty() ? "P1 attack" : "P2 pair-bonus");
    if (!bonus.isEmpty()) {
      assertThat(game.options()).containsExactly(bonus, "decline");
    }
  }

  @Test
  @Rule({"BR-SET-07", "BR-TRN-07", "BR-BOS-05"})
  void loneHero_besideAHost_fightsWithoutDiceForTheTarget() {
    StackedGame game = Deal.bosses("QS").loneHero().host().chooses("choose deck:C deck:H").hands("C3 C4 H2")
        .begin("speed-1=12");
    assertThat(game.asked()).as("tied with the Queen").isEqualTo("P1 attack");
    assertThat(game.refused("top deck:S").rule()).contains("BR-SET-07");
    assertThat(game.refused("top deck:D").rule()).contains("BR-SET-07");

    game.play("P1 play card:C3 ; damage=8\nP1 play card:C4 ; damage=8");

    assertThat(game.kindsOfDice()).containsExactly("damage d8");
    assertThat(game.boss()).isEqualTo("Q 15/7");
    assertThat(game.health(1)).isEqualTo("14/30");
  }

  @Test
  @Rule({"BR-END-02", "BR-END-05"})
  void loneHero_besideAHost_losesAloneWhatTheHostDoesNotShare() {
    StackedGame game = Deal.bosses("JS", "KS").loneHero().host().hands("S10 S2 H2").health(1, "1,1,1")
        .begin("speed-1=14").play("P1 play card:S10\nP1 draw deck:S ; speed-1=10");

    game.play("P1 play card:S2 ; damage=12\nP1 play card:H2 ; damage=11");

    assertThat(game.match().outcome().standings()).containsExactly(
        new Outcome.Standing(Outcome.Result.LOSS, 1, 1), new Outcome.Standing(Outcome.Result.NONE, 0, 0));
  }

  @Test
  @Rule({"BR-RST-01", "BR-RST-02", "BR-KO-03"})
  void loneHero_neverRests_andIsNeverAskedToAssist() {
    StackedGame game = Deal.bosses("JS", "JC").loneHero().hands("S10 H10 S2").begin("speed-1=14");

    game.play("P1 play card:S10\nP1 draw deck:H ; speed-1=13 damage=6");

    assertThat(game.kindsOfDice()).containsExactly("speed-1 d20", "damage d6");
    assertThat(game.health(1)).isEqualTo("24/30");
  }

  @Test
  @Rule({"BR-SET-12", "BR-RUL-14"})
  void host_watchingALoneHero_seesTheHand_andASpectatorDoesNot() {
    Match match = Deal.bosses("KS").loneHero().host().hands("S4 S2 H2").begin("speed-1=20").match();
    Seat host = match.seats().get(1);

    assertThat(match.table(host).find("card:S4")).isPresent();
    assertThat(match.table(Viewer.spectator()).find("card:S4")).isEmpty();
    assertThat(match.table(host).find("hand:2")).isEmpty();
    assertThat(match.table(host).find("deck:C").orElseThrow().get("owner")).as("nobody's").isNull();
    assertThat(match.table(host).find("deck:C").orElseThrow().children()).isEmpty();
  }

  @Test
  @Rule({"BR-SET-12", "BR-SET-13"})
  void host_waits_andCannotActForAHero() {
    Match match = Deal.bosses("KS").host().begin("speed-1=20 speed-2=19").match();
    Seat host = match.seats().get(2);
    Decision decision = match.decision();

    assertThat(((Turn.Waiting) match.perspective(host).turn()).prompt()).isEqualTo("Ana chooses an attack. (Rolled: Ana, speed 20; Bo, speed 19.)");
    assertThatThrownBy(() -> match.play(host, decision.number(), decision.parse("play card:S2")))
        .isInstanceOf(IllegalActionException.class);
    assertThat(match.decision().number()).isEqualTo(decision.number());
  }

  @Test
  @Rule({"BR-KO-03", "BR-SET-12"})
  void host_isNobody_whoCouldBeAssisted() {
    StackedGame game = Stories.partnerDown(Deal.bosses("KS", "JS").host()).play("""
        P1 play card:H10 ; damage=1
        P1 play card:S3
        P1 draw deck:S
        P1 draw deck:S
        P1 draw deck:H
        P2 draw deck:C
        """);

    assertThat(game.options()).containsExactly("assist seat:2", "refuse");
    assertThat(game.refused("assist seat:1").rule()).contains("BR-KO-03");
    assertThat(game.refused("assist seat:3").rule()).contains("BR-KO-03");
  }

  @ParameterizedTest
  @CsvSource({"1, bossCount, 3, 1, false", "1, diceSet, D6_ONLY, 1, false", "3, speedDice, 3D6, 2, true",
      "2, bossCount, 1, 2, false", "2, host, false, 2, false", "3, host, true, 2, true", "1, heroCount, 1, 1, false",
      "2, heroCount, 2, 2, false"})
  @Rule({"BR-SET-12", "BR-SET-14"})
  void seats_besideAnotherOption_areHeroesFirst(int seats, String option, String value, int heroes, boolean host) {
    Match match = Deal.GAME.start(Setup.seats(seats).option(option, value).seed(3));

    assertThat(match.perspective(match.seats().get(0)).options()).containsEntry("heroCount", heroes)
        .containsEntry("host", host);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  @Rule("BR-SET-12")
  void seatsWithoutOptions_areTheSame_behindTheirRecord(int seats) {
    Match match = Deal.GAME.start(Setup.seats(seats).seed(3));
    match.play(match.decision().parse("choose deck:C deck:H"));

    Match resumed = Deal.GAME.resume(MatchRecord.parse(match.record().text()));

    assertThat(resumed.table(Viewer.spectator())).isEqualTo(match.table(Viewer.spectator()));
    assertThat(resumed.decision().actions()).isEqualTo(match.decision().actions());
  }

  @ParameterizedTest
  @CsvSource({"1, host, false", "1, host, true", "2, host, true", "3, host, false", "3, heroCount, 2",
      "3, heroCount, 1", "2, heroCount, 1", "1, heroCount, 2"})
  @Rule({"BR-SET-12", "BR-SET-14"})
  void seats_thatAGivenOptionDoesNotMean_areRefused(int seats, String option, String value) {
    Setup setup = Setup.seats(seats).option(option, value);

    assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> Deal.GAME.start(setup))
        .withMessageContaining("was " + seats);
  }
}
