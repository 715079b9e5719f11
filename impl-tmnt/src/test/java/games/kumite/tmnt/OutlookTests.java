package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Turn;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.evaluation.Evaluation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What bots do with the estimate: nothing that a sensible player would not do. */
final class OutlookTests {

  private static final String GREEDY = "greedy:40";
  private static final String SEARCH = "mcts:600";

  /** What a bot chooses where a match waits. */
  private static String choice(Played game, String bot) {
    Match match = game.match();
    Bot thinker = Bots.named(bot).create(7);
    var perspective = match.perspective(match.actor());
    return thinker.choose(perspective, ((Turn.Yours) perspective.turn()).decision()).notation();
  }

  /** A, who could pay for a new roll, has fallen to Bludgeon and rolled. */
  private static Played rolled(int die) {
    Played game = Scene.of(3).player("A", "L4 S2 | M01 O14").fight("M22");
    game.dice().layUsual("run-1=" + die);
    game.until(now -> now.asked().equals("A window-die"), "pass");
    return game;
  }

  @ParameterizedTest
  @ValueSource(strings = {GREEDY, SEARCH})
  @Rule("MT-RUN-04")
  void die_thatEscapes_isLeft_andOneThatDoesNot_isRolledAgain(String bot) {
    Played escaped = rolled(4);
    assertThat(escaped.options()).contains("reroll card:S2");
    assertThat(choice(escaped, bot)).as("4 and 1 for the Stance").isEqualTo("pass");
    assertThat(choice(rolled(1), bot)).isEqualTo("reroll card:S2");
  }

  @ParameterizedTest
  @ValueSource(strings = {GREEDY, SEARCH})
  @Rule("MT-TRP-02")
  void trap_isNotPlayedAgainstOneself_whateverItDoes(String bot) {
    for (String trap : new String[] {"T01", "T04", "T13", "T15", "T10"}) {
      Played game = Scene.of(3).player("A", "L4 I22 | " + trap).player("B", "L4 I21").turn();
      assertThat(game.options()).contains("trap card:" + trap + " seat:1");
      assertThat(choice(game, bot)).isNotEqualTo("trap card:" + trap + " seat:1");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {GREEDY, SEARCH})
  @Rule("MT-TMU-01")
  void help_thatCannotTurnTheFight_isNotBeggedFor(String bot) {
    Played game = Scene.of(3).player("A", "L2").player("B", "L1").player("C", "L1").fight("M36");
    assertThat(game.options()).contains("ask seat:2", "ask seat:3");
    assertThat(choice(game, bot)).isEqualTo("pass");
  }

  @ParameterizedTest
  @ValueSource(strings = {GREEDY, SEARCH})
  @Rule("MT-TMU-06")
  void help_thatCostsMoreThanItBrings_isDeclined(String bot) {
    Played forNothing = Scene.of(3).player("A", "L4").player("B", "L5 I22").player("C", "L5").fight("M22")
        .play("A ask seat:2", "A treasures 0", "A send");
    assertThat(forNothing.options()).contains("accept", "decline");
    assertThat(choice(forNothing, bot)).as("a Level for A, nothing for B").isNotEqualTo("accept");
    Played inVain = Scene.of(3).player("A", "L2").player("B", "L5 I22").player("C", "L5").fight("M28")
        .play("A ask seat:2", "A treasures 3", "A pick-order helper-first", "A send");
    assertThat(choice(inVain, bot)).as("both would have to run").isNotEqualTo("accept");
    Played forTheMatch = Scene.of(3).player("A", "L9").player("B", "L5 I22").player("C", "L5").fight("M24")
        .play("A ask seat:2", "A treasures 3", "A pick-order helper-first", "A send");
    assertThat(choice(forTheMatch, bot)).as("A would win the match").isNotEqualTo("accept");
  }

  @ParameterizedTest
  @ValueSource(strings = {GREEDY, SEARCH})
  @Rule("MT-TMU-07")
  void help_thatPays_isGiven(String bot) {
    Played game = Scene.of(3).player("A", "L2").player("B", "L5 I22 I18 I08").player("C", "L8").fight("M24")
        .play("A ask seat:2", "A treasures 3", "A pick-order helper-first", "A send");
    assertThat(choice(game, bot)).as("A is far behind, and 3 Treasures are worth it").isNotEqualTo("decline");
  }

  @ParameterizedTest
  @ValueSource(strings = {GREEDY, SEARCH})
  @Rule("MT-RUL-50")
  void trade_thatWasDeclined_isNotProposedAgain(String bot) {
    Played game = Scene.of(3).player("A", "L4 I22 I32").player("B", "L4 I21 I39").player("C", "L4 I18").turn()
        .play("A trade seat:2", "A give card:I32", "A done", "A take card:I21", "A send", "B decline");
    assertThat(game.asked()).isEqualTo("A window-arrange");
    assertThat(choice(game, bot)).doesNotContain("seat:2");
  }

  @Test
  @Rule("MT-TRD-04")
  void tradeOrGift_inWhichOneGivesEverything_isNotProposedByWhoLooksOneStepAhead() {
    Played taking = Scene.of(3).player("A", "L4 I22").player("B", "L4 I21").turn()
        .play("A trade seat:2", "A done", "A take card:I21");
    assertThat(taking.options()).contains("send");
    assertThat(choice(taking, GREEDY)).as("for nothing").isEqualTo("back");
    Played giving = Scene.of(3).player("A", "L4 I22").player("B", "L4 I21").turn().play("A gift seat:2", "A give card:I22");
    assertThat(choice(giving, GREEDY)).as("nothing for it").isEqualTo("back");
    Played both = Scene.of(3).player("A", "L4 I22 I09").player("B", "L4 I21 I39").turn();
    both.play("A trade seat:2", "A give card:I09", "A done", "A take card:I21");
    double before = Evaluation.of(both.party(), 0);
    assertThat(Evaluation.of(both.play("A send").party(), 0)).as("one for one costs no more").isEqualTo(before);
  }

  /** The first choice of a combat that a played card wins. */
  @ParameterizedTest
  @ValueSource(strings = {GREEDY, SEARCH})
  @Rule({"MT-CBT-06", "MT-ONE-03"})
  void card_thatWinsTheFight_isPlayed_andOneThatIsNotNeeded_isKept(String bot) {
    Played tied = Scene.of(3).player("A", "L4 | O04").fight("M11");
    assertThat(choice(tied, bot)).isEqualTo("play card:O04");
    Played won = Scene.of(3).player("A", "L4 I22 I18 | O04").player("B", "L5 | E06").fight("M05");
    assertThat(choice(won, bot)).isEqualTo("pass");
  }
}
