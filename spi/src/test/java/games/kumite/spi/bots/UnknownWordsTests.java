package games.kumite.spi.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.bot.StandingOrder;
import games.kumite.api.bot.StandingOrders;
import games.kumite.api.learn.Encoding;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.samples.masks.Masks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A standing order that could never answer or never end, since the game has no such word, is refused aloud. */
final class UnknownWordsTests {

  private static final Game GAME = new Masks();

  private static Match match() {
    return GAME.start(Setup.seats("Ana", "Bo", "Cy").seed(3));
  }

  @Test
  void words_ofAGame_areThoseItTellsAndListens() {
    assertThat(GAME.eventTypes()).contains("conceded", "undone", "card-moved", "rolled").doesNotHaveDuplicates().isSorted();
    assertThat(Encoding.of(match()).verbs()).contains("pass", "done", "concede", "thief").doesNotHaveDuplicates().isSorted();
    assertThat(new DiscDuel().eventTypes()).isNotEmpty().noneMatch(type -> type.contains("."));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "pas in any | an action must begin with one of ",
      "pass in any until offer theif | an action must begin with one of ",
      "pass in any until phase nonsense | the phase must be one of play, turn, was nonsense in ",
      "pass in any until event nonsense | the type of events must be one of ",
      "pass in nonsense | the kind of decisions must be any or one of ",
  })
  void order_thatNamesWhatTheGameDoesNotHave_isRefused(String text, String refusal) {
    StandingOrders orders = new StandingOrders(match());
    assertThatThrownBy(() -> orders.give(StandingOrder.parse(text))).isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(refusal).hasMessageEndingWith("in \"" + text + "\"");
    assertThat(orders.orders()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"pass in any until phase turn", "pass in any until event conceded", "concede in any",
      "thief seat:2 in any", "pass in any until offer thief", "done in any", "pass in doubt until turn"})
  void order_ofTheGamesWords_isGiven(String text) {
    StandingOrders orders = new StandingOrders(match());
    orders.give(StandingOrder.parse(text));
    assertThat(orders.orders()).hasSize(1);
  }

  @Test
  void order_whereTheGameAloneIsKnown_isRefusedAtOnce_butForVerbs() {
    StandingOrders orders = new StandingOrders(GAME);
    assertThatThrownBy(() -> orders.give(StandingOrder.parse("pass in any until phase nonsense")))
        .hasMessageContaining("the phase must be one of");
    StandingOrder misspelt = StandingOrder.parse("pas in any");
    orders.give(misspelt);
    Match match = match();
    Perspective perspective = match.perspective(match.actor());
    assertThatThrownBy(() -> orders.answer(perspective, ((Turn.Yours) perspective.turn()).decision()))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("an action must begin with");
    assertThat(orders.orders()).isEmpty();
    assertThat(orders.answer(perspective, ((Turn.Yours) perspective.turn()).decision())).isEmpty();
  }
}
