package games.kumite.journey.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Karma upgrades at setup, and what they bring. */
final class KarmaUpgradeTests extends SettingUp {

  @Test
  void questWithoutUpgrades_isReadyAfterTheOrder() {
    assertThat(ordered("Q1").isOver()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"Q2,1", "Q4,2", "Q6,3"})
  @Rule({"JW-QST-01", "JW-QST-02"})
  void everyPilgrim_hasTheQuestsBlocks_inTheOrderOfPlay(String quest, int blocks) {
    Match match = play(start(1, quest), "next figure:monk-sha", "next figure:tripitaka", "next figure:cho-hakkai");
    for (String pilgrim : List.of("monk-sha", "tripitaka", "cho-hakkai", "monkey-king")) {
      for (int block = 0; block < blocks; block++) {
        assertThat(match.phase().id()).isEqualTo("karma");
        assertThat(options(match)).containsExactly(
            "upgrade figure:" + pilgrim + " good", "upgrade figure:" + pilgrim + " bad");
        play(match, "upgrade figure:" + pilgrim + (block == 0 ? " bad" : " good"));
      }
    }
    assertThat(match.isOver()).isTrue();
  }

  @Test
  @Rule("JW-QST-01")
  void upgrade_isAskedOfThePilgrimsController() {
    Match match = play(start(4, "Q2"), "assign figure:tripitaka seat:3", "assign figure:monkey-king seat:1",
        "assign figure:monk-sha seat:2", "next figure:tripitaka", "next figure:cho-hakkai", "next figure:monk-sha");
    assertThat(match.actor().name()).isEqualTo("C");
    assertThat(match.decision().isGroup()).isFalse();
    assertThat(play(match, "upgrade figure:tripitaka good").actor().name()).isEqualTo("D");
  }

  @Test
  @Rule({"JW-QST-01", "JW-KAR-01", "JW-RUL-38"})
  void goodBlock_searchesAPermanentCard_andDiscardsOneTimeCardsPassedOver() {
    Match match = play(ordered("Q2"), "upgrade figure:tripitaka good");

    assertThat(inside(match, "hand:tripitaka")).containsExactlyInAnyOrder("card:T1", "card:T2", "card:T5");
    assertThat(inside(match, "pile:skill-discard-tripitaka")).containsExactly("card:T4", "card:T3");
    assertThat(element(match, "track:good-tripitaka").number("value")).isZero();
    assertThat(element(match, "token:weapon-tripitaka").number("level")).isEqualTo(1);
  }

  @Test
  @Rule({"JW-RUL-36", "JW-DFN-02"})
  void search_pastTheEndOfTheDeck_shufflesTheDiscards_andGainsNothingWhenNoneIsLeft() {
    dice.layOrder("skill-deck-1", 4, 5, 0, 1, 2, 3, 7, 6);
    Match match = ordered("Q6");
    play(match, "upgrade figure:tripitaka good");
    assertThat(inside(match, "hand:tripitaka")).contains("card:T5", "card:T6", "card:T7");
    assertThat(element(match, "deck:skill-tripitaka").number("count")).isZero();
    dice.take();
    long second = match.search().observationKey(Viewer.spectator());
    assertThat(match.decision().prompt().chooser())
        .isEqualTo("Which karma upgrade does Tripitaka get: good (a permanent skill card) or bad (the next weapon level, if there"
            + " is one, and a corruption card)? Still to come: the same once more.");

    play(match, "upgrade figure:tripitaka good");

    assertThat(match.search().observationKey(Viewer.spectator())).as("nothing but the number of blocks is different").isNotEqualTo(second);
    assertThat(match.decision().prompt().chooser()).endsWith("corruption card)?");
    assertThat(inside(match, "hand:tripitaka")).as("no permanent card is left").hasSize(3);
    assertThat(element(match, "pile:skill-discard-tripitaka").number("count")).isEqualTo(5);
    assertThat(dice.take()).as("no search, no shuffle").isEmpty();
  }

  @Test
  @Rule({"JW-QST-01", "JW-KAR-02", "JW-KAR-03", "JW-KAR-04", "JW-RUL-38"})
  void badBlock_upgradesTheWeaponTwice_andAlwaysCorrupts() {
    Match match = ordered("Q6");
    play(match, "upgrade figure:tripitaka bad", "upgrade figure:tripitaka bad", "upgrade figure:tripitaka bad");
    assertThat(element(match, "token:weapon-tripitaka").number("level")).isEqualTo(3);
    assertThat(inside(match, "pile:corruption-tripitaka")).containsExactly("card:C03", "card:C02", "card:C01");
    assertThat(element(match, "track:bad-tripitaka").number("value")).isZero();

    play(match, "upgrade figure:monkey-king bad");
    assertThat(element(match, "token:weapon-monkey-king").number("level")).isEqualTo(2);
    assertThat(inside(match, "pile:corruption-monkey-king")).containsExactly("card:C04");
  }

  @Test
  @Rule({"JW-KAR-04", "JW-QST-02"})
  void cardOfLevelThree_isKeptAndCorruptionGoesOn() {
    Match match = ordered("Q6");
    play(match, "upgrade figure:tripitaka bad", "upgrade figure:tripitaka good", "upgrade figure:tripitaka bad");

    assertThat(element(match, "token:weapon-tripitaka").number("level")).isEqualTo(3);
    assertThat(inside(match, "pile:corruption-tripitaka")).hasSize(2);
    assertThat(inside(match, "hand:tripitaka")).hasSize(3);
  }

  @Test
  @Rule("JW-DFN-04")
  void corruption_thatLowersAMaximum_lowersTheValue() {
    dice.layOrder("corruption-deck", 6, 7);
    Match match = ordered("Q4");
    play(match, "upgrade figure:tripitaka bad", "upgrade figure:tripitaka bad");

    assertThat(element(match, "track:chi-tripitaka").number("max")).isEqualTo(8);
    assertThat(element(match, "track:chi-tripitaka").number("value")).isEqualTo(8);
    assertThat(element(match, "track:health-tripitaka").number("max")).isEqualTo(10);
    assertThat(element(match, "track:health-tripitaka").number("value")).isEqualTo(10);
  }
}
