package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What those may do who do not fight, and the fighter against the own side. */
final class InterferenceTests {

  private static final String[] FREE_HELP = {"A ask seat:2", "A treasures 0", "A send", "B accept"};

  @Nested
  final class OneShots {

    @Test
    @Rule({"MT-INT-01", "MT-ONE-03"})
    void bystander_playsForEitherSide() {
      Played game = Scene.of(4).player("A", "L1").player("D", "| O03 O04").fight("M22").pass("A");
      assertThat(game.asked()).isEqualTo("D window-combat");
      game.play("D play card:O03");
      assertThat(game.options()).containsExactlyInAnyOrder("target side", "target card:M22");
      game.play("D target side");
      assertThat(game.strengths()).isEqualTo("4:8");
      game.play("D play card:O04", "D target card:M22");
      assertThat(game.strengths()).isEqualTo("4:13");
    }

    @Test
    @Rule({"MT-INT-01", "MT-ONE-02"})
    void bystander_playsFromTheTableToo_butTheDeadDoNot() {
      Played game = Scene.of(4).player("A", "L1").player("C", "dead | O04").player("D", "O03").fight("M22")
          .pass("A", "B");
      assertThat(game.asked()).isEqualTo("D window-combat");
      game.play("D play card:O03", "D target side");
      assertThat(game.strengths()).isEqualTo("4:8");
      assertThat(game.table("D")).isEmpty();
    }

    @Test
    @Rule("MT-INT-01")
    void bystander_removesAMonster() {
      Played game = Scene.of(3).player("A", "L1 | O14").player("C", "| O10").treasures("I01 I02").fight("M22")
          .pass("A").play("C play card:O10");
      assertThat(game.strengths()).isEqualTo("no combat");
      assertThat(game.hand("A")).isEqualTo("I01 I02 O14");
    }

    @Test
    @Rule("MT-RUL-47")
    void fighter_mayHarmTheOwnSide() {
      Played game = Scene.of(3).player("A", "L9 I22 | O03 E01 T01").fight("M22");
      assertThat(game.options()).contains("play card:E01", "trap card:T01 seat:1");
      game.play("A play card:O03", "A target card:M22");
      assertThat(game.strengths()).isEqualTo("11:11");
      game.play("A play card:E01", "A trap card:T01 seat:1");
      assertThat(game.strengths()).isEqualTo("10:16");
      assertThat(game.level("A")).isEqualTo(8);
    }

    @Test
    @Rule({"MT-INT-07", "MT-CBT-12"})
    void card_isCarriedOutBeforeAnybodyAnswersIt() {
      Played game = Scene.of(3).player("A", "L3 | O04 O06").player("B", "| O12").fight("M22")
          .play("A play card:O04");
      assertThat(game.asked()).as("its player chooses, nobody reacts").isEqualTo("A target");
      game.play("A target side");
      assertThat(game.strengths()).isEqualTo("8:8");
      assertThat(game.asked()).isEqualTo("A window-combat");
    }
  }

  @Nested
  final class CombatSides {

    @Test
    @Rule({"MT-INT-02", "MT-MON-05"})
    void enhancer_isForEverybody_theFighterIncluded() {
      Played game = Scene.of(3).player("A", "L5 I22 | E01 O03").player("B", "| E06").fight("M11")
          .play("A play card:E01");
      assertThat(game.strengths()).isEqualTo("7:9");
      assertThat(game.treasures()).isEqualTo(3);
      game.pass("A").play("B play card:E06");
      assertThat(game.strengths()).isEqualTo("7:4");
      assertThat(game.treasures()).isEqualTo(2);
    }

    @Test
    @Rule("MT-RUL-22")
    void enhancer_outsideCombat_isNotPlayed() {
      Played game = Scene.of(3).player("A", "| E01 O14").turn();
      assertThat(game.options()).doesNotContain("play card:E01");
      assertThat(game.refused("play card:E01").rule()).contains("MT-RUL-22");
      assertThat(Scene.of(3).player("A", "| O14").doors("E01").kick().hand("A")).isEqualTo("E01 O14");
    }

    @Test
    @Rule({"MT-INT-03", "MT-MON-03"})
    void wanderingMonster_addsOneOfTheOwnHand() {
      Played game = Scene.of(3).player("A", "L9").player("B", "| M01").player("C", "| W01 M05 M02 E06").fight("M11");
      assertThat(game.asked()).as("without the card nobody adds one").isEqualTo("C window-combat");
      game.play("C play card:wandering");
      assertThat(game.asked()).isEqualTo("C target");
      assertThat(game.options()).containsExactlyInAnyOrder("pair card:M05", "pair card:M02");
      game.play("C pair card:M05");
      assertThat(game.monsters()).isEqualTo("M11:4 M05:2");
      assertThat(game.hand("C")).isEqualTo("E06 M02");
    }

    @Test
    @Rule("MT-INT-03")
    void twoWanderingMonsters_areListedOnceEach_andPlayedOneAfterTheOther() {
      Played game = Scene.of(3).player("A", "L9").player("C", "| W01 W02 M05 M02").fight("M11");
      assertThat(game.options()).filteredOn(option -> option.startsWith("play card:wandering"))
          .containsExactly("play card:wandering", "play card:wandering.2");
      game.play("C play card:wandering.2", "C pair card:M05");
      assertThat(game.options()).filteredOn(option -> option.startsWith("play card:wandering")).hasSize(1);
    }

    @Test
    @Rule("MT-INT-03")
    void wanderingMonster_withoutAMonster_isNotPlayed() {
      Played game = Scene.of(3).player("A", "L9").player("C", "| W01 E06").fight("M11");
      assertThat(game.options()).doesNotContain("play card:wandering");
      assertThat(game.refused("play card:wandering").rule()).contains("MT-INT-03");
    }

    @Test
    @Rule("MT-RUL-23")
    void fighter_mayAddAMonster() {
      Played game = Scene.of(3).player("A", "L9 I38+C01 | W02 M05 O14").fight("M11").play("A play card:wandering");
      assertThat(game.winner()).isEqualTo("A");
      assertThat(game.level("A")).as("two kills, one too many").isEqualTo(10);
    }
  }

  @Nested
  final class Told {

    @Test
    @Rule({"MT-MON-07", "MT-ONE-03", "MT-TRE-04"})
    void aim_isToldWithTheCard() {
      Played game = Scene.of(3).player("A", "L4 | E01 O03 L01").player("B", "L2 | E08 O06").fight("M22")
          .play("A play card:E01", "A play card:O03", "A target card:M22");
      assertThat(game.events()).extracting(Event::text).contains("Shuriken Handful is used on Bludgeon.");
      game.play("A play card:L01", "A level seat:2");
      assertThat(game.events()).extracting(Event::text).contains("Training Montage is used on B.");
      game.play("A pass", "B play card:E08", "B play card:O06", "B target side");
      assertThat(game.events()).extracting(Event::text).contains("Extra-Large Pizza is used for the players.");
    }
  }

  @Nested
  final class OtherCards {

    @Test
    @Rule({"MT-INT-04", "MT-TRP-02"})
    void trap_hitsAnybodyAtAnyTime() {
      Played game = Scene.of(4).player("A", "L3").player("B", "L3").player("C", "dead L3")
          .player("D", "L3 | T01 T02 T03")
          .fight("M22").pass("A");
      assertThat(game.options()).filteredOn(option -> option.startsWith("trap card:T01"))
          .containsExactlyInAnyOrder("trap card:T01 seat:1", "trap card:T01 seat:2", "trap card:T01 seat:4");
      assertThat(game.refused("trap card:T01 seat:3").rule()).contains("MT-TRP-02");
      game.play("D trap card:T01 seat:1", "D trap card:T02 seat:2");
      assertThat(List.of(game.level("A"), game.level("B"))).containsExactly(2, 2);
      game.pass("D", "A");
      assertThat(game.asked()).isEqualTo("D window-run");
      game.play("D trap card:T03 seat:4 ; run-1=5");
      assertThat(game.level("D")).isEqualTo(2);
    }

    @Test
    @Rule({"MT-INT-05", "MT-TRE-04"})
    void bystander_playsLevelCardsAndAllies_andGivesUpWhatIsInPlay() {
      Played game = Scene.of(3).player("A", "L3").player("B", "L5 S1 K11 A01 | A02 L01").fight("M22").pass("A");
      assertThat(game.options()).contains("play card:A02", "play card:L01", "discard card:S1", "discard card:K11",
          "discard card:A01", "team-up card:A01");
      game.play("B discard card:S1", "B discard card:K11", "B play card:A02", "B play card:L01", "B level seat:1");
      assertThat(game.table("B")).isEqualTo("A02");
      assertThat(game.level("A")).isEqualTo(4);
    }

    @Test
    @Rule({"MT-INT-05", "MT-STN-06", "MT-KAT-06"})
    void bystander_playsNoStanceAndNoKata() {
      Played game = Scene.of(3).player("A", "L3").player("B", "L5 | S1 K01 O03").fight("M22").pass("A");
      assertThat(game.options()).doesNotContain("play card:S1", "play card:K01");
      assertThat(game.refused("play card:S1").rule()).contains("MT-STN-06");
      assertThat(game.refused("play card:K01").rule()).contains("MT-KAT-06");
    }

    @Test
    @Rule({"MT-INT-06", "MT-RUL-33"})
    void stanceOfABystander_doesNotReachTheFight() {
      Played game = Scene.of(3).player("A", "L3").player("B", "L5 S3 | M01 M02").fight("M22").pass("A");
      assertThat(game.strengths()).isEqualTo("3:8");
      assertThat(game.options()).doesNotContain("use card:S3");
      assertThat(game.refused("use card:S3").rule()).isPresent();
      game = Scene.of(3).player("A", "L3").player("B", "L5 S1").fight("M22");
      assertThat(game.strengths()).as("an Aggressive Stance beside the fight").isEqualTo("3:8");
    }

    @Test
    @Rule({"MT-RUL-33", "MT-RUL-36", "MT-CBT-03"})
    void stanceOfTheHelper_servesItsSide_threeTimes() {
      Played game = Scene.of(3).player("A", "L3").player("B", "L1 S3 | M01 M02 M03 M04").fight("M22").play(FREE_HELP);
      assertThat(game.strengths()).isEqualTo("4:8");
      game.play("B use card:S3", "B pay card:M01", "B use card:S3", "B pay card:M02");
      assertThat(game.strengths()).isEqualTo("8:8");
      game.play("B use card:S3", "B pay card:M03");
      assertThat(game.strengths()).isEqualTo("10:8");
      assertThat(game.options()).doesNotContain("use card:S3");
      assertThat(game.refused("use card:S3").rule()).isPresent();
    }

    @Test
    @Rule("MT-RUL-36")
    void limit_isOfThePhysicalCard() {
      Played game = Scene.of(3).player("A", "L1 S3 | S3 M01 M02 M03 M04 M05").fight("M35");
      for (String paid : List.of("M01", "M02", "M03")) {
        game.play("A use card:S3", "A pay card:" + paid);
      }
      assertThat(game.strengths()).isEqualTo("7:18");
      assertThat(game.options()).doesNotContain("use card:S3");
      game.play("A play card:S3.2");
      assertThat(game.options()).contains("use card:S3.2");
      game.play("A use card:S3.2", "A pay card:M04");
      assertThat(game.strengths()).as("what was bought stays").isEqualTo("9:18");
    }

    @Test
    @Rule({"MT-RUL-32", "MT-RUL-37", "MT-RUL-39"})
    void cost_isPaidWithAnythingButTheCardItself() {
      Played game = Scene.of(3).player("A", "L9 S3 K09 A01 I22 I08+C01 ~I21 T15 | M01").fight("M35")
          .play("A use card:S3");
      assertThat(game.options()).containsExactlyInAnyOrder("pay card:K09", "pay card:A01", "pay card:I22",
          "pay card:I08", "pay card:C01", "pay card:I21", "pay card:M01");
      game.play("A pay card:I22");
      assertThat(game.strengths()).isEqualTo("16:18"); // 9 +3 armor +2 Ally +2 bought
      assertThat(game.refused("equip card:I21").rule()).contains("MT-ITM-07");
      game.play("A use card:K09", "A pay-stance card:S3");
      assertThat(game.strengths()).as("bought strength outlives the Stance").isEqualTo("19:18");
    }

    @Test
    @Rule({"MT-RUL-35", "MT-TAB-03"})
    void constantBonus_endsWithItsCard_aBoughtOneStays() {
      Played game = Scene.of(3).player("A", "L9 K09 K06 | M01 M02").fight("M35")
          .play("A use card:K09", "A pay card:M01");
      assertThat(game.strengths()).isEqualTo("14:18");
      game.play("A discard card:K09");
      assertThat(game.strengths()).isEqualTo("14:18");
      game.play("A discard card:K06");
      assertThat(game.strengths()).isEqualTo("12:18");
    }
  }
}
