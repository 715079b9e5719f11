package games.kumite.spi.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.bot.StandingOrder;
import games.kumite.api.bot.StandingOrders;
import games.kumite.spi.samples.discduel.DiscDuel;
import org.junit.jupiter.api.Test;

/** A standing order for decisions that the game never asks, such as a misspelt one, is refused aloud. */
final class UnknownKindTests {

  private static final StandingOrder MISSPELT = StandingOrder.parse("pass in barce");
  private static final String REFUSAL =
      "the kind of decisions must be any or one of brace, follow, push, was barce in \"pass in barce\"";

  @Test
  void kinds_ofAGame_areThoseItAsks() {
    assertThat(new DiscDuel().decisionKinds()).containsExactly("brace", "follow", "push");
  }

  @Test
  void order_whereTheGameIsKnown_isRefusedAtOnce() {
    StandingOrders orders = new StandingOrders(new DiscDuel());
    assertThatThrownBy(() -> orders.give(MISSPELT)).isInstanceOf(IllegalArgumentException.class).hasMessage(REFUSAL);
    assertThat(orders.orders()).isEmpty();
    orders.give(StandingOrder.parse("pass in any"));
    orders.give(StandingOrder.parse("pass in brace"));
    assertThat(orders.orders()).hasSize(2);
  }

  @Test
  void order_whereTheGameIsNotKnownYet_isRefusedWithTheFirstDecision() {
    Match match = new DiscDuel().start(Setup.seats(2).seed(1));
    Perspective perspective = match.perspective(match.actor());
    StandingOrders orders = new StandingOrders();
    orders.give(MISSPELT);
    assertThatThrownBy(() -> orders.answer(perspective, ((Turn.Yours) perspective.turn()).decision()))
        .isInstanceOf(IllegalArgumentException.class).hasMessage(REFUSAL);
    assertThat(orders.orders()).isEmpty();
    assertThat(orders.answer(perspective, ((Turn.Yours) perspective.turn()).decision())).isEmpty();
    assertThatThrownBy(() -> orders.give(MISSPELT)).isInstanceOf(IllegalArgumentException.class);
  }
}
