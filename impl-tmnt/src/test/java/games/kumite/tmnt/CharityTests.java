package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Charity: who has too much, who gets it, and who decides. */
final class CharityTests {

  @Nested
  final class Limit {

    @Test
    @Rule("MT-CHA-01")
    void hand_comesDownToFive() {
      Played game = Scene.of(3).player("A", "CH5 L1 | E01 E02 E03 E04 E05").charity();
      assertThat(game.active()).as("five are no excess").isEqualTo("B");
      assertThat(game.handSize("A")).isEqualTo(5);
      game = Scene.of(3).player("A", "CH5 L1 | E01 E02 E03 E04 E05 E06 E07").charity();
      assertThat(game.asked()).isEqualTo("A charity-cards");
      game.play("A discard card:E02", "A discard card:E06");
      assertThat(game.hand("A")).isEqualTo("E01 E03 E04 E05 E07");
      assertThat(game.zone("door-discard")).isEqualTo("E02 E06");
    }

    @Test
    @Rule("MT-CHA-01")
    void limit_isSix_whereACardSaysSo_andNeverMore() {
      String six = " | E01 E02 E03 E04 E05 E06";
      assertThat(Scene.of(3).player("A", "CH4 L1" + six).charity().active()).isEqualTo("B");
      assertThat(Scene.of(3).player("A", "CH5 L1 S3" + six).charity().active()).isEqualTo("B");
      Played game = Scene.of(3).player("A", "CH4 L1 S3" + six + " E07").charity();
      assertThat(game.asked()).as("several do not add").isEqualTo("A charity-cards");
      game.play("A discard card:E01");
      assertThat(game.handSize("A")).isEqualTo(6);
    }

    @Test
    @Rule({"MT-CHA-02", "MT-PHS-14"})
    void cards_mayBePlayedBefore() {
      Played game = Scene.of(3).player("A", "CH5 L1 | E01 E02 E03 E04 K01 I22 L01").closing();
      assertThat(game.asked()).isEqualTo("A window-end");
      game.play("A play card:K01", "A play card:I22", "A equip card:I22").closes();
      assertThat(game.active()).as("no Charity").isEqualTo("B");
      assertThat(game.hand("A")).isEqualTo("E01 E02 E03 E04 L01");
    }
  }

  @Nested
  final class Receivers {

    @Test
    @Rule({"MT-CHA-03", "MT-CHA-06"})
    void excess_goesToTheLowest() {
      Played game = Scene.of(4).player("A", "CH5 L5 | E01 E02 E03 E04 E05 E06 E07").player("B", "L3").player("C", "L2")
          .player("D", "L7").charity();
      assertThat(game.asked()).isEqualTo("A charity-cards");
      assertThat(game.options()).as("two, in any order").containsExactlyInAnyOrder("give card:E01", "give card:E02",
          "give card:E03", "give card:E04", "give card:E05", "give card:E06", "give card:E07");
      game.play("A give card:E07");
      assertThat(game.options()).contains("give card:E01", "give card:E06").doesNotContain("give card:E07");
      game.play("A give card:E03");
      assertThat(game.hand("C")).isEqualTo("E03 E07");
      assertThat(game.handSize("B") + game.handSize("D")).isZero();
      assertThat(game.hand("A")).isEqualTo("E01 E02 E04 E05 E06");
    }

    @Test
    @Rule({"MT-CHA-04", "MT-CHA-06"})
    void excess_isDividedEvenly_theGiverDecides() {
      Played game = Scene.of(4).player("A", "CH5 L5 | E01 E02 E03 E04 E05 E06 E07 E08").player("B", "L2")
          .player("C", "L2").player("D", "L7").charity();
      assertThat(game.asked()).isEqualTo("A charity-split");
      assertThat(game.options()).as("one of the two gets one more").containsExactlyInAnyOrder("to seat:2", "to seat:3");
      game.play("A to seat:3");
      assertThat(game.asked()).as("one for B").isEqualTo("A charity-cards");
      game.play("A give card:E06", "A give card:E04", "A give card:E01");
      assertThat(game.hand("C")).isEqualTo("E01 E04");
      assertThat(game.hand("B")).isEqualTo("E06");
      assertThat(game.handSize("A")).isEqualTo(5);
    }

    @Test
    @Rule("MT-CHA-04")
    void evenShares_leaveNoSurplus() {
      Played game = Scene.of(4).player("A", "CH5 L5 | E01 E02 E03 E04 E05 E06 E07").player("B", "L2").player("C", "L2")
          .player("D", "L2").charity().play("A to seat:4");
      assertThat(game.options()).as("two cards for three: one each for two of them")
          .containsExactlyInAnyOrder("to seat:2", "to seat:3");
      game.play("A to seat:2", "A give card:E07", "A give card:E02");
      assertThat(game.hand("B") + "-" + game.hand("C") + "-" + game.hand("D")).isEqualTo("E07--E02");
    }

    @Test
    @Rule({"MT-CHA-05", "MT-RUL-16"})
    void giver_whoIsLowestOrTied_discards() {
      Played game = Scene.of(3).player("A", "CH5 L2 | E01 E02 E03 E04 E05 E06").player("B", "L2").player("C", "L2")
          .charity();
      assertThat(game.options()).contains("discard card:E01").noneMatch(option -> option.startsWith("give"));
      game.play("A discard card:E01");
      assertThat(game.zone("door-discard")).isEqualTo("E01");
      assertThat(game.events()).filteredOn(event -> event.type().equals("charity-discarded")).singleElement()
          .satisfies(event -> assertThat(event.arguments()).containsEntry("by", "seat:1").containsEntry("card", "card:E01"));
      game = Scene.of(3).player("A", "CH5 L1 | E01 E02 E03 E04 E05 E06").player("B", "L2").charity();
      assertThat(game.options()).contains("discard card:E01");
    }

    @Test
    @Rule({"MT-CHA-07", "MT-RUL-42", "MT-DTH-07"})
    void dead_countForNothing_andGetNothing() {
      Played game = Scene.of(3).player("A", "CH5 L3 | E01 E02 E03 E04 E05 E06").player("B", "L1 dead").player("C", "L2")
          .charity().play("A give card:E06");
      assertThat(game.hand("C")).isEqualTo("E06");
      assertThat(game.hand("B")).isEmpty();
      game = Scene.of(3).player("A", "CH5 L3 | E01 E02 E03 E04 E05 E06 E07").player("B", "L2 dead").player("C", "L2")
          .charity().play("A give card:E03", "A give card:E06");
      assertThat(game.hand("C")).as("nobody to divide with").isEqualTo("E03 E06");
      game = Scene.of(3).player("A", "CH5 L3 | E01 E02 E03 E04 E05 E06").player("B", "L1 dead").player("C", "L4")
          .charity();
      assertThat(game.options()).as("A is the lowest of the living").contains("discard card:E01");
    }
  }

  @Nested
  final class Receipt {

    @Test
    @Rule({"MT-CHA-08", "MT-WHN-05", "MT-RUL-46"})
    void receivers_mayPlayWhatTheyGot() {
      Played game = Scene.of(4).player("A", "CH5 L5 | E01 E02 E03 E04 E05 I22 K01 S1").player("B", "L1 | K02")
          .player("C", "L1").player("D", "L2").charity()
          .play("A to seat:2", "A give card:K01", "A give card:I22", "A give card:S1");
      assertThat(game.asked()).isEqualTo("B window-receive");
      assertThat(game.active()).as("at once, in the giver's turn").isEqualTo("A");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:I22", "play card:K01", "pass");
      game.play("B play card:I22", "B equip card:I22", "B play card:K01");
      assertThat(game.asked()).isEqualTo("C window-receive");
      game.play("C play card:S1");
      assertThat(game.table("B")).isEqualTo("I22 K01");
      assertThat(game.table("C")).isEqualTo("S1");
    }

    @Test
    @Rule("MT-CHA-08")
    void receipt_isOverWithThePass() {
      Played game = Scene.of(3).player("A", "CH5 L5 S2 | E01 E02 E03 E04 E05 I22").player("B", "L1 S2")
          .player("C", "L2 S2")
          .doors("E06").charity().play("A give card:I22");
      assertThat(game.asked()).isEqualTo("B window-receive");
      game.play("B pass");
      assertThat(game.asked()).as("B's own turn, in which Items are played").isEqualTo("B window-arrange");
      assertThat(game.active()).isEqualTo("B");
    }
  }
}
