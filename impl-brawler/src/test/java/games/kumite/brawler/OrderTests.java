package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Answers;
import games.kumite.api.Decision;
import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import games.kumite.api.bot.StandingOrder;
import games.kumite.api.bot.StandingOrders;
import games.kumite.spi.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Standing orders that end with a seat's turn, or hold outside of it: the table marks whose turn it is. */
final class OrderTests {

  private static Optional<Action> ordered(StackedGame game, StandingOrders orders, Answers answers) {
    Seat seat = answers.pendingSeats().get(0);
    Decision decision = answers.decision(seat);
    return orders.answer(game.match().perspective(seat), decision);
  }

  private static String active(StackedGame game) {
    return game.hero(1).get("active") + " " + game.hero(2).get("active");
  }

  @Test
  @Rule({"BR-TRN-08", "BR-SET-12"})
  void table_marksWhoseTurnItIs() {
    StackedGame game = Deal.bosses("KS").host().hands("S5 S2 H2", "C5 C2 D2").chosen();
    assertThat(active(game)).as("no boss yet").isEqualTo("false false");
    game.play("P1 draw deck:S\nP1 draw deck:S\nP1 draw deck:H\nP2 draw deck:C\nP2 draw deck:C\nP2 draw deck:D"
        + " ; speed-1=20 speed-2=19");
    assertThat(active(game)).isEqualTo("true false");
    assertThat(game.match().table(Viewer.spectator()).find("seat:3").orElseThrow().get("active")).isEqualTo(false);
    game.play("P1 play card:S5");
    assertThat(active(game)).isEqualTo("false true");
  }

  @Test
  @Rule({"BR-KO-04", "BR-TRN-08"})
  void orderOnOthers_answersBetweenTwoBosses_andNotInTheOwnTurn() {
    StackedGame game = Stories.partnerToRescue("JS");
    Answers answers = game.match().answers();
    StandingOrders orders = new StandingOrders();
    orders.give(StandingOrder.parse("refuse in assist on others"));
    orders.give(StandingOrder.parse("top deck:H in attack on others"));
    assertThat(game.asked()).isEqualTo("P1 assist");

    game.dice().layUsual("speed-1=20");
    answers.submit(answers.pendingSeats().get(0), ordered(game, orders, answers).orElseThrow());

    assertThat(game.asked()).isEqualTo("P1 attack");
    assertThat(game.events()).extracting(event -> event.type()).contains("assist-refused");
    assertThat(active(game)).isEqualTo("true false");
    assertThat(ordered(game, orders, answers)).as("its own turn").isEmpty();
    orders.give(StandingOrder.parse("top deck:H in attack"));
    assertThat(ordered(game, orders, answers)).map(Action::notation).hasValue("top deck:H");
  }

  @Test
  @Rule({"BR-KO-04", "BR-TRN-08"})
  void orderUntilTurn_endsWithTheOwnTurn() {
    StackedGame game = Stories.partnerToRescue("JS");
    Answers answers = game.match().answers();
    StandingOrders orders = new StandingOrders();
    orders.give(StandingOrder.parse("refuse in assist until turn"));

    game.dice().layUsual("speed-1=20");
    answers.submit(answers.pendingSeats().get(0), ordered(game, orders, answers).orElseThrow());

    assertThat(orders.orders()).hasSize(1);
    assertThat(ordered(game, orders, answers)).isEmpty();
    assertThat(orders.orders()).isEmpty();
  }
}
