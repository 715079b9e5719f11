package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The worked examples of the ledger up to number 21: building, selling, fighting, helping, the dice. */
final class WorkedExamplesTests {

  @Test
  @Rule("MT-EX-01")
  void setup_ofFour_dealsEightCardsEach() {
    Match match = new TmntGame().start(Setup.seats("A", "B", "C", "D").seed(5));
    for (String character : "CH1 CH2 CH3 CH4".split(" ")) {
      match.play(match.decision().parse("choose card:" + character));
    }
    assertThat(match.phase().id()).isEqualTo("opening");
    Table table = match.table(match.actor());
    for (int seat = 1; seat <= 4; seat++) {
      assertThat(count(match.table(match.seats().get(seat - 1)), "hand:" + seat)).isEqualTo(8);
      assertThat(table.find("seat:" + seat).orElseThrow().number("level")).isEqualTo(1);
      Element hand = match.table(match.seats().get(seat - 1)).find("hand:" + seat).orElseThrow();
      assertThat(hand.children()).filteredOn(card -> card.get("type").equals("monster")
          || card.id().matches("card:([MEWTSKA]\\d+|wandering)")).hasSize(4);
    }
    assertThat(count(match.table(Viewer.spectator()), "deck:door")).isEqualTo(79);
    assertThat(count(match.table(Viewer.spectator()), "deck:treasure")).isEqualTo(57);
  }

  private static int count(Table table, String zone) {
    return table.find(zone).orElseThrow().number("count");
  }

  @Test
  @Rule("MT-EX-02")
  void tie_isALoss() {
    Played game = Scene.of(4).player("A", "L3 I22 I08").fight("M22");
    assertThat(game.strengths()).isEqualTo("8:8");
    game.closes("run-1=3");
    assertThat(game.level("A")).isEqualTo(1);
  }

  @Test
  @Rule("MT-EX-03")
  void tie_withArtOfTheGhost_isWon() {
    Played game = Scene.of(4).player("A", "L4 K15 I21").treasures("O15 O16").fight("M22");
    assertThat(game.strengths()).isEqualTo("8:8");
    game.closes();
    assertThat(game.level("A")).isEqualTo(5);
    assertThat(game.hand("A")).isEqualTo("O15 O16");
  }

  @Test
  @Rule("MT-EX-04")
  void aggressive_handOfTwoInMidCombat_switchesTheBonusOn() {
    Played game = Scene.of(3).player("A", "CH6 L2 S1 | O08 M01 M02").treasures("O15 O16").fight("M19");
    assertThat(game.strengths()).isEqualTo("2:6");
    game.play("A play card:O08", "A target side");
    assertThat(game.strengths()).isEqualTo("7:6");
    game.closes();
    assertThat(game.level("A")).isEqualTo(3);
    assertThat(game.hand("A")).isEqualTo("M01 M02 O15 O16");
  }

  @Test
  @Rule("MT-EX-05")
  void aggressive_againstLevelTen_givesBothBonuses() {
    Played game = Scene.of(3).player("A", "CH2 L6 S1 | M01 M02").treasures("O13 O15 O16").fight("M24");
    assertThat(game.strengths()).isEqualTo("13:10");
    game.closes();
    assertThat(game.level("A")).isEqualTo(7);
    assertThat(game.hand("A")).isEqualTo("M01 M02 O13 O15 O16");
  }

  @Test
  @Rule("MT-EX-06")
  void hockeyMask_inAggressiveStance_givesFour() {
    Played game = Scene.of(3).player("A", "L1 S1 I01 | M01 M02 M03 M04 M05").treasures("O15 O16").fight("M11");
    assertThat(game.strengths()).isEqualTo("5:4");
    game.closes();
    assertThat(game.level("A")).isEqualTo(2);
    assertThat(game.hand("A")).isEqualTo("M01 M02 M03 M04 M05 O15 O16");
  }

  @Test
  @Rule("MT-EX-07")
  void rankExcess_afterATrap_costsOneKataAtOnce() {
    Played game = Scene.of(3).player("A", "L4 K11 K01").player("B", "| T01").turn()
        .play("A pass", "B trap card:T01 seat:1");
    assertThat(game.level("A")).isEqualTo(3);
    assertThat(game.actor()).isEqualTo("A");
    assertThat(game.options()).containsExactlyInAnyOrder("discard card:K11", "discard card:K01");
    game.play("A discard card:K01");
    assertThat(game.table("A")).isEqualTo("K11");
  }

  @Test
  @Rule("MT-EX-08")
  void kata_aboveTheRankLimit_waitsForTheOther() {
    Played game = Scene.of(3).player("A", "L2 K06 | K01").turn();
    assertThat(game.options()).doesNotContain("play card:K01");
    assertThat(game.refused("play card:K01").rule()).contains("MT-KAT-04");
    game.play("A discard card:K06", "A play card:K01");
    assertThat(game.table("A")).isEqualTo("K01");
  }

  @Test
  @Rule("MT-EX-09")
  void sale_ofTwoThousand_atLevelEight_givesOneLevel() {
    Played game = Scene.of(3).player("A", "L8 I08 ~I34 I26 I33 | K01").turn()
        .play("A sell", "A sell card:I08", "A sell card:I26", "A sell card:I33", "A sell card:I34");
    assertThat(game.level("A")).isEqualTo(9);
    assertThat(game.table("A")).isEmpty();
    assertThat(game.zone("treasure-discard")).isEqualTo("I08 I26 I33 I34");
  }

  @Test
  @Rule("MT-EX-10")
  void sale_atLevelNine_isImpossible() {
    Played game = Scene.of(3).player("A", "L9 I08 ~I34 I26 I33 ~I36").turn();
    assertThat(game.asked()).isEqualTo("A window-arrange");
    assertThat(game.options()).doesNotContain("sell");
    assertThat(game.refused("sell").rule()).contains("MT-SEL-05");
  }

  @Test
  @Rule("MT-EX-11")
  void levelCard_hasTargetsBelowLevelNine() {
    Played game = Scene.of(4).player("A", "| L01").player("B", "L8").player("C", "L9").turn().play("A play card:L01");
    assertThat(game.options()).containsExactly("level seat:1", "level seat:2", "level seat:4");
    game.play("A level seat:2");
    assertThat(game.level("B")).isEqualTo(9);
    assertThat(game.topDiscard("treasure")).isEqualTo("L01");
  }

  @Test
  @Rule("MT-EX-12")
  void enhancer_makesTheMonsterStrongerAndRicher() {
    Played game = Scene.of(3).player("A", "L6 I26 I33 I08").player("B", "| E04 E01").treasures("O13 O14 O15 O16")
        .fight("M11");
    assertThat(game.strengths()).isEqualTo("15:4");
    game.play("B play card:E04");
    assertThat(game.strengths()).isEqualTo("15:14");
    assertThat(game.treasures()).isEqualTo(4);
    game.closes();
    assertThat(game.level("A")).isEqualTo(7);
    assertThat(game.hand("A")).isEqualTo("O13 O14 O15 O16");
  }

  @Test
  @Rule("MT-EX-13")
  void penaltyEnhancer_leavesOneTreasure() {
    Played game = Scene.of(3).player("A", "L1 | E06").treasures("O15 O16").fight("M01").play("A play card:E06");
    assertThat(game.strengths()).isEqualTo("no combat");
    assertThat(game.level("A")).isEqualTo(2);
    assertThat(game.hand("A")).isEqualTo("O15");
  }

  @Test
  @Rule("MT-EX-13")
  void penaltyEnhancer_takesStrengthBelowZero() {
    Played game = Scene.of(3).player("A", "L1 | E06 E01").fight("M01").play("A play card:E06");
    assertThat(game.strengths()).isEqualTo("1:-4");
    assertThat(game.treasures()).isEqualTo(1);
  }

  @Test
  @Rule("MT-EX-14")
  void wanderingMonster_canBringTheWin() {
    Played game = Scene.of(3).player("A", "L9 I22").player("B", "| W01 M23 E06").fight("M05");
    assertThat(game.strengths()).isEqualTo("11:2");
    game.play("B play card:wandering");
    assertThat(game.strengths()).isEqualTo("11:10");
    game.pass("B");
    assertThat(game.winner()).isEqualTo("A");
    assertThat(game.level("A")).isEqualTo(10);
    assertThat(game.hand("A")).isEmpty();
  }

  private static Played bebopAndRocksteady(String fighter) {
    return Scene.of(3).player("A", fighter).player("B", "| W01 M21 E06").treasures("O13 O14 O15 O16")
        .fight("M20").play("A pass", "B play card:wandering", "B pass");
  }

  @Test
  @Rule("MT-EX-15")
  void removedMonster_withTreasure_paysAfterTheKill() {
    Played game = bebopAndRocksteady("L5 I26 | O10");
    assertThat(game.strengths()).isEqualTo("9:24");
    game.play("A play card:O10", "A target card:M20");
    assertThat(game.monsters()).isEqualTo("M21:8");
    game.closes();
    assertThat(game.level("A")).isEqualTo(6);
    assertThat(game.hand("A")).isEqualTo("O13 O14 O15 O16");
  }

  @Test
  @Rule("MT-EX-16")
  void removedMonster_isLostWithTheCombat() {
    Played game = bebopAndRocksteady("L5 I22 | O10").play("A play card:O10", "A target card:M20");
    assertThat(game.strengths()).isEqualTo("7:8");
    game.closes("run-1=5");
    assertThat(game.level("A")).isEqualTo(5);
    assertThat(game.hand("A")).isEmpty();
  }

  @Test
  @Rule("MT-EX-17")
  void helper_canTriggerAPower() {
    Played game = Scene.of(3).player("A", "L3 I22").player("B", "L4 I26 I09 S3").fight("M27");
    assertThat(game.strengths()).isEqualTo("5:10");
    game.play("A ask seat:2", "A treasures 0", "A send", "B accept");
    assertThat(game.strengths()).isEqualTo("14:14");
    game.closes().closes("run-1=5").closes("run-2=5");
    assertThat(game.level("A")).isEqualTo(3);
  }

  @Test
  @Rule("MT-EX-18")
  void counterOffer_isDividedInTurns() {
    Played game = Scene.of(4).player("A", "CH6 L5 I26").player("B", "CH5 L6").treasures("O13 O14 O15").fight("M28")
        .play("A ask seat:2", "A treasures 1", "A pick-order helper-first", "A send",
            "B counter", "B treasures 2", "B pick-order alternate-helper", "B send", "A accept");
    assertThat(game.level("A")).isEqualTo(6);
    assertThat(game.level("B")).isEqualTo(6);
    assertThat(game.zone("spread")).isEqualTo("O13 O14 O15");
    game.play("B take card:O14", "A take card:O13");
    assertThat(game.hand("A")).isEqualTo("O13");
    assertThat(game.hand("B")).isEqualTo("O14 O15");
  }

  @Test
  @Rule("MT-EX-19")
  void promise_largerThanTheHoard_takesAll() {
    Played game = Scene.of(4).player("A", "L5").player("B", "L4 I26 I09").player("C", "| E06")
        .treasures("O15 O16").fight("M24")
        .play("A ask seat:2", "A treasures 3", "A pick-order helper-first", "A send", "B accept", "C play card:E06");
    assertThat(game.level("A")).isEqualTo(6);
    assertThat(game.hand("A")).isEmpty();
    if (game.options().contains("take card:O15")) {
      game.play("B take card:O15");
    }
    assertThat(game.hand("B")).isEqualTo("O15 O16");
  }

  @Test
  @Rule("MT-EX-20")
  void runAway_ofBoth_isRolledOneByOne() {
    Played game = Scene.of(3).player("A", "L1 I15").player("B", "L2").fight("M22")
        .play("A ask seat:2", "A treasures 0", "A send", "B accept ; run-1=3 run-2=4");
    assertThat(game.level("A")).isEqualTo(1);
    assertThat(game.level("B")).isEqualTo(1);
  }

  @Test
  @Rule("MT-EX-21")
  void runAway_fromTwo_isRolledForEach() {
    Played game = Scene.of(4).player("A", "L1 I09 I21").player("B", "| W01 M02").fight("M12")
        .play("A pass", "B play card:wandering");
    assertThat(game.strengths()).isEqualTo("4:5");
    game.closes();
    assertThat(game.options()).containsExactlyInAnyOrder("run card:M12", "run card:M02");
    game.play("A run card:M12 ; run-1=5");
    assertThat(game.actor()).isEqualTo("D");
    assertThat(game.options()).containsExactlyInAnyOrder("lose card:I09", "lose card:I21");
    game.play("D lose card:I21 ; run-1=4");
    assertThat(game.table("A")).isEqualTo("I09");
    assertThat(game.topDiscard("treasure")).isEqualTo("I21");
    assertThat(game.level("A")).isEqualTo(1);
  }
}
