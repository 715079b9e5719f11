package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.Content;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** MT-RUL-06: which deck a card is in, and how often, is data. */
@Rule("MT-RUL-06")
final class DeckTests {

  @Nested
  final class CardsMoved {

    private final Content moved = Cardbox.printed(List.of(
        "A01 file: treasures.json", "S1 file: treasures.json", "M01 file: treasures.json", "T01 file: treasures.json",
        "I09 file: doors.json", "L01 file: doors.json", "P01 file: doors.json", "O03 file: doors.json"));

    @Test
    void allyAmongTheTreasures_isWonAndPlayed_andGoesToTheirPile() {
      Played game = Scene.of(3).cards(moved).player("A", "L4 I22 | O14").treasures("A01 I01").fight("M11");
      assertThat(game.hand("A")).contains("A01");
      assertThat(game.asked()).isEqualTo("A window-receive");
      game.play("A play card:A01");
      assertThat(game.table("A")).isEqualTo("A01 I22");
      game.pass("A").play("A discard card:A01");
      assertThat(game.topDiscard("treasure")).isEqualTo("A01");
      assertThat(game.topDiscard("door")).isEqualTo("M11");
    }

    @Test
    void stanceAmongTheTreasures_isOneOfTheSameThree() {
      Played game = Scene.of(3).cards(moved).player("A", "L1 S1 I01 | M05").turn();
      assertThat(game.options()).contains("discard card:S1");
      game.play("A discard card:S1");
      assertThat(game.topDiscard("treasure")).isEqualTo("S1");
    }

    @Test
    void treasuresThatLookAlike_areToldApart() {
      Played game = Scene.of(3).cards(moved).player("A", "L4").player("B", "L5").treasures("S1 S1").fight("M22")
          .play("A ask seat:2", "A treasures 1", "A pick-order helper-first", "A send", "B accept");
      game.until(now -> now.asked().equals("B treasure-pick"), "pass");
      game.play("B take card:S1.2");
      assertThat(game.hand("A") + " " + game.hand("B")).isEqualTo("S1 S1");
    }

    @Test
    void monsterAndTrapAmongTheTreasures_goToTheHand() {
      Played game = Scene.of(3).cards(moved).player("A", "L4 I22 | O14").treasures("M01 T01").fight("M11").closes();
      assertThat(game.hand("A")).isEqualTo("M01 O14 T01");
      assertThat(game.level("A")).as("the Trap has not hit").isEqualTo(5);
    }

    @Test
    void itemAmongTheDoors_isTakenOrPutIntoPlay() {
      Played game = Scene.of(3).cards(moved).player("A", "L1").doors("I09").kick();
      assertThat(game.options()).containsExactlyInAnyOrder("to-hand", "play");
      game.play("A play", "A equip card:I09");
      assertThat(game.table("A")).isEqualTo("I09");
      game = Scene.of(3).cards(moved).player("A", "L1").doors("O03").kick().play("A play");
      assertThat(game.table("A")).isEqualTo("O03");
    }

    @Test
    void otherTreasureAmongTheDoors_isPlayedAtOnce_whereItsTimeIsNow() {
      Played game = Scene.of(3).cards(moved).player("A", "L1").doors("P01").treasures("I01 I02").kick();
      assertThat(game.options()).containsExactlyInAnyOrder("to-hand", "play");
      game.play("A play");
      assertThat(game.hand("A")).isEqualTo("I01 I02");
      assertThat(game.topDiscard("door")).as("to the pile of its deck, after its effect").isEqualTo("P01");
      game = Scene.of(3).cards(moved).player("A", "L1").doors("L01").kick();
      assertThat(game.options()).as("its time is any time").containsExactlyInAnyOrder("to-hand", "play");
      game.play("A play", "A level seat:2");
      assertThat(game.level("B")).isEqualTo(2);
      game = Scene.of(3).cards(moved).player("A", "L9").player("B", "L9").player("C", "L9").doors("L01").kick();
      assertThat(game.hand("A")).as("nobody can rise").isEqualTo("L01");
    }

    @Test
    void cardLooted_goesBackToThePileOfItsDeck() {
      Played game = Scene.of(3).cards(moved).player("A", "L2 | I09 I01 I02 I03 I04 I05").player("B", "L1 | M05").player("C", "L5")
          .charity().play("A give card:I09");
      assertThat(game.hand("B")).isEqualTo("I09 M05");
      game = Scene.of(3).cards(moved).player("A", "L1 | I09 I01 I02 I03 I04 I05").charity().play("A discard card:I09");
      assertThat(game.topDiscard("door")).isEqualTo("I09");
    }
  }

  @Nested
  final class Copies {

    private final Content copied =
        Cardbox.printed(List.of("I22 copies: 2", "M05 copies: 3", "K06 copies: 2", "T13 copies: 2", "E01 copies: 2"));

    @Test
    void copies_areToldApart_whereTheyMayDiffer() {
      Played game = Scene.of(3).cards(copied).player("A", "I22 ~I22-2 | M05").turn();
      assertThat(game.options()).contains("sideways card:I22", "equip card:I22-2");
      game.play("A equip card:I22-2", "A sideways card:I22");
      assertThat(game.table("A")).isEqualTo("~I22 I22-2");
      assertThat(game.attribute("card:I22-2", "label")).isEqualTo("Sai (2)");
    }

    @Test
    void victim_choosesWhichCopyIsLost() {
      Played game = Scene.of(3).cards(copied).player("A", "I22 ~I22-2 | M05").player("B", "| T07").turn().pass("A")
          .play("B trap card:T07 seat:1");
      assertThat(game.options()).containsExactly("lose card:I22", "lose card:I22-2");
      game.play("A lose card:I22-2");
      assertThat(game.table("A")).isEqualTo("I22");
    }

    @Test
    void copiesOfAMonster_areTwoMonstersOfOneName() {
      Played game = Scene.of(3).cards(copied).player("A", "L1 | O14").player("B", "| W01 M05-2 E01 E01-2").fight("M05")
          .pass("A").play("B play card:wandering", "B play card:E01-2", "B target card:M05-2");
      assertThat(game.monsters()).isEqualTo("M05:2 M05-2:7");
      game.play("B play card:E01", "B target card:M05-2");
      assertThat(game.monsters()).isEqualTo("M05:2 M05-2:12");
    }

    @Test
    void copiesOfATrap_countBoth() {
      Played game = Scene.of(3).cards(copied).player("A", "L9 T13 T13-2 | O14").fight("M05");
      assertThat(game.strengths()).isEqualTo("-1:2");
    }
  }
}
