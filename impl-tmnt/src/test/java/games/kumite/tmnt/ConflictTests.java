package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.MatchDefinition;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Cards against rules, and the four rules that no card breaks. */
final class ConflictTests {

  @Nested
  final class CardsAgainstRules {

    @Test
    @Rule("MT-CON-01")
    void tie_isLost_unlessACardSaysSo() {
      assertThat(Scene.of(3).player("A", "L8 | O14").fight("M22").closes("run-1=5").level("A")).isEqualTo(8);
      assertThat(Scene.of(3).player("A", "L6 K15 | O14").fight("M22").closes().level("A")).isEqualTo(7);
    }

    @Test
    @Rule({"MT-CON-01", "MT-TMU-01"})
    void fighter_mayAsk_unlessAMonsterForbidsIt() {
      assertThat(Scene.of(3).player("A", "L1 | O03").fight("M22").options()).contains("ask seat:2");
      Played game = Scene.of(3).player("A", "L1 | O03 O15").fight("M16");
      assertThat(game.options()).noneMatch(option -> option.startsWith("ask"));
      assertThat(game.refused("ask seat:2").rule()).contains("MT-CON-01");
      assertThat(game.refused("play card:O15").rule()).contains("MT-CON-01");
    }

    @Test
    @Rule({"MT-CON-01", "MT-ONE-03"})
    void oneShots_areForEverybody_unlessAMonsterForbidsIt() {
      Played game = Scene.of(3).player("A", "L1 | O03 O15 O16 O12 E06").fight("M32");
      assertThat(game.options()).contains("play card:O03", "play card:E06")
          .doesNotContain("play card:O15", "play card:O16", "play card:O12");
      assertThat(game.refused("play card:O12").rule()).contains("MT-CON-01");
      game.play("A play card:O03");
      assertThat(game.strengths()).as("for the monster only").isEqualTo("1:19");
    }

    @Test
    @Rule("MT-CON-01")
    void oneShots_playedBeforeSuchAMonster_keepCounting() {
      Played game = Scene.of(3).player("A", "L1 | O03 O01").player("B", "| W01 M32 E06").fight("M22")
          .play("A play card:O03", "A target side", "A pass", "B play card:wandering");
      assertThat(game.strengths()).isEqualTo("4:24");
      game.pass("B").closes();
      assertThat(game.asked()).as("smoke is for running").isEqualTo("A window-run");
      assertThat(game.options()).contains("play card:O01");
    }

    @Test
    @Rule({"MT-CON-01", "MT-RUN-02"})
    void die_decides_unlessAMonsterLetsNobodyEscape() {
      Played game = Scene.of(3).player("A", "CH4 L6 I15 | O14").player("B", "L2").fight("M36").closes();
      assertThat(game.isAlive("A")).isFalse();
      assertThat(game.rolls()).isEmpty();
      game = Scene.of(3).player("A", "CH4 L5 I15 I41 | O14").fight("M36").closes();
      assertThat(game.isAlive("A")).as("no pursuit up to Level 5").isTrue();
    }
  }

  @Nested
  final class Unbreakable {

    @Test
    @Rule({"MT-CON-02", "MT-LVL-04", "MT-MON-15"})
    void nothing_takesALevelBelowOne_butStrengthsFall() {
      Played game = Scene.of(3).player("A", "L2 T13 T14 | O14 E06").fight("M28").play("A play card:E06");
      assertThat(game.strengths()).isEqualTo("-6:7");
      game.closes("run-1=1");
      assertThat(game.level("A")).isEqualTo(1);
      game = Scene.of(3).player("A", "I41").player("B", "| T01").turn().pass("A").play("B trap card:T01 seat:1");
      assertThat(game.level("A")).isEqualTo(1);
    }

    @Test
    @Rule("MT-CON-03")
    void level_comesFromAKillAlone() {
      assertThat(Scene.of(3).player("A", "L3 | O10 O14").fight("M22").play("A play card:O10").level("A")).isEqualTo(3);
      assertThat(Scene.of(3).player("A", "L3 | O14").fight("M22").closes("run-1=6").level("A")).isEqualTo(3);
      assertThat(Scene.of(3).player("A", "L3 I22 | O14").fight("M11").level("A")).isEqualTo(4);
    }

    @Test
    @Rule("MT-CON-04")
    void rewards_waitForTheWholeCombat() {
      Played game = Scene.of(3).player("A", "L9 I22 | O10 O03 O14").player("B", "| W01 M05 E01")
          .treasures("I01 I02 I03 I04").fight("M24").pass("A")
          .play("B play card:wandering", "B pass", "A play card:O10");
      assertThat(game.monsters()).isEqualTo("M05:2");
      assertThat(game.hand("A")).as("the 3 of Old Hob have to wait").isEqualTo("O03 O14");
      assertThat(game.level("A")).isEqualTo(9);
      game.closes();
      assertThat(game.winner()).isEqualTo("A");
    }

    @Test
    @Rule("MT-CON-04")
    void killedMonsters_payAtTheEndOfTheCombat() {
      Played game = Scene.of(3).player("A", "L8 I22 | O10 O14").player("B", "| W01 M05 O03")
          .treasures("I01 I02 I03 I04").fight("M24").pass("A")
          .play("B play card:wandering", "B pass", "A play card:O10");
      assertThat(game.level("A")).isEqualTo(8);
      assertThat(game.hand("A")).isEqualTo("O14");
      game.pass("B");
      assertThat(game.events()).extracting(Event::type).containsSubsequence("combat-won", "killed", "drew");
      assertThat(game.hand("A")).isEqualTo("I01 I02 I03 I04 O14");
    }

    @Test
    @Rule({"MT-CON-05", "MT-TRE-05", "MT-TRE-06", "MT-SEL-05"})
    void levelTen_comesFromAKillAlone() {
      Played game = Scene.of(3).player("A", "L9 I08 I13 | L01 L09").player("B", "L9").player("C", "L9").turn();
      assertThat(game.options()).doesNotContain("play card:L01", "play card:L09", "sell");
      assertThat(game.refused("sell").rule()).contains("MT-SEL-05");
      game = Scene.of(3).player("A", "L8 | L06 L01").player("B", "L8").player("C", "L8").turn()
          .play("A play card:L06", "A level seat:1");
      assertThat(game.level("A")).as("lowest, but two Levels stop at 9").isEqualTo(9);
      assertThat(game.winner()).isEqualTo("nobody yet");
      assertThat(Scene.of(3).player("A", "L9 | O14").fight("M22").winner()).isEqualTo("A");
    }
  }

  @Nested
  final class TheCards {

    private List<Face> cards() {
      MatchDefinition definition = Scene.of(3).player("A", "| O14").turn().party().definition();
      return IntStream.range(0, definition.size()).mapToObj(definition::face).toList();
    }

    @Test
    @Rule({"MT-CON-06", "MT-CON-07"})
    void noVerb_supersedesTheFourRules() {
      Set<String> touching = new TreeSet<>();
      for (Face face : cards()) {
        for (Ability[] text : List.of(face.play, face.bad, face.afterKill)) {
          List.of(text).forEach(part -> touching.add(part.effect().verb().word()));
        }
      }
      assertThat(touching).filteredOn(verb -> verb.contains("LEVEL"))
          .as("all that change a Level, and they stop at 1 and at 9").containsExactlyInAnyOrder("LEVEL", "STEALLEVEL");
    }

    @Test
    @Rule({"MT-CON-07", "MT-CON-05"})
    void everyLevelCard_stopsAtNine() {
      List<String> levelCards = cards().stream().filter(card -> card.type == CardType.LEVEL_CARD)
          .map(card -> card.id).toList();
      assertThat(levelCards).hasSize(8);
      for (String id : levelCards) {
        Played game = Scene.of(3).player("A", "L8 | O14 " + id).player("B", "L9").player("C", "L9").turn()
            .play("A play card:" + id);
        assertThat(game.level("A")).as(id).isEqualTo(9);
        assertThat(game.winner()).as(id).isEqualTo("nobody yet");
      }
    }

    @Test
    @Rule("MT-CON-08")
    void dispute_isDecidedByTheLedger_notByAChoice() {
      Played game = Scene.of(3).player("A", "L5 S1 | M01 M02 M03").player("B", "| W01 M25 E06").fight("M26").pass("A");
      assertThat(game.strengths()).as("MT-RUL-13").isEqualTo("7:10");
      assertThat(game.asked()).isEqualTo("B window-combat");
    }
  }
}
