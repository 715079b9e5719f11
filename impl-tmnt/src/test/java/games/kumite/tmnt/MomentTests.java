package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.Content;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The moments in which abilities and cards can have an effect, and those in which they cannot. */
final class MomentTests {

  private static Content printed(String... prints) {
    return Cardbox.printed(List.of(prints));
  }

  private static Played until(Played game, String asked) {
    game.until(now -> now.asked().equals(asked), "pass");
    return game;
  }

  @Test
  @Rule({"MT-RUN-13", "MT-TAB-02"})
  void escapeOfTheSide_isOfferedWhileAnybodyHasSomethingToEscape() {
    Content content = printed("A01 effects: TEAM_UP: ESCAPE ALL SIDE");
    Played game = Scene.of(4).cards(content).active("C").player("C", "L1 | O01").player("A", "CH5 L1").player("D", "A02")
        .player("B", "A01").fight("M22").play("C ask seat:1", "C treasures 0", "C send", "A accept");
    until(game, "C window-run").play("C play card:O01");
    assertThat(game.asked()).as("the helper in the first seat has not escaped").isEqualTo("D window-run");
    assertThat(game.options()).contains("team-up card:A02");
    game.play("D team-up card:A02");
    assertThat(game.asked()).isEqualTo("B window-run");
    assertThat(game.options()).as("nobody is left").contains("discard card:A01").doesNotContain("team-up card:A01");
  }

  @Test
  @Rule({"MT-RUL-43", "MT-TAB-02", "MT-RUL-33", "MT-TRP-08"})
  void runningAway_isNoTimeToRemove_toAddStrength_orToCancelAKeptTrap() {
    Played game = Scene.of(3).player("A", "CH5 L2 K09 | E01 E02").player("B", "A06").player("C", "T15 K01 | O14")
        .fight("M16");
    until(game, "A window-run");
    assertThat(game.options()).contains("discard card:K09").doesNotContain("use card:K09");
    game.pass("A");
    assertThat(game.options()).contains("discard card:A06").doesNotContain("team-up card:A06");
    game.pass("B");
    assertThat(game.options()).contains("discard card:K01").doesNotContain("use card:O14");
  }

  @Test
  @Rule({"MT-STN-11", "MT-ITM-07"})
  void itemWhoseRequirementIsLost_mayBeTurnedSideways_andNotBack() {
    Played game = Scene.of(3).player("A", "CH5 I14 | L01").turn();
    assertThat(game.options()).contains("sideways card:I14");
    game.play("A sideways card:I14");
    assertThat(game.table("A")).isEqualTo("~I14");
    game = Scene.of(3).player("A", "CH5 ~I14 | L01").turn();
    assertThat(game.refused("equip card:I14").rule()).contains("MT-ITM-08");
  }

  @Test
  @Rule({"MT-PHS-06", "MT-RUL-06"})
  void levelCardAmongTheDoors_isPlayedAtTheDoor() {
    Content content = printed("L01 file: doors.json");
    Played game = Scene.of(3).cards(content).player("A", "L2").player("B", "| L02").doors("L01").kick();
    assertThat(game.asked()).isEqualTo("A door-card");
    game.play("A play", "A level seat:1");
    assertThat(game.level("A")).isEqualTo(3);
    game = Scene.of(3).cards(content).player("A", "L9").player("B", "L9 | L02").player("C", "L9").doors("L01").kick();
    assertThat(game.hand("A")).as("nobody would rise").isEqualTo("L01");
  }

  @Test
  @Rule({"MT-CBT-14", "MT-WHN-05", "MT-RUL-46"})
  void treasureOfTheOwnTurn_thatIsDrawnInCombat_waits() {
    Content content = printed("A07 effects: TEAM_UP: DRAW TREASURE 1");
    Played game = Scene.of(3).cards(content).player("A", "CH5 L2 A07").player("C", "| L02").treasures("P01").fight("M22")
        .play("A team-up card:A07");
    assertThat(game.asked()).isEqualTo("A window-combat");
    assertThat(game.hand("A")).isEqualTo("P01");
    game = Scene.of(3).cards(content).player("A", "CH5 L2 A07").player("C", "| L02").treasures("P01").turn()
        .play("A team-up card:A07");
    assertThat(game.asked()).isEqualTo("A window-receive");
    assertThat(game.options()).contains("play card:P01");
  }

  @Test
  @Rule({"MT-RUL-49", "MT-CON-01", "MT-ONE-03"})
  void oneShotsForMonstersAlone_areLegalWherePlayersHaveNone() {
    Content content = printed("O03 effects: STR +3 MONSTER", "O04 effects: STR +3 MONSTER; STR +1 SIDE");
    Played game = Scene.of(3).cards(content).player("A", "CH5 L4 | O03 O04 O05 O16 O12").fight("M32");
    assertThat(game.options()).contains("play card:O03", "play card:O05")
        .doesNotContain("play card:O04", "play card:O16", "play card:O12");
    game.play("A play card:O03");
    assertThat(game.strengths()).isEqualTo("4:19");
  }

  @Test
  @Rule({"MT-RUN-02", "MT-TAB-02"})
  void reRollOfOwnRolls_isOfTheRunner_alsoAsATeamUp() {
    Content content = printed("A03 effects: TEAM_UP: REROLL RUN OWN");
    Played game = Scene.of(3).cards(content).player("A", "CH5 L3 A03").player("B", "CH1 S2 | O14 E01")
        .player("C", "| O13").fight("M22");
    game.dice().layUsual("run-1=1");
    until(game, "A window-die");
    assertThat(game.options()).contains("reroll card:A03");
    game.pass("A");
    assertThat(game.asked()).as("the Stance of B is for B's rolls").isEqualTo("C window-die");
    game = Scene.of(3).cards(content).player("A", "CH5 L3").player("B", "CH1 A03").player("C", "| O13").fight("M22");
    game.dice().layUsual("run-1=1");
    game.until(now -> now.asked().endsWith("window-die"), "pass");
    assertThat(game.asked()).as("nor is a Team-up of that kind").isEqualTo("C window-die");
    game = Scene.of(3).player("A", "CH5 L3").player("B", "CH1 A03").player("C", "| O13").fight("M22");
    game.dice().layUsual("run-1=1");
    assertThat(until(game, "B window-die").options()).as("as it is printed").contains("reroll card:A03");
  }

  @Test
  @Rule({"MT-ONE-07", "MT-CON-01"})
  void dieSetter_withACondition_setsOnlyWhileItHolds() {
    Content content = printed("O13 effects: SETDIE CHOICE IF LEVEL>=5");
    for (int level : new int[] {4, 5}) {
      Played game = Scene.of(3).cards(content).player("A", "CH5 L3 S2 | E01").player("B", "CH1 L" + level + " | O13")
          .fight("M22");
      game.dice().layUsual("run-1=1");
      until(game, "A window-die").pass("A");
      assertThat(game.asked().equals("B window-die")).as("at Level %d", level).isEqualTo(level == 5);
    }
  }

  @Test
  @Rule({"MT-RUL-55", "MT-MON-10"})
  void removalWhoseConditionFails_asksForNoTarget() {
    Content content = printed("O12 effects: REMOVE MONSTER(ANY) TREASURE IF LEVEL>=5; STR +2 SIDE");
    Played game = Scene.of(3).cards(content).player("A", "CH5 L3 | O12 E01 W01 M05").fight("M22")
        .play("A play card:wandering", "A play card:O12");
    assertThat(game.asked()).isEqualTo("A window-combat");
    assertThat(game.strengths()).isEqualTo("5:10");
    game = Scene.of(3).cards(content).player("A", "CH5 L5 | O12 E01 W01 M05").fight("M22")
        .play("A play card:wandering", "A play card:O12", "A target card:M22");
    assertThat(game.strengths()).isEqualTo("7:2");
  }

  @Test
  @Rule({"MT-TMU-08", "MT-MON-13", "MT-CBT-04"})
  void helperInTheFirstSeat_isCountedByEveryCondition() {
    Played game = helpedByTheFirst("CH1 L3", "M20");
    assertThat(game.strengths()).as("Leonardo has a helper").isEqualTo("6:8");
    game = helpedByTheFirst("CH2 L3", "M20");
    assertThat(game.strengths()).as("Raphael is not alone").isEqualTo("4:8");
    game = helpedByTheFirst("CH1 L1", "M10");
    assertThat(game.monsters()).as("only who has no Stance").isEqualTo("M10:6");
    game = Scene.of(3).cards(printed("M22 effects: STR +2 IF SIDE(KIND=HUMAN)")).active("C").player("C", "CH2 L1")
        .player("A", "CH5 L1").player("B", "| L01").fight("M22").play("C ask seat:1", "C treasures 0", "C send", "A accept");
    assertThat(game.monsters()).as("April is human").isEqualTo("M22:10");
  }

  private static Played helpedByTheFirst(String fighter, String monster) {
    return Scene.of(3).active("C").player("C", fighter).player("A", "CH5 L1").player("B", "| L01").fight(monster)
        .play("C ask seat:1", "C treasures 0", "C send", "A accept");
  }

  @Test
  @Rule("MT-RUL-56")
  void cardThatIsPlayed_hasLeftItsPlayersHand_andNobodyElses() {
    Content content = printed("O12 effects: REMOVE MONSTER(ANY) TREASURE IF SIDE(HAND<=1)");
    Played game = Scene.of(3).cards(content).player("A", "CH5 L3 | O12 E01").player("B", "| L01").fight("M22");
    assertThat(game.options()).as("one is left").contains("play card:O12");
    game = Scene.of(3).cards(content).player("A", "CH5 L3 | L02 L03").player("B", "| O12 L01").fight("M22").pass("A");
    assertThat(game.options()).as("the fighter holds two").contains("play card:L01").doesNotContain("play card:O12");
    game = Scene.of(3).cards(content).player("A", "CH5 L3 | L02").player("B", "| O12 L01").fight("M22").pass("A");
    assertThat(game.options()).contains("play card:O12");
  }
}
