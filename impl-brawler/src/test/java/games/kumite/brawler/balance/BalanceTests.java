package games.kumite.brawler.balance;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Setup;
import games.kumite.api.random.SeededRandom;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The balance check of the ledger, played through the public API: shares of wins within the 99 % interval of the
 * difference to the ledger's, and what happens in an average game.
 */
final class BalanceTests {

  private static final Setup TWO_HEROES = Setup.seats(2);
  /** What the ledger says of its base rows and of its other rows. */
  private static final int BASE_GAMES = 80_000;
  private static final int ROW_GAMES = 20_000;
  private static final int ENOUGH = 1_500;

  private static final Function<SeededRandom, Policy> CARELESS = Careless::new;
  private static final Function<SeededRandom, Policy> COMPETENT = random -> new Competent();

  @TestFactory
  Stream<DynamicTest> careless_policy_winsAsOftenAsInTheLedger() {
    return row(Sample.of(TWO_HEROES, CARELESS, 15_000), 0.241, 27.1, 13.4, 5.6, 2.2, 0.6, 0.2, 9.4);
  }

  @TestFactory
  Stream<DynamicTest> competent_policy_winsAsOftenAsInTheLedger() {
    return row(Sample.of(TWO_HEROES, COMPETENT, 5_000), 0.470, 26.0, 12.2, 7.0, 1.6, 0.4, 0.5, 10.5);
  }

  private static Stream<DynamicTest> row(Sample sample, double wins, double heroAttacks, double bossAttacks,
      double bonusRolls, double knockOuts, double recoveries, double rests, double defeated) {
    return Stream.of(
        DynamicTest.dynamicTest("wins", () -> assertWins(sample, wins, BASE_GAMES)),
        figure("hero attacks", sample, game -> game.heroAttacks, heroAttacks),
        figure("boss attacks", sample, game -> game.bossAttacks, bossAttacks),
        figure("bonus rolls", sample, game -> game.bonusRolls, bonusRolls),
        figure("knock-outs", sample, game -> game.knockOuts, knockOuts),
        figure("recoveries", sample, game -> game.recoveries, recoveries),
        figure("rests", sample, game -> game.rests, rests),
        figure("bosses defeated", sample, game -> game.defeated, defeated));
  }

  private static DynamicTest figure(String name, Sample sample, ToIntFunction<Tally> figure, double expected) {
    return DynamicTest.dynamicTest(name,
        () -> assertThat(sample.mean(figure)).isCloseTo(expected, Offset.offset(sample.meanTolerance(figure))));
  }

  private static void assertWins(Sample sample, double expected, int ledgerGames) {
    assertThat(sample.wins()).isCloseTo(expected, Offset.offset(sample.winsTolerance(expected, ledgerGames)));
  }

  @Test
  void speedByThreeDice_makesItHarder() {
    assertWins(Sample.of(TWO_HEROES.option("speedDice", "3D6"), COMPETENT, ENOUGH), 0.429, ROW_GAMES);
  }

  @Test
  void withoutAnyRecovery_itIsHarder() {
    Sample sample = Sample.of(TWO_HEROES, random -> new Competent() {
      @Override
      Action assist(Decision decision) {
        return decision.parse("refuse");
      }
    }, ENOUGH);

    assertWins(sample, 0.349, ROW_GAMES);
    assertThat(sample.mean(game -> game.recoveries)).isZero();
  }

  @Test
  void withoutTheBonus_theCarelessHardlyEverWin() {
    Sample sample = Sample.of(TWO_HEROES, random -> new Careless(random) {
      @Override
      Action bonus(Decision decision) {
        return decision.parse("decline");
      }
    }, ENOUGH);

    assertThat(sample.wins()).as("about 7 %").isBetween(0.055, 0.085);
  }

  @ParameterizedTest
  @CsvSource({"1, 0.935", "2, 0.656", "3, 0.307", "4, 0.093", "12, 0.000"})
  void loneHero_winsAsOftenAsInTheLedger(int bosses, double wins) {
    Setup setup = Setup.seats(1).option("heroCount", 1).option("bossCount", bosses);

    assertWins(Sample.of(setup, COMPETENT, ENOUGH), wins, ROW_GAMES);
  }

  @ParameterizedTest
  @CsvSource({
    "10, 15, 20, 1, 6, 1, 8, 2, 6, 0.388",
    "10, 15, 20, 1, 6, 1, 8, 1, 10, 0.608",
    "12, 18, 24, 1, 6, 1, 8, 1, 10, 0.264"})
  void bossTableOfOnesOwn_changesTheOddsAsInTheLedger(int jack, int queen, int king, int jackCount, int jackSides,
      int queenCount, int queenSides, int kingCount, int kingSides, double wins, @TempDir Path content)
      throws IOException {
    Files.writeString(content.resolve("bosses.json"), "{"
        + boss("jack", jack, 14, jackCount, jackSides) + ","
        + boss("queen", queen, 12, queenCount, queenSides) + ","
        + boss("king", king, 10, kingCount, kingSides) + "}");

    assertWins(Sample.of(TWO_HEROES.option("content", content.toString()), COMPETENT, ENOUGH), wins, ROW_GAMES);
  }

  private static String boss(String name, int health, int speed, int count, int sides) {
    String dice = "{\"count\": %d, \"sides\": %d}".formatted(count, sides);
    return "\"%s\": {\"health\": %d, \"speed\": %d, \"damage\": {\"normal\": %s, \"d6Only\": %s}}"
        .formatted(name, health, speed, dice, dice);
  }
}
