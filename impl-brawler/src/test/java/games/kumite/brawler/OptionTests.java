package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.kumite.api.GameProperties;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Option;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.Rule;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The options of a game and its declared facts. */
final class OptionTests {

  @Test
  void options_are_thoseOfTheLedgerAndTheContent() {
    Map<String, Option> options = Deal.GAME.options().stream()
        .collect(Collectors.toMap(Option::id, Function.identity()));

    assertThat(options).containsOnlyKeys("heroCount", "host", "speedDice", "diceSet", "bossCount", "content");
    assertThat(options.get("heroCount").allowedValues()).isEqualTo("1..2");
    assertThat(options.get("heroCount").defaultValue()).isEqualTo(2);
    assertThat(options.get("host").defaultValue()).isEqualTo(false);
    assertThat(options.get("speedDice").choices()).containsExactly("D20", "3D6");
    assertThat(options.get("speedDice").defaultValue()).isEqualTo("D20");
    assertThat(options.get("diceSet").choices()).containsExactly("NORMAL", "D6_ONLY");
    assertThat(options.get("diceSet").defaultValue()).isEqualTo("NORMAL");
    assertThat(options.get("bossCount").allowedValues()).isEqualTo("1..12");
    assertThat(options.get("bossCount").defaultValue()).isEqualTo(12);
    assertThat(options.get("content").defaultValue()).isEqualTo("");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "heroCount | two | 1..2", "heroCount | 0 | 1..2", "host | maybe | true, false", "speedDice | D6 | D20, 3D6",
    "speedDice | 2D6 | D20, 3D6", "diceSet | d6_only | NORMAL, D6_ONLY", "bossCount | 0 | 1..12",
    "bossCount | 13 | 1..12", "bossCount | -1 | 1..12", "bossCount | many | 1..12"})
  void option_ofAnotherValue_isRefusedWithWhatIsAllowed(String option, String value, String allowed) {
    Setup setup = Setup.seats(2).option(option, value);

    assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> Deal.GAME.start(setup))
        .withMessageContainingAll(option, allowed, value);
  }

  @Test
  void option_unknown_isRefusedWithThoseThatExist() {
    Setup setup = Setup.seats(2).option("difficulty", 3);

    assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> Deal.GAME.start(setup))
        .withMessageContainingAll("difficulty", "bossCount");
  }

  @ParameterizedTest
  @ValueSource(strings = {"D20", "3D6"})
  @Rule("BR-TRN-02")
  void sixSidedDiceOnly_force_threeDiceForSpeed(String speedDice) {
    StackedGame game = Deal.bosses("KS").option("diceSet", "D6_ONLY").option("speedDice", speedDice)
        .begin("speed-1=6,6,6 speed-2=4,4,4");

    assertThat(game.kindsOfDice()).hasSize(6).allMatch(die -> die.endsWith(" d6"));
    assertThat(game.hero(1).number("speed")).isEqualTo(18);
  }

  @Test
  void sixSidedDiceOnly_keep_theOtherDice() {
    StackedGame game = Deal.bosses("JS", "JC").option("diceSet", "D6_ONLY").hands("SA S10 H2", "C2 C3 D2")
        .health(1, "6,6,6").chosen();
    assertThat(game.health(1)).isEqualTo("38/38");

    game.play("""
        P1 draw deck:S
        P1 draw deck:S
        P1 draw deck:H
        P2 draw deck:C
        P2 draw deck:C
        P2 draw deck:D ; speed-1=6,6,6 speed-2=1,1,1
        P1 play card:SA ; ace-1=6 target=1 damage=6
        """);

    assertThat(game.boss()).isEqualTo("J 10/6");
    assertThat(game.health(1)).isEqualTo("32/38");
    assertThat(game.kindsOfDice()).containsExactly("ace-1 d6", "target d6", "damage d6");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 11, 12})
  void bossCount_leavesTheRest_ofTheBossDeckUnused(int bosses) {
    StackedGame game = Deal.bosses("JS", "JC").option("bossCount", bosses).hands("S10 H10 S2", "C2 C3 D2").start();

    assertThat(game.table().find("track:defeated").orElseThrow().number("max")).isEqualTo(bosses);
    assertThat(game.table().find("track:defeated").orElseThrow().number("value")).isZero();
  }

  @Test
  void bossCount_takesTheTop_ofTheShuffledDeck() {
    StackedGame game = Deal.bosses("JS", "QD").option("bossCount", 2).hands("S10 H10 S2", "C2 C3 D9")
        .begin("speed-1=18 speed-2=5")
        .play("""
            P1 play card:S10
            P1 draw deck:S ; rest-2=1 speed-1=20 speed-2=19
            """);
    assertThat(game.bossCard().orElseThrow().id()).isEqualTo("card:QD");

    game.play("P1 play card:H10\nP2 play card:D9");

    assertThat(game.result()).isEqualTo("WIN 2");
  }

  @Test
  void facts_declare_aCooperativeGameOfChance() {
    GameProperties facts = Deal.GAME.properties();

    assertThat(facts.isCooperative()).isTrue();
    assertThat(facts.hasChance()).isTrue();
    assertThat(facts.hasHiddenInformation()).isTrue();
    assertThat(facts.minScore()).isZero();
    assertThat(facts.maxScore()).isEqualTo(12);
  }

  @Test
  void keywords_are_theScenarios() {
    assertThat(Deal.GAME.keywords()).containsExactlyInAnyOrder("mirror", "chain", "kindred");
  }
}
