package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.GameProperties;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.evaluation.Evaluation;
import games.kumite.tmnt.state.Counters;
import org.junit.jupiter.api.Test;

/** What seats do without much thought, by which searches play on to the next turn. */
final class HabitsTests {

  private static final int DRAWS = 40;

  private static String sensible(Played game) {
    return sensible(game, RandomSource.seeded(1));
  }

  private static String sensible(Played game, SeededRandom random) {
    Action action = Inspection.sensible(game.match(), random);
    return action == null ? "" : action.notation();
  }

  /** How many of 40 draws are an action. */
  private static int often(Played game, String action) {
    SeededRandom random = RandomSource.seeded(1);
    int count = 0;
    for (int i = 0; i < DRAWS; i++) {
      count += sensible(game, random).equals(action) ? 1 : 0;
    }
    return count;
  }

  @Test
  @Rule("MT-ONE-03")
  void lostFight_isTurnedByCards_ifTheyAreEnough() {
    Played enough = Scene.of(3).player("A", "L4 | O08 O04").fight("M22");
    assertThat(sensible(enough)).as("4, and 5 and 2, against 8").isEqualTo("play card:O04");
    assertThat(sensible(enough.play("A play card:O04"))).as("for the side").isEqualTo("target side");
    assertThat(sensible(enough.play("A target side"))).as("9 against 8").isEqualTo("pass");
    assertThat(sensible(Scene.of(3).player("A", "L4 | O08").fight("M22"))).as("6 against 8").isEqualTo("pass");
    assertThat(sensible(Scene.of(3).player("A", "L3 | O04").fight("M22"))).as("a tie is lost").isEqualTo("pass");
    assertThat(sensible(Scene.of(3).player("A", "L4 O04 | O12").fight("M22"))).as("the monster leaves")
        .isEqualTo("play card:O12");
    assertThat(sensible(Scene.of(3).player("A", "L5 O04").fight("M22"))).as("from the table").isEqualTo("play card:O04");
    assertThat(sensible(Scene.of(3).player("A", "L4 | O16 E01").fight("M11"))).isEqualTo("play card:O16");
    assertThat(sensible(Scene.of(3).player("A", "L4 | E01").fight("M11"))).as("nothing for the side").isEqualTo("pass");
  }

  /** C can spoil the fight of A. */
  private static Played spoiler(String fighter, String cards) {
    Played game = Scene.of(3).player("A", fighter).player("C", "L1 | " + cards).fight("M09");
    game.until(now -> now.asked().equals("C window-combat"), "pass");
    return game;
  }

  @Test
  @Rule("MT-INT-02")
  void wonFight_isSpoiledByOthers_alwaysWhereItWinsTheMatch_andNowAndThenElse() {
    Played forTheWin = spoiler("L9", "E04");
    assertThat(often(forTheWin, "play card:E04")).isEqualTo(DRAWS);
    assertThat(sensible(forTheWin.play("C play card:E04"))).as("13 against 9").isEqualTo("pass");
    assertThat(often(spoiler("L6", "E01"), "play card:E01")).isBetween(5, DRAWS / 2);
    assertThat(often(spoiler("L9", "E01"), "pass")).as("8 is not enough").isEqualTo(DRAWS);
    assertThat(often(spoiler("L9", "E01 O03"), "play card:E01")).as("11 is").isEqualTo(DRAWS);
    assertThat(often(spoiler("L9", "wandering M22"), "play card:wandering")).isEqualTo(DRAWS);
    assertThat(often(spoiler("L2", "E01"), "pass")).as("lost without it").isEqualTo(DRAWS);
    assertThat(sensible(spoiler("L9", "O04 O05").play("C play card:O04"))).isEqualTo("target card:M09");
  }

  /** A, who has fallen to Bludgeon, has rolled. */
  private static Played rolled(String player, int die) {
    Played game = Scene.of(3).player("A", player).fight("M22");
    game.dice().layUsual("run-1=" + die);
    game.until(now -> now.asked().equals("A window-die"), "pass");
    return game;
  }

  @Test
  @Rule({"MT-RUN-02", "MT-ONE-07"})
  void runner_doesWhatItCanAboutADieThatFails_andLeavesOneThatDoesNot() {
    assertThat(sensible(rolled("L4 | O13", 1))).isEqualTo("face 6");
    assertThat(sensible(rolled("L4 | O13", 5))).isEqualTo("pass");
    assertThat(sensible(rolled("L4 S2 | M01", 1))).as("anything listed").isEmpty();
    Played running = Scene.of(3).player("A", "L4 | O01").fight("M22");
    running.until(now -> now.asked().equals("A window-run"), "pass");
    assertThat(sensible(running)).isEqualTo("play card:O01");
  }

  @Test
  @Rule({"MT-TRE-02", "MT-ITM-07"})
  void activePlayer_risesAndEquipsItself() {
    Played game = Scene.of(3).player("A", "L4 ~I22 | L01 O04").player("B", "| L02").turn();
    assertThat(sensible(game)).isEqualTo("play card:L01");
    assertThat(sensible(game.play("A play card:L01"))).isEqualTo("level seat:1");
    assertThat(sensible(game.play("A level seat:1"))).isEqualTo("equip card:I22");
    assertThat(sensible(game.play("A equip card:I22"))).as("the One-Shot is kept").isEqualTo("pass");
    assertThat(sensible(game.play("A pass"))).as("not B's turn").isEqualTo("pass");
    assertThat(sensible(Scene.of(3).player("A", "L9 | L01").turn())).as("for nobody else").isEqualTo("pass");
    assertThat(sensible(Scene.of(3).player("A", "L4 S1 | S2 A01").turn())).as("the Stance stays").isEqualTo("play card:A01");
  }

  @Test
  @Rule({"MT-PHS-09", "MT-ITM-02"})
  void trouble_isSoughtWithTheRichestMonsterThatCanBeBeaten() {
    assertThat(sensible(Scene.of(3).player("A", "L6 I22 | M05 M11 M24").second())).isEqualTo("trouble card:M11");
    assertThat(sensible(Scene.of(3).player("A", "L1 | M05 M11").second())).isEqualTo("loot");
    Played placing = Scene.of(3).player("A", "L4 | I22").turn().play("A play card:I22");
    assertThat(sensible(placing)).isEqualTo("equip card:I22");
  }

  @Test
  @Rule({"MT-TRD-02", "MT-TMU-06"})
  void whatOthersPropose_isDeclined() {
    Played trade = Scene.of(3).player("A", "L4 I22").player("B", "L4 I21").turn()
        .play("A trade seat:2", "A give card:I22", "A done", "A send");
    assertThat(sensible(trade)).isEqualTo("decline");
    Played help = Scene.of(3).player("A", "L2").player("B", "L5 I22").fight("M22")
        .play("A ask seat:2", "A treasures 0", "A send");
    assertThat(sensible(help)).isEqualTo("decline");
  }

  /** What searches compare: matches at the beginning of the next turn. */
  @Test
  @Rule("MT-SET-09")
  void round_isATurn_andWhatWasProposedInTheLastOneStillCounts() {
    assertThat(new TmntGame().properties().playoutCutoff()).isEqualTo(GameProperties.ROUND_END);
    Played game = Scene.of(3).player("A", "L4 I22").player("B", "L4 I21").closing();
    double before = Evaluation.of(game.party(), 0);
    int round = game.match().search().round();
    game.play("A trade seat:2", "A back");
    assertThat(Evaluation.of(game.party(), 0)).as("for nothing").isLessThan(before);
    assertThat(game.match().search().round()).isEqualTo(round);
    game.until(now -> game.match().search().round() > round, "pass");
    assertThat(game.party().active()).isEqualTo(1);
    assertThat(game.party().seat(0, Counters.SAID)).isZero();
    assertThat(game.party().seat(0, Counters.SAID_BEFORE)).isEqualTo(1);
    SeededRandom random = RandomSource.seeded(1);
    while (game.match().search().round() == round + 1) {
      game.match().search().playHeuristic(random);
    }
    assertThat(game.party().seat(0, Counters.SAID_BEFORE)).as("forgotten").isZero();
  }
}
