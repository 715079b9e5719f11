package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.DeckKind;
import games.kumite.tmnt.state.Counters;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The phases of a turn. S2 in play and O13 in a hand are there to have somebody asked. */
final class PhaseTests {

  @Nested
  final class Course {

    @Test
    @Rule({"MT-PHS-01", "MT-SET-09"})
    void turn_beginsWhenTheOneBeforeEnds() {
      Played game = Scene.of(3).player("A", "CH1 S2").player("B", "S2").closing();
      assertThat(game.active()).isEqualTo("A");
      game.play("A pass", "B pass");
      assertThat(game.events()).extracting(Event::type).contains("turn");
      assertThat(game.active()).isEqualTo("B");
      assertThat(game.phase()).isEqualTo("arrange");
    }

    @Test
    @Rule({"MT-PHS-02", "MT-PHS-03"})
    void cards_areArrangedBeforeTheDoorIsOpened() {
      Played game = Scene.of(3).player("A", "CH5 L2 I22 ~I08 | I02 K01 S1").player("B", "I09").doors("E01").turn();
      assertThat(game.phase()).isEqualTo("arrange");
      assertThat(game.options()).contains("play card:I02", "play card:K01", "play card:S1", "equip card:I08",
          "sideways card:I22", "trade seat:2", "gift seat:3", "sell");
      assertThat(game.zone("door")).contains("E01");
      game.play("A pass", "B pass", "C pass");
      assertThat(game.hand("A")).isEqualTo("E01 I02 K01 S1");
      assertThat(game.asked()).isEqualTo("A window-door");
    }

    @Test
    @Rule({"MT-PHS-03", "MT-PHS-04", "MT-MON-01"})
    void monster_turnedUp_mustBeFought() {
      Played game = Scene.of(3).player("A", "CH5 L1 I22").doors("M22").turn().pass("A", "B", "C");
      assertThat(game.asked()).isEqualTo("A window-combat");
      assertThat(game.strengths()).isEqualTo("3:8");
      assertThat(game.events()).extracting(Event::type).contains("door-opened");
      assertThat(game.options()).doesNotContain("to-hand", "loot");
      assertThat(game.table().find("card:M22")).as("face up").isPresent();
    }

    @Test
    @Rule({"MT-PHS-05", "MT-TRP-01"})
    void trap_turnedUp_hitsTheActivePlayer() {
      Played game = Scene.of(3).player("A", "L3 S2").doors("T01 E01").kick();
      assertThat(game.level("A")).isEqualTo(2);
      assertThat(game.zone("door-discard")).isEqualTo("T01");
      assertThat(game.asked()).isEqualTo("A window-door");
      game = Scene.of(3).player("A", "L3 S2").doors("T15").kick();
      assertThat(game.kept("A")).as("it persists").isEqualTo("T15");
      game = Scene.of(3).player("A", "L3 S2").doors("T13").kick();
      assertThat(game.kept("A")).as("a reminder").isEqualTo("T13");
      assertThat(game.zone("door-discard")).isEmpty();
    }

    @Test
    @Rule({"MT-PHS-05", "MT-TRP-08"})
    void trap_turnedUp_mayBeCancelled() {
      Played game = Scene.of(3).player("A", "L3 S2 | O14").doors("T01").kick();
      assertThat(game.asked()).isEqualTo("A window-trap");
      game.play("A use card:O14");
      assertThat(game.level("A")).isEqualTo(3);
      assertThat(game.zone("door-discard")).isEqualTo("T01");
    }

    @Test
    @Rule({"MT-PHS-06", "MT-RUL-22"})
    void otherCard_goesToTheHand_orIsPlayedIfThatIsLegal() {
      Played game = Scene.of(3).player("A", "L1 S2").doors("K01").kick();
      assertThat(game.asked()).isEqualTo("A door-card");
      assertThat(game.options()).containsExactlyInAnyOrder("to-hand", "play");
      assertThat(game.play("A play").table("A")).isEqualTo("K01 S2");
      assertThat(game.zone("door-discard")).isEmpty();
      game = Scene.of(3).player("A", "L1 S2").doors("S1").kick().play("A play");
      assertThat(game.table("A")).isEqualTo("S1");
      game = Scene.of(3).player("A", "L1 S2").doors("S1").kick().play("A to-hand");
      assertThat(game.hand("A")).isEqualTo("S1");
      assertThat(game.asked()).isEqualTo("A window-door");
      for (String toHandAlone : "K06 E01 W01".split(" ")) {
        game = Scene.of(3).player("A", "L1 S2").doors(toHandAlone).kick();
        assertThat(game.asked()).as(toHandAlone).isEqualTo("A window-door");
        assertThat(game.handSize("A")).isEqualTo(1);
        assertThat(game.options()).noneMatch(option -> option.startsWith("play"));
      }
    }

    @Test
    @Rule({"MT-PHS-06", "MT-WHN-06"})
    void otherCard_takenInHand_isNotJustReceivedLater() {
      Played game = Scene.of(3).player("A", "CH1 L2").doors("K01 K02").kick().play("A to-hand");
      assertThat(game.asked()).isEqualTo("A window-door");
      game.pass("A");
      assertThat(game.asked()).as("the room was looted").isEqualTo("A window-receive");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:K02", "pass");
    }

    @Test
    @Rule({"MT-RUL-20", "MT-SET-12"})
    void emptyDoors_meetNothing() {
      Played game = Scene.of(3).player("A", "CH1 L1 S2 | M05").nothingElseIn(DeckKind.DOOR).kick();
      assertThat(game.asked()).isEqualTo("A window-door");
      game.pass("A");
      assertThat(game.asked()).isEqualTo("A phase-two");
      assertThat(game.options()).containsExactlyInAnyOrder("trouble card:M05", "loot");
      game.play("A loot");
      assertThat(game.hand("A")).isEqualTo("M05");
    }
  }

  @Nested
  final class SecondPhase {

    @Test
    @Rule({"MT-PHS-07", "MT-PHS-13"})
    void secondPhase_isSkippedAfterACombat() {
      Played game = Scene.of(3).player("A", "CH1 L3 S2 | M01").doors("M05 E01").treasures("L01").kick().closes();
      assertThat(game.level("A")).isEqualTo(4);
      assertThat(game.asked()).isEqualTo("A window-end");
      game = Scene.of(3).player("A", "CH1 L3 S3 | M01").doors("M22 E01").kick().closes().play("A pass ; run-1=5");
      assertThat(game.asked()).as("lost: neither trouble nor loot").isEqualTo("A window-end");
      assertThat(game.hand("A")).isEqualTo("M01");
    }

    @Test
    @Rule({"MT-PHS-08", "MT-PHS-09", "MT-MON-03"})
    void trouble_isAMonsterOfTheHand_foughtAsOneFound() {
      Played game = Scene.of(3).player("A", "CH5 L1 S3 | M22 M05 E01").second();
      assertThat(game.asked()).isEqualTo("A phase-two");
      assertThat(game.options()).containsExactlyInAnyOrder("trouble card:M22", "trouble card:M05", "loot");
      game.play("A trouble card:M22");
      assertThat(game.events()).extracting(Event::type).as("everybody is told").contains("trouble");
      assertThat(game.asked()).isEqualTo("A window-combat");
      assertThat(game.monsters()).isEqualTo("M22:8");
      assertThat(game.hand("A")).isEqualTo("E01 M05");
      game.closes().play("A pass ; run-1=4");
      assertThat(game.asked()).as("one monster only, and no loot").isEqualTo("A window-end");
      assertThat(game.hand("A")).isEqualTo("E01 M05");
    }

    @Test
    @Rule({"MT-PHS-08", "MT-PHS-10"})
    void loot_drawsADoorCardFaceDown() {
      Played game = Scene.of(3).player("A", "CH1 L1 S2 | M22").doors("E01 E02").second().play("A loot");
      assertThat(game.hand("A")).isEqualTo("E01 M22");
      assertThat(game.table().find("card:E01")).isEmpty();
      assertThat(game.match().table(game.match().seats().get(1)).find("card:E01")).isEmpty();
      assertThat(game.asked()).isEqualTo("A window-end");
    }

    @Test
    @Rule({"MT-PHS-10", "MT-WHN-06"})
    void cardLooted_isPlayedAtOnceIfPossible() {
      Played game = Scene.of(3).player("A", "CH1 L1 S2 | K02").doors("K01").second();
      assertThat(game.asked()).isEqualTo("A window-receive");
      assertThat(game.options()).as("the Kata held before was not received")
          .containsExactlyInAnyOrder("play card:K01", "pass");
      game.play("A play card:K01");
      assertThat(game.table("A")).isEqualTo("K01 S2");
    }

    @Test
    @Rule({"MT-PHS-11", "MT-MON-02", "MT-TRP-02"})
    void monsterOrTrap_drawnFaceDown_goesToTheHand() {
      Played game = Scene.of(3).player("A", "CH1 L3 S2").doors("M22").second();
      assertThat(game.asked()).isEqualTo("A window-end");
      assertThat(game.strengths()).isEqualTo("no combat");
      assertThat(game.hand("A")).isEqualTo("M22");
      game = Scene.of(3).player("A", "CH1 L3 S2").doors("T01").second();
      assertThat(game.level("A")).isEqualTo(3);
      assertThat(game.hand("A")).isEqualTo("T01");
      assertThat(game.options()).contains("trap card:T01 seat:2");
    }

    @Test
    @Rule("MT-PHS-12")
    void withoutAMonster_theRoomIsLooted() {
      Played game = Scene.of(3).eachQuestion().player("A", "CH1 L1 S2 | O13 W01 E01").doors("E02").second();
      assertThat(game.options()).containsExactly("loot");
      game.play("A loot");
      assertThat(game.asked()).isEqualTo("A window-end");
      assertThat(game.hand("A")).isEqualTo("E01 E02 O13 wandering");
    }

    @Test
    @Rule({"MT-PHS-10", "MT-KAT-11", "MT-RUL-36"})
    void lootAbility_replacesTheDraw_ifItsOwnerLikes() {
      Played game = Scene.of(3).player("A", "CH5 L1 K05 | O13").doors("E01 E02 E03").second();
      assertThat(game.asked()).isEqualTo("A loot-ability");
      assertThat(game.options()).containsExactlyInAnyOrder("use card:CH5", "use card:K05", "not-use");
      game.play("A use card:CH5");
      assertThat(game.options()).as("one of the two is lost")
          .containsExactlyInAnyOrder("lose card:E01", "lose card:E02");
      game.play("A lose card:E01");
      assertThat(game.hand("A")).isEqualTo("E02 O13");
      assertThat(game.asked()).as("at most one of the abilities").isEqualTo("A window-end");

      game = Scene.of(3).player("A", "CH1 L1 K05 S2 | O13").doors("E01 E02 E03").second().play("A use card:K05",
          "A pay card:O13");
      assertThat(game.hand("A")).isEqualTo("E01 E02");
      game = Scene.of(3).player("A", "CH1 L1 K05 S2 | O13").doors("E01 E02 E03").second().play("A not-use");
      assertThat(game.hand("A")).isEqualTo("E01 O13");
      game = Scene.of(3).player("A", "CH1 L1 K05").player("B", "S2").doors("E01 E02 E03").second();
      assertThat(game.hand("A")).as("nothing to pay with").isEqualTo("E01");
    }

    @Test
    @Rule({"MT-PHS-13", "MT-RUN-01"})
    void lostCombat_isNotFollowedByALoot() {
      Played game = Scene.of(3).player("A", "CH1 L1").player("B", "S2").doors("M22 E01 E02").kick().closes()
          .play("B pass ; run-1=5");
      assertThat(game.hand("A")).isEmpty();
      assertThat(game.asked()).isEqualTo("B window-end");
    }
  }

  @Nested
  final class Last {

    @Test
    @Rule({"MT-PHS-14", "MT-CHA-01"})
    void charity_comesLast() {
      Played game = Scene.of(3).player("A", "CH1 L1 S2 | E01 E02 E03 E04 E05 E06").player("B", "S2").closing();
      assertThat(game.asked()).isEqualTo("A window-end");
      game.pass("A", "B");
      assertThat(game.asked()).isEqualTo("A charity-cards");
      assertThat(game.phase()).isEqualTo("charity");
      game.play("A discard card:E03");
      assertThat(game.active()).isEqualTo("B");
    }

    @Test
    @Rule({"MT-PHS-15", "MT-WHN-07"})
    void dead_skipsTheRestOfItsTurn() {
      Played game = Scene.of(3).player("A", "CH5 L6 K01 | E01 E02 E03 E04 E05 E06 O13").player("B", "L2 S2")
          .doors("M34 E07").kick();
      game.closes().play("A pass", "B pass ; run-1=1", "A pass");
      assertThat(game.asked()).as("B is the first to loot").isEqualTo("B loot-body");
      game.play("B take card:E01", "C take card:E02");
      assertThat(game.active()).as("no W-END, no Charity").isEqualTo("B");
      assertThat(game.hand("A")).isEmpty();
      assertThat(game.asked()).isEqualTo("B window-arrange");
      assertThat(game.isAlive("A")).as("the next turn has begun").isTrue();
    }

    @Test
    @Rule({"MT-PHS-15", "MT-RUL-15"})
    void dead_leavesItsHelperToRun() {
      Played game = Scene.of(3).player("A", "CH5 L6 S2").player("B", "CH3 L6 S2").player("C", "L2").doors("M34 E07")
          .kick();
      game.play("A ask seat:2", "A treasures 0", "A send", "B accept");
      assertThat(game.strengths()).isEqualTo("14:18");
      game.closes().play("A pass", "B pass ; run-1=1");
      assertThat(game.isAlive("A")).isFalse();
      assertThat(game.asked()).isEqualTo("B window-run");
      game.play("B pass ; run-2=6");
      assertThat(game.active()).isEqualTo("B");
      assertThat(game.phase()).isEqualTo("arrange");
    }

    @Test
    @Rule("MT-PHS-15")
    void turnOfADeadPlayer_beginsWithANewHand() {
      Played game = Scene.of(3).active("B").player("A", "L1").player("C", "L3 dead new-hand S2").closing();
      while (!game.active().equals("C")) {
        game.pass(game.actor());
      }
      assertThat(game.handSize("C")).isEqualTo(8);
      assertThat(game.party().seat(2, Counters.NEW_HAND)).isZero();
    }
  }
}
