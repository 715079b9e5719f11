package games.kumite.api.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.spy;
import static org.mockito.Mockito.verify;

import games.kumite.api.Action;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.bot.search.Budget;
import games.kumite.api.bot.search.MctsSettings;
import games.kumite.api.bot.search.Objective;
import games.kumite.api.handmade.HandMadeGames;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots by name, and matches of bots. */
final class BotsTests {

  @ParameterizedTest
  @ValueSource(strings = {
      "random", "greedy:50", "flat:500c", "mcts:1000", "mcts:250ms", "mcts:1000:score", "flat:9:result",
      "flat:9:cut20", "mcts:9:phase", "flat:9:round", "mcts:5:cut0", "mcts:5:full", "mcts:250ms:result:cut999999999:explore0.15", "mcts:5:explore100",
      "mcts:5:explore0.0001"})
  void name_ofABot_readsBack(String text) {
    assertThat(Bots.named(text)).hasToString(text);
  }

  @Test
  void name_withoutABudget_hasTheDefaultOne() {
    assertThat(Bots.named("mcts")).isEqualTo(new BuiltInBotFactory(BuiltInBotFactory.Kind.MCTS, Budget.iterations(1000), MctsSettings.DEFAULT));
  }

  @Test
  void name_ofASearch_saysHowItSearches() {
    assertThat(Bots.named("mcts:7:explore0.15:cut40:score")).isEqualTo(
        new BuiltInBotFactory(BuiltInBotFactory.Kind.MCTS, Budget.iterations(7), new MctsSettings(Objective.SCORE, 0.15, 40)));
    assertThat(Bots.named("mcts:full")).isEqualTo(
        new BuiltInBotFactory(BuiltInBotFactory.Kind.MCTS, Budget.iterations(1000), MctsSettings.DEFAULT.withPlayout(MctsSettings.FULL)));
    assertThat(Bots.named("mcts:7:explore1.40:both")).isEqualTo(Bots.named("mcts:7"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "mct:5          | random, greedy, flat, mcts, bluff or policy",
      "random:5       | must be said alone",
      "greedy:5:cut4  | a budget such as 1000, 1000c, 250ms or 2s, then if you like result, score or both, was",
      "flat:explore1  | result, score or both, cut40 (after 40 decisions), phase, round or full, was",
      "bluff:5:cut4   | 2s, then if you like result, score or both, was bluff:5:cut4",
      "policy:2s      | after policy: there must be a number of matches",
      "mcts:cut       | cut40 (after 40 decisions), phase, round or full, explore0.15, was mcts:cut",
      "mcts:cut4:500  | a budget such as 1000, 1000c, 250ms or 2s, then",
      "mcts:cut4:full | said once about a bot, was twice with full",
      "mcts:explore101| exploration must be 0..100, was 101.0 in mcts:explore101",
      "mcts:0         | a budget must be at least 1"})
  void name_thatSaysSomethingWrong_isRefusedWithWhatWouldBeRight(String text, String right) {
    assertThatIllegalArgumentException().isThrownBy(() -> Bots.named(text)).withMessageContaining(right);
  }

  @Test
  void name_ofEachSort_makesThatBot() {
    assertThat(Bots.named("random").create(1)).isInstanceOf(RandomBot.class);
    assertThat(Bots.named("greedy").create(1)).isInstanceOf(GreedyBot.class);
    assertThat(Bots.named("flat").create(1)).isInstanceOf(FlatBot.class);
    assertThat(Bots.named("mcts").create(1)).isInstanceOf(IsMctsBot.class);
    assertThat(Bots.named("bluff").create(1)).isInstanceOf(BluffBot.class);
    assertThat(Bots.named("policy:7:score").create(1)).isInstanceOf(PolicyBot.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "mct", "MCTS", "random:5", "mcts:", "mcts:x", "mcts:1000:glory", "mcts:1:both:2"})
  void name_ofNoBot_isRefusedWithWhatIsAllowed(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> Bots.named(text)).withMessageContaining("must be");
  }

  @Test
  void play_letsEachSeatsBotChoose() {
    Match match = HandMadeGames.pile().start(1);
    Bot mcts = Bots.named("mcts:2000").create(1);
    assertThat(Bots.play(match, List.of(mcts, Bots.random().create(2))).standings().get(0).rank()).isEqualTo(1);
    assertThat(match.isOver()).isTrue();
  }

  @Test
  void play_withAnotherNumberOfBots_isRefused() {
    Match match = HandMadeGames.pile().start(1);
    assertThatIllegalArgumentException().isThrownBy(() -> Bots.play(match, List.of(Bots.random().create(1))))
        .withMessageContaining("2 seats");
  }

  @Test
  void step_ofABotThatChoosesWrongly_changesNothing() {
    Match match = HandMadeGames.pile().start(1);
    Match other = HandMadeGames.together().start(1);
    Bot stranger = (perspective, decision) -> other.decision().actions().get(0);
    assertThatExceptionOfType(IllegalActionException.class).isThrownBy(() -> Bots.step(match, stranger));
    assertThat(match.record().lines()).hasSize(1);
  }

  @Test
  void step_ofABlindBot_showsItTheListedActionsAlone() {
    Match match = spy(HandMadeGames.pile().start(1));
    List<Action> listed = match.decision().actions();
    List<List<Action>> shown = new ArrayList<>();
    BlindBot blind = actions -> {
      shown.add(actions);
      return actions.get(1);
    };
    Bots.step(match, blind);
    assertThat(shown).containsExactly(listed);
    assertThat(match.record().lines()).last().asString().contains(listed.get(1).notation());
    verify(match, never()).perspective(any());
  }

  @Test
  void blindBot_thatIsAskedAsAnyOther_choosesFromTheDecision() {
    Match match = HandMadeGames.pile().start(1);
    BlindBot last = actions -> actions.get(actions.size() - 1);
    assertThat(Asked.in(match).choice(last)).isEqualTo(match.decision().actions().get(2).notation());
  }

  @Test
  void step_afterTheEnd_isRefused() {
    Match match = HandMadeGames.coin().start(1);
    Bots.play(match, List.of(Bots.named("flat:40").create(1), Bots.random().create(1)));
    assertThatIllegalStateException().isThrownBy(() -> Bots.step(match, Bots.random().create(1)));
  }
}
