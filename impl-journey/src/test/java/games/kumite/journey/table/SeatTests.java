package games.kumite.journey.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Answers;
import games.kumite.api.Element;
import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import games.kumite.api.bot.StandingOrder;
import games.kumite.api.bot.StandingOrders;
import games.kumite.journey.Situation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Whose turn it is, and whose things are. */
final class SeatTests {

  private static List<Object> active(Situation s) {
    return s.match().seats().stream().map(seat -> element(s, seat.id()).get("active")).toList();
  }

  private static Element element(Situation s, String id) {
    return s.match().table(Viewer.spectator()).find(id).orElseThrow();
  }

  /** Bo's Monkey King is active; each of both could answer in the quiet moment after his action. */
  private static Situation afterTheFirstAction() {
    return Situation.on(6, 3).seats(2).pilgrim("T 1,1 N").pilgrim("M 3,1 N").hand('T', "F02").hand('M', "F03")
        .health("T", 2).with('M', Counters.CHI, 0).when(Turns.activation('M')).play("rest");
  }

  private static Optional<String> answer(Situation s, Seat seat, String order) {
    StandingOrders orders = new StandingOrders();
    orders.give(StandingOrder.parse(order));
    Answers answers = s.match().answers();
    return orders.answer(s.match().perspective(seat), answers.decision(seat)).map(Action::notation);
  }

  @Test
  @Rule({"JW-TRN-12", "JW-SET-07"})
  void seat_isActive_asLongAsOneOfItsPilgrimsActs() {
    Situation s = Situation.on(6, 3).seats(2).pilgrim("T 1,1 N").pilgrim("M 3,1 N").pilgrim("S 5,1 N")
        .when(Turns.inTurn(Turns.activation('M'), Turns.activation('S'), Turns.granted('T')));
    assertThat(active(s)).containsExactly(false, true);
    s.play("end");
    assertThat(active(s)).containsExactly(true, false);
    s.play("end");
    assertThat(active(s)).as("what a card grants is no activation").containsExactly(false, false);
  }

  @Test
  void orders_onOthers_areFollowedInOthersTurnsAlone() {
    Situation s = afterTheFirstAction();
    Seat ana = s.match().seats().get(0);
    Seat bo = s.match().seats().get(1);
    assertThat(s.match().answers().pendingSeats()).containsExactlyInAnyOrder(ana, bo);

    assertThat(answer(s, ana, "pass in any on others")).contains("pass");
    assertThat(answer(s, bo, "pass in any on others")).as("it is Bo's turn").isEmpty();
  }

  @Test
  void orders_untilTurn_endInTheSeatsOwnTurn() {
    Situation s = afterTheFirstAction();

    assertThat(answer(s, s.match().seats().get(0), "pass in any until turn")).contains("pass");
    assertThat(answer(s, s.match().seats().get(1), "pass in any until turn")).isEmpty();
  }

  @Test
  @Rule({"JW-SET-07", "JW-SET-12", "JW-SET-13"})
  void thingsOfPilgrims_nameTheirPilgrim_whenOneSeatHasThemAll() {
    Situation s = Situation.on(6, 3).pilgrim("T 1,1 N").pilgrim("M 3,1 N").when(Turns.activation('T'));
    for (String thing : List.of("hand:", "deck:skill-", "pile:skill-discard-", "pile:in-play-", "pile:corruption-",
        "token:sheet-", "token:weapon-")) {
      Element his = element(s, thing + "monkey-king");
      assertThat(his.references("pilgrim")).as(thing).containsExactly("figure:monkey-king");
      assertThat(his.get("owner")).as(thing).isEqualTo("seat:1");
      assertThat(his.label()).as(thing).isNotEqualTo(element(s, thing + "tripitaka").label());
    }
    assertThat(element(s, "hand:monkey-king").label()).isEqualTo("Hand of Monkey King");
    assertThat(element(s, "deck:skill-monkey-king").label()).isEqualTo("Skill cards of Monkey King");
    assertThat(element(s, "pile:corruption-monkey-king").label()).isEqualTo("Corruption of Monkey King");
    assertThat(element(s, "deck:corruption").label()).isEqualTo("Corruption cards");
  }
}
