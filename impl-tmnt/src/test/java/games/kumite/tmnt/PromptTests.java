package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Prompt;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** A prompt says of whom, how much and from where, so that it is understood without the moves before it. */
final class PromptTests {

  private static final String[] FREE_HELP = {"A ask seat:2", "A treasures 0", "A send", "B accept"};

  private static Prompt prompt(Played game) {
    return game.match().decision().prompt();
  }

  @Test
  @Rule({"MT-RUN-06", "MT-RUN-02"})
  void runningAway_saysWhoRuns_alsoWhereBothDo() {
    Played game = Scene.of(3).player("A", "L4 | O01").player("B", "CH3 L5 I26 | O02").player("C", "| O13").fight("M28")
        .play(FREE_HELP);
    assertThat(prompt(game).chooser()).isEqualTo("The fight is lost: act before A rolls, or pass.");
    game.play("A play card:O01");
    assertThat(game.asked()).isEqualTo("B window-run");
    assertThat(prompt(game).chooser()).isEqualTo("The fight is lost: act before B rolls, or pass.");
    assertThat(prompt(game).waiting()).isEqualTo("The fight is lost; players may act before B rolls.");
    game.play("B pass ; run-2=3");
    assertThat(game.asked()).isEqualTo("C window-die");
    assertThat(prompt(game).chooser()).isEqualTo("B rolls 3 to run from Slash, bonus -1: change the die or pass.");
    assertThat(prompt(game).waiting())
        .isEqualTo("B rolls 3 to run from Slash, bonus -1; players may change the die.");
    assertThat(game.events()).extracting(Event::text).contains("B rolls 3 to run from Slash, bonus -1.");
    game.play("C face 4");
    assertThat(game.level("B")).isEqualTo(2);
  }

  @Test
  @Rule({"MT-TRP-08", "MT-TRP-02"})
  void trap_saysWhomItHits() {
    Played game = Scene.of(3).player("A", "L4 | T01 O14").player("B", "L3 A05").turn().play("A trap card:T01 seat:2");
    assertThat(prompt(game).waiting()).isEqualTo("Slipped on a Manhole is about to hit B.");
  }

  @Test
  @Rule({"MT-RUN-10", "MT-TRP-04"})
  void loss_saysWhoseAndHowMuch() {
    Played game = Scene.of(3).player("A", "L1 | M01 M02 M03 M04").fight("M07");
    game.dice().layUsual("run-1=1");
    game.until(now -> now.asked().equals("A loss"), "pass");
    assertThat(prompt(game).chooser()).isEqualTo("Choose what A loses. Still to choose: 2.");
    game.play("A lose card:M01");
    assertThat(prompt(game).chooser()).isEqualTo("Choose what A loses. Still to choose: 1.");
    game = Scene.of(3).player("A", "L4 | T09").player("B", "I22 I01 I41").turn().play("A trap card:T09 seat:2");
    assertThat(prompt(game).chooser()).isEqualTo("Choose what B loses: Items worth 500 Gold Pieces. So far: 0.");
    game.play("B lose card:I22");
    assertThat(prompt(game).chooser()).isEqualTo("Choose what B loses: Items worth 500 Gold Pieces. So far: 400.");
    game = Scene.of(3).player("A", "CH5 L1").doors("K02 K03 K04").second().play("A use card:CH5");
    assertThat(prompt(game).chooser()).isEqualTo("Choose what A loses. Still to choose: 1.");
  }

  @Test
  @Rule({"MT-KAT-11", "MT-RUL-39"})
  void cost_saysHowManyMore() {
    Played game = Scene.of(3).player("A", "L6 K13 | M01 M02 M03").player("B", "| T15 E01").turn().pass("A")
        .play("B trap card:T15 seat:1", "A use card:K13");
    assertThat(prompt(game).chooser()).isEqualTo("Choose a card to pay for Iron Shell. Still to pay: 2.");
    game.play("A pay card:M02");
    assertThat(prompt(game).chooser()).isEqualTo("Choose a card to pay for Iron Shell. Still to pay: 1.");
  }

  @Test
  @Rule("MT-KAT-08")
  void rankExcess_saysByHowMuch() {
    Played game = Scene.of(3).player("A", "L5 K01 K06 K07 | T03").turn().play("A trap card:T03 seat:1");
    assertThat(prompt(game).chooser())
        .isEqualTo("Your Katas have Rank 5 together and you are at Level 3: discard one.");
    game.play("A discard card:K01");
    assertThat(prompt(game).chooser())
        .isEqualTo("Your Katas have Rank 4 together and you are at Level 3: discard one.");
  }

  @Test
  @Rule({"MT-DTH-02", "MT-DTH-06"})
  void body_saysWhoseItIs_alsoWhereTwoDie() {
    Played game = Scene.of(4).player("A", "L5 | M01 M02 M03 M04").player("B", "L6 | M05 M06").player("C", "L3")
        .player("D", "L2").fight("M35").play(FREE_HELP[0], FREE_HELP[1], FREE_HELP[2], "B accept ; run-1=1");
    assertThat(prompt(game).chooser()).isEqualTo("Take a card of A, who is dead.");
    game.play("B take card:M01", "C take card:M02", "D take card:M03 ; run-2=1");
    assertThat(prompt(game).waiting()).isEqualTo("C takes a card of B, who is dead.");
  }

  @Test
  @Rule({"MT-TMU-11", "MT-TMU-12"})
  void treasurePick_saysHowManyMore() {
    Played game = Scene.of(3).player("A", "CH5 L8 | O14").player("B", "CH6 L8").treasures("I01 I02 I03 I04")
        .fight("M30").play("A ask seat:2", "A treasures 1", "A pick-order alternate-fighter", "A send", "B accept");
    assertThat(prompt(game).chooser()).isEqualTo("Take a Treasure. Still to take: 3.");
    game.play("A take card:I02");
    assertThat(prompt(game).chooser()).isEqualTo("Take a Treasure. Still to take: 1.");
  }

  @Test
  @Rule({"MT-CHA-05", "MT-CHA-03"})
  void charity_saysWhetherCardsAreDiscardedOrGiven() {
    Played game = Scene.of(3).player("A", "CH5 L1 | E01 E02 E03 E04 E05 E06").charity();
    assertThat(prompt(game).chooser()).isEqualTo("Choose cards to discard. Still to discard: 1.");
    game = Scene.of(3).player("A", "CH5 L2 | E01 E02 E03 E04 E05 E06").player("C", "L2").charity();
    assertThat(prompt(game).chooser()).isEqualTo("Choose cards for B. Still to give: 1.");
    assertThat(prompt(game).waiting()).isEqualTo("A chooses cards for B.");
  }
}
