package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Asking for help: who asks whom, and what a helper is. What is offered is in {@link OfferTests}. */
final class HelpTests {

  private static final String[] FREE_HELP = {"A ask seat:2", "A treasures 0", "A send", "B accept"};

  @Nested
  final class Asking {

    @Test
    @Rule({"MT-TMU-01", "MT-RUL-09"})
    void fighter_asksWhileNotWinning() {
      Played game = Scene.of(4).player("A", "L1 | O03 O04").fight("M11");
      assertThat(game.options()).contains("ask seat:2", "ask seat:3", "ask seat:4");
      game.play("A play card:O03", "A target side");
      assertThat(game.strengths()).as("a tie").isEqualTo("4:4");
      assertThat(game.options()).contains("ask seat:2");
      game.play("A play card:O04", "A target card:M11");
      assertThat(game.strengths()).isEqualTo("4:9");
      game = Scene.of(4).player("A", "L1 | O04 O03").fight("M11").play("A play card:O04", "A target side");
      assertThat(game.strengths()).isEqualTo("6:4");
      assertThat(game.options()).noneMatch(option -> option.startsWith("ask"));
      assertThat(game.refused("ask seat:2").rule()).contains("MT-TMU-01");
    }

    @Test
    @Rule({"MT-TMU-01", "MT-RUL-38"})
    void tie_isWinning_forWhoWinsTies() {
      Played game = Scene.of(3).player("A", "L6 K15 | O03").fight("M22");
      assertThat(game.strengths()).isEqualTo("8:8");
      assertThat(game.refused("ask seat:2").rule()).contains("MT-TMU-01");
      game = Scene.of(3).player("A", "L5 K15 | O03").fight("M22");
      assertThat(game.options()).contains("ask seat:2");
    }

    @Test
    @Rule({"MT-CBT-02", "MT-CON-01"})
    void helperAtTheFirstSeat_isAHelperToo() {
      Played game = Scene.of(3).active("B").player("B", "CH1 L1 | O03").player("A", "CH2 L1").fight("M22");
      assertThat(game.strengths()).isEqualTo("1:8");
      game.play("B ask seat:1", "B treasures 0", "B send", "A accept");
      assertThat(game.strengths()).as("Leonardo's +2 for having a helper").isEqualTo("4:8");
    }

    @Test
    @Rule("MT-TMU-01")
    void onlyTheFighter_asks_oneAfterTheOther() {
      Played game = Scene.of(4).player("A", "L1").player("B", "| O03").fight("M22")
          .play("A ask seat:2", "A treasures 0", "A send", "B decline", "A ask seat:3", "A treasures 0", "A send",
              "C decline");
      assertThat(game.asked()).isEqualTo("A window-combat");
      assertThat(game.helper()).isEqualTo("nobody");
      assertThat(game.options()).contains("ask seat:4");
      game.pass("A");
      assertThat(game.asked()).isEqualTo("B window-combat");
      assertThat(game.refused("ask seat:3").rule()).contains("MT-TMU-01");
    }

    @Test
    @Rule({"MT-TMU-01", "MT-TMU-06", "MT-RUL-50"})
    void aPlayer_isAskedTwiceInACombat() {
      Played game = Scene.of(3).player("A", "L1").fight("M22")
          .play("A ask seat:2", "A treasures 0", "A send", "B decline", "A ask seat:2", "A treasures 1",
              "A pick-order helper-first", "A back");
      assertThat(game.options()).as("given up counts too").contains("ask seat:3").doesNotContain("ask seat:2");
      assertThat(game.refused("ask seat:2").rule()).contains("MT-RUL-50");
    }

    @Test
    @Rule("MT-TMU-01")
    void nextCombat_forgetsWhoWasAsked() {
      Played game = Scene.of(3).player("A", "L1 | O14").player("B", "L1").doors("M24").fight("M22")
          .play("A ask seat:2", "A treasures 0", "A back", "A ask seat:2", "A treasures 0", "A back", "A ask seat:3",
              "A treasures 0", "A back", "A ask seat:3", "A treasures 0", "A back ; run-1=5", "A pass");
      assertThat(game.asked()).isEqualTo("B window-combat");
      assertThat(game.options()).contains("ask seat:1", "ask seat:3");
    }

    @Test
    @Rule("MT-TMU-02")
    void onlyOne_helps() {
      Played game = Scene.of(4).player("A", "L1 | O03 O15").fight("M22").play(FREE_HELP);
      assertThat(game.strengths()).isEqualTo("2:8");
      assertThat(game.options()).noneMatch(option -> option.startsWith("ask"));
      assertThat(game.refused("ask seat:3").rule()).contains("MT-TMU-02");
      assertThat(game.refused("play card:O15").rule()).contains("MT-TMU-02");
    }

    @Test
    @Rule("MT-TMU-03")
    void fighterItself_isNotAsked() {
      Played game = Scene.of(3).player("A", "L1").fight("M22");
      assertThat(game.options()).doesNotContain("ask seat:1");
      assertThat(game.refused("ask seat:1").rule()).isPresent();
    }
  }

  @Nested
  final class Helping {

    @Test
    @Rule("MT-TMU-07")
    void help_isNotWithdrawn() {
      Played game = Scene.of(3).player("A", "L9").player("B", "L2 | O04 O03").fight("M24")
          .play("A ask seat:2", "A treasures 2", "A pick-order helper-first", "A send", "B accept");
      assertThat(game.asked()).isEqualTo("B window-combat");
      assertThat(game.winner()).isEqualTo("nobody yet");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:O04", "play card:O03", "pass");
      game.pass("B");
      assertThat(game.winner()).as("B does not share it").isEqualTo("A");
    }

    @Test
    @Rule({"MT-TMU-07", "MT-END-03"})
    void fighterAtLevelNine_mayBeHelped() {
      Played game = Scene.of(3).player("A", "L9").player("B", "L9").fight("M30").play(FREE_HELP);
      assertThat(game.winner()).isEqualTo("A");
      assertThat(game.level("B")).isEqualTo(9);
    }

    @Test
    @Rule({"MT-TMU-08", "MT-MON-13"})
    void weaknessOfAMonster_isUsedByTheHelper() {
      Played game = Scene.of(3).player("A", "CH5 L1").player("B", "CH3 L1 | O03").fight("M30");
      assertThat(game.strengths()).isEqualTo("1:14");
      game.play(FREE_HELP);
      assertThat(game.strengths()).isEqualTo("2:10");
    }

    @Test
    @Rule({"MT-TMU-08", "MT-CBT-04"})
    void abilitiesOfTheHelper_workForTheSide() {
      Played game = Scene.of(3).player("A", "CH1 L4 K10").player("B", "CH4 L3 K07 S2 A01 | O03").fight("M22");
      assertThat(game.strengths()).isEqualTo("4:8");
      game.play(FREE_HELP); // A 4+2+1, B 3+2+2
      assertThat(game.strengths()).isEqualTo("14:8");
      assertThat(game.level("B")).isEqualTo(3);
    }

    @Test
    @Rule({"MT-TMU-09", "MT-RUL-24"})
    void helper_gainsNoLevel() {
      Played game = Scene.of(3).player("A", "L1 | O14").player("B", "L9").fight("M22").play(FREE_HELP);
      assertThat(game.level("A")).isEqualTo(2);
      assertThat(game.level("B")).isEqualTo(9);
      assertThat(game.winner()).isEqualTo("nobody yet");
    }

    @Test
    @Rule("MT-TMU-10")
    void losers_bothRun() {
      Played game = Scene.of(3).player("A", "L2 | O14").player("B", "L3").fight("M22")
          .play("A ask seat:2", "A treasures 0", "A send", "B accept ; run-1=4 run-2=4");
      assertThat(game.level("A")).isEqualTo(1);
      assertThat(game.level("B")).isEqualTo(1);
    }

    @Test
    @Rule({"MT-RUL-31", "MT-TMU-07"})
    void helper_staysIfAMonsterForbidsHelp() {
      Played game = Scene.of(3).player("A", "L1").player("B", "L2").player("C", "| W01 M16 O03").fight("M22")
          .play(FREE_HELP).play("C play card:wandering");
      assertThat(game.helper()).isEqualTo("B");
      assertThat(game.strengths()).isEqualTo("3:13");
    }
  }

  @Nested
  final class Forced {

    @Test
    @Rule({"MT-TMU-15", "MT-TMU-03"})
    void distressSignal_forcesOneWhoIsFree() {
      Played game = Scene.of(4).player("A", "L1").player("B", "L5").player("C", "L2 | O15 O03").player("D", "dead")
          .fight("M22").pass("A").play("C play card:O15");
      assertThat(game.asked()).isEqualTo("C target");
      assertThat(game.options()).containsExactlyInAnyOrder("force seat:2", "force seat:3");
      assertThat(game.refused("force seat:1").rule()).contains("MT-TMU-03");
      game.play("C force seat:2");
      assertThat(game.helper()).isEqualTo("B");
      assertThat(game.strengths()).isEqualTo("6:8");
    }

    @Test
    @Rule({"MT-TMU-15", "MT-TMU-11"})
    void forcedHelper_getsNothing() {
      Played game = Scene.of(3).player("A", "L4 | O15 O14").player("B", "L5").treasures("I01 I02").fight("M22")
          .play("A play card:O15", "A force seat:2");
      assertThat(game.level("A")).isEqualTo(5);
      assertThat(game.hand("A")).isEqualTo("I01 I02 O14");
      assertThat(game.handSize("B")).isZero();
    }

    @Test
    @Rule("MT-TMU-15")
    void combatForTheWin_cannotBeForced() {
      Played game = Scene.of(3).player("A", "L8 | O15 O03").fight("M35");
      assertThat(game.refused("play card:O15").rule()).as("two Levels").contains("MT-TMU-15");
      game = Scene.of(3).player("A", "L8 | O15 O03").fight("M28");
      assertThat(game.options()).as("one Level").contains("play card:O15");
    }

    @Test
    @Rule({"MT-TMU-16", "MT-TMU-17", "MT-RUL-35"})
    void forcedHelper_leavesWithWhatWasBought() {
      Played game = Scene.of(3).player("A", "L8 | O15 O03").player("B", "CH6 L3 S3 | M01 M02")
          .player("C", "CH2 L2 | W01 M03 E01").fight("M30").play("A play card:O15", "A force seat:2", "A pass");
      game.play("B use card:S3", "B pay card:M01", "B pass");
      assertThat(game.strengths()).isEqualTo("13:14");
      game.play("C play card:wandering");
      assertThat(game.helper()).isEqualTo("nobody");
      assertThat(game.strengths()).isEqualTo("8:17");
      assertThat(game.events()).extracting(Event::text).contains("B no longer helps.");
      assertThat(game.zone("combat")).as("the signal is spent").contains("O15");
      game.pass("C");
      assertThat(game.asked()).isEqualTo("A window-combat");
      assertThat(game.options()).contains("ask seat:2");
      game.play("A ask seat:3", "A treasures 0", "A send", "C accept");
      assertThat(game.strengths()).as("nothing of B's is left for C").isEqualTo("10:17");
    }

    @Test
    @Rule("MT-TMU-16")
    void levelCard_mayMakeItACombatForTheWin() {
      Played game = Scene.of(3).player("A", "L8 | O15 O03").player("B", "L3").player("C", "| L01 O04").fight("M30")
          .play("A play card:O15", "A force seat:2", "A pass", "C play card:L01", "C level seat:1");
      assertThat(game.helper()).isEqualTo("nobody");
      assertThat(game.strengths()).isEqualTo("9:14");
    }

    @Test
    @Rule({"MT-TMU-16", "MT-TMU-07"})
    void willingHelper_stays() {
      Played game = Scene.of(3).player("A", "L8").player("B", "L3").player("C", "| L01 O04").fight("M30")
          .play(FREE_HELP).play("C play card:L01", "C level seat:1");
      assertThat(game.helper()).isEqualTo("B");
    }

    @Test
    @Rule({"MT-TMU-17", "MT-TRP-06"})
    void helperWhoLeft_mayBeAskedAgain_withoutTheOldAgreement() {
      Played game = Scene.of(3).player("A", "L8 | O15 O03").player("B", "CH6 L3 T13").player("C", "| L01 O04")
          .fight("M30")
          .play("A play card:O15", "A force seat:2");
      assertThat(game.strengths()).isEqualTo("6:14");
      game.play("A pass", "C play card:L01", "C level seat:1");
      assertThat(game.strengths()).isEqualTo("9:14");
      assertThat(game.kept("B")).isEqualTo("T13");
      game.pass("C").play(FREE_HELP);
      assertThat(game.strengths()).isEqualTo("7:14");
    }
  }
}
