package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.References;
import games.kumite.api.Sum;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the table says of sums: their parts, and where each comes from. */
final class SumTests {

  @Test
  @Rule({"MT-CBT-03", "MT-CBT-04"})
  void side_isShownWithItsParts() {
    Played game = Scene.of(4).player("A", "CH1 L3 I22 ~I08 T13 K09 omen-2 | O03 O14 M01").player("B", "L2 I39 | E01")
        .player("C", "A01 | O15").fight("M24").play("A play card:O03", "A target side", "A use card:K09", "A pay card:O14",
            "A ask seat:2", "A treasures 0", "A send", "B accept");
    assertThat(game.sum("token:combat", "players")).as("A, B, then what was played")
        .isEqualTo("10 = 3 seat:1 - 2 seat:1 - 5 card:T13 + 2 card:CH1 + 2 card:I22 + 3 seat:1 + 2 seat:2"
            + " + 2 card:I39 + 3 card:O03");
  }

  @Test
  @Rule({"MT-CBT-05", "MT-MON-05", "MT-TAB-04"})
  void monster_isShownWithItsParts_alsoWhatNoCardOfTheCombatSays() {
    Played game = Scene.of(3).player("A", "L1 | O14 O03").player("B", "| E01 E06").player("C", "A04 | M02").fight("M25")
        .pass("A").play("B play card:E01", "B play card:E06").play("C team-up card:A04");
    assertThat(game.sum("token:monster-1", "strength"))
        .isEqualTo("5 = 10 card:M25 - 5 card:E06 + 5 card:E01 - 5 token:combat");
    Sum sum = (Sum) game.table().find("token:monster-1").orElseThrow().get("strength");
    assertThat(sum.parts()).extracting(Sum.Part::reason).containsExactly("Level", "", "", "Team-ups");
    assertThat(game.table().find("token:monster-1").orElseThrow().references("monster")).containsExactly("card:M25");
    assertThat(game.table().find("token:monster-1").orElseThrow().number("strength")).isEqualTo(5);
  }

  @Test
  @Rule({"MT-ONE-03", "MT-CBT-05"})
  void oneShot_playedForAMonster_isAmongItsParts() {
    Played game = Scene.of(3).player("A", "L1 | O03").player("B", "| O04").fight("M25")
        .play("A play card:O03", "A target card:M25");
    assertThat(game.sum("token:monster-1", "strength")).isEqualTo("13 = 10 card:M25 + 3 card:O03");
    assertThat(game.sum("token:combat", "players")).isEqualTo("1 = 1 seat:1");
  }

  @Test
  @Rule("MT-RUN-03")
  void runAwayBonus_isShownForEachMonster() {
    Played game = Scene.of(3).player("A", "CH4 L1 I15 T15 | O14 O01").player("B", "| W01 M02").fight("M18").pass("A")
        .play("B play card:wandering").closes();
    assertThat(game.phase()).isEqualTo("run");
    assertThat(game.sum("token:monster-1", "run-bonus")).isEqualTo("0 = -2 card:M18 - 1 card:T15 + 1 card:CH4 + 2 card:I15");
    assertThat(game.sum("token:monster-2", "run-bonus")).isEqualTo("3 = 1 card:M02 - 1 card:T15 + 1 card:CH4 + 2 card:I15");
  }

  @Test
  @Rule("MT-TRP-06")
  void badStuffOfAnEarlierFight_isShownBeforeItsCombatAndInIt() {
    Played game = Scene.of(3).player("A", "omen-2 run-omen-1 | W01 M02").fight("M18");
    assertThat(game.table().find("seat:1").orElseThrow().get("next-combat")).isEqualTo(-2);
    assertThat(game.table().find("seat:1").orElseThrow().get("next-run")).isEqualTo(-1);
    Played before = Scene.of(3).player("A", "omen-2 run-omen-1").turn();
    assertThat(before.table().find("seat:1").orElseThrow().get("next-combat")).isEqualTo(-2);
    assertThat(before.table().find("seat:1").orElseThrow().get("next-run")).isEqualTo(-1);
    assertThat(before.table().find("seat:2").orElseThrow().get("next-combat")).isNull();
  }

  @Test
  @Rule({"MT-CHA-01", "MT-SEL-02"})
  void handLimitAndSale_areShownWithTheirParts() {
    Played game = Scene.of(3).player("A", "CH3 L1 S3 I08 I22 | O14").turn();
    assertThat(game.sum("seat:1", "hand-limit")).isEqualTo("6 = 5 seat:1 + 1 card:S3");
    assertThat(game.sum("seat:2", "hand-limit")).isEqualTo("5 = 5 seat:2");
    game.play("A sell", "A sell card:I08", "A sell card:I22", "A done");
    assertThat(game.asked()).isEqualTo("A sell-double");
    assertThat(game.sum("pile:open", "worth")).isEqualTo("1000 = 400 card:I22 + 600 card:I08");
  }

  @Test
  @Rule("MT-ITM-06")
  void attachedCards_areNamedWithTheirItems() {
    Played game = Scene.of(3).player("A", "I22+C01 I41").turn();
    assertThat(game.table().find("seat:1").orElseThrow().get("attached")).isEqualTo(References.to("card:C01"));
    assertThat(game.table().find("seat:1").orElseThrow().get("attached-to")).isEqualTo(References.to("card:I22"));
  }

  @Test
  @Rule({"MT-MON-07", "MT-ONE-03", "MT-CBT-03"})
  void cardWhoseTargetIsNotNamedYet_countsForNobody() {
    Played game = Scene.of(3).player("A", "CH3 L4 | O04").player("B", "| W01 M01").fight("M22").play("A play card:O04");
    assertThat(game.asked()).isEqualTo("A target");
    assertThat(game.sum("token:combat", "players")).isEqualTo("4 = 4 seat:1");
    game.play("A target side");
    assertThat(game.sum("token:combat", "players")).isEqualTo("9 = 4 seat:1 + 5 card:O04");
    for (String effects : List.of("O04 effects: STR +3 CHOICE IF SELF(LEVEL>=2)",
        "O04 effects: STR -1 MONSTER; STR +2 SIDE IF SELF(LEVEL>=2)", "E01 effects: STR +5 IF SELF(LEVEL>=2)")) {
      game = Scene.of(3).cards(Cardbox.printed(List.of(effects))).player("A", "CH3 L4 | W01 M01 " + effects.substring(0, 3))
          .fight("M22").play("A play card:wandering", "A play card:" + effects.substring(0, 3));
      assertThat(game.asked()).isEqualTo("A target");
      assertThat(game.strengths()).as(effects).isEqualTo("4:9");
    }
    assertThat(game.play("A target card:M01").monsters()).isEqualTo("M22:8 M01:6");
  }
}
