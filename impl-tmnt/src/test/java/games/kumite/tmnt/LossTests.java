package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is lost and paid at the limits of the words that say so. */
final class LossTests {

  @Test
  @Rule({"MT-RUN-11", "MT-TRP-05"})
  void goldThatIsNotThere_takesAllItems_alsoOneWorthNothing_unasked() {
    Played game = Scene.of(3).player("A", "L3 I45 I32 | K01").player("B", "| T09 O14").turn().pass("A")
        .play("B trap card:T09 seat:1");
    assertThat(game.table("A")).isEmpty();
    assertThat(game.topDiscard("door")).isEqualTo("T09");
  }

  @Test
  @Rule({"MT-RUL-39", "MT-ITM-06"})
  void itemAndItsCheat_arePaidOnceEach() {
    Played game = Scene.of(3).player("A", "L6 K13 I22+C01 | E02").player("B", "| T15 E01").turn().pass("A")
        .play("B trap card:T15 seat:1", "A use card:K13");
    assertThat(game.refused("pay card:K13").rule()).contains("MT-RUL-39");
    game.play("A pay card:I22", "A pay card:C01");
    assertThat(game.events()).extracting(Event::type).filteredOn("paid"::equals).hasSize(2);
    assertThat(game.hand("A")).isEqualTo("E02");
    assertThat(game.zone("treasure-discard")).isEqualTo("C01 I22");
  }

  @Test
  @Rule({"MT-DTH-02", "MT-DTH-04"})
  void itemAndCheatOfABody_areNotTiedTogetherInTheHands() {
    Played game = Scene.of(3).player("A", "CH5 L5 I22+C01 | E01").player("B", "CH1 L4 K09 | I03").player("C", "L3")
        .doors("M22").fight("M35");
    game.dice().layUsual("run-1=1");
    game.until(now -> now.asked().endsWith("loot-body"), "pass");
    assertThat(game.events()).isEmpty();
    assertThat(game.refused("take card:M22").rule()).contains("MT-DTH-03");
    game.play("B take card:I22", "C take card:C01");
    game.until(now -> now.asked().equals("B window-combat"), "pass");
    game.play("B use card:K09", "B pay card:I22"); // of two
    assertThat(game.hand("C")).as("Cheat! is not on the Item any more").isEqualTo("C01");
  }

  @Test
  @Rule({"MT-DTH-01", "MT-DTH-03", "MT-RUL-45"})
  void deathAndLooting_areTold() {
    Played game = Scene.of(3).player("A", "CH5 L5 | E01 E02 E03").player("B", "CH1 L4").player("C", "L4").fight("M35");
    game.closes("run-1=1 loot-order-2=1 loot-order-3=2");
    assertThat(game.events()).extracting(Event::type).contains("caught", "died", "loot-order-rolled");
    game.play("C take card:E02");
    assertThat(game.events()).extracting(Event::type).contains("looted");
  }

  @Test
  @Rule({"MT-RUN-10", "MT-RUL-26"})
  void gold_isGivenOneByOne_theSmallFirstIfOneLikes() {
    Played game = Scene.of(3).cards(Cardbox.printed(List.of("T09 effects: LOSE GOLD 1000 VICTIM")))
        .player("A", "L3 ~I14 ~I26 ~I32 | K01").player("B", "| T09 O14").turn();
    game.until(now -> now.asked().equals("B window-arrange"), "pass");
    game.play("B trap card:T09 seat:1");
    assertThat(game.refused("lose card:K01").rule()).contains("MT-RUN-10");
    assertThat(game.options()).containsExactlyInAnyOrder("lose card:I14", "lose card:I26", "lose card:I32");
    game.play("A lose card:I32", "A lose card:I26");
    assertThat(game.table("A")).as("700 are not enough").isEmpty();
  }
}
