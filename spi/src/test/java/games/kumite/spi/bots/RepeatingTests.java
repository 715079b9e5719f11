package games.kumite.spi.bots;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.bot.Analysis;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.bot.Bots;
import games.kumite.api.bot.ThinkingBot;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.samples.connectfour.ConnectFour;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots with a seed and a budget in iterations repeat themselves bit for bit, whatever they cannot see. */
final class RepeatingTests {

  static Stream<Arguments> games() {
    return Stream.of(Arguments.of(new TicTacToe(), 200), Arguments.of(new ConnectFour(), 200),
        Arguments.of(new KuhnPoker(), 200), Arguments.of(new DiscDuel(), 20));
  }

  static Stream<Arguments> gamesAndBots() {
    return games().flatMap(game -> Stream.of("mcts", "flat", "greedy").map(bot -> Arguments.of(
        game.get()[0], Bots.named(bot + ":" + game.get()[1]))));
  }

  private static Match played(Game game, BotFactory bots) {
    Match match = game.start(Setup.seats("Ana", "Bo").seed(5));
    Bots.play(match, List.of(bots.create(1), bots.create(2)));
    return match;
  }

  @ParameterizedTest
  @MethodSource("gamesAndBots")
  void match_ofTheSameBots_isTheSameMatch(Game game, BotFactory bots) {
    assertThat(played(game, bots).record()).isEqualTo(played(game, bots).record());
  }

  @ParameterizedTest
  @MethodSource("gamesAndBots")
  void bot_inAMatchThatIsResumedAnywhere_choosesAsBefore(Game game, BotFactory bots) {
    List<String> text = played(game, bots).record().text().lines().toList();
    List<MatchRecord.Line> lines = MatchRecord.parse(String.join("\n", text) + "\n").lines();
    for (int next = 1; next < lines.size(); next++) {
      int kept = lines.get(next).lineNumber() - 1;
      Match match = game.resume(MatchRecord.parse(
          text.subList(0, kept).stream().map(line -> line + "\n").collect(Collectors.joining())));
      Perspective perspective = match.perspective(match.actor());
      Bot bot = bots.create(match.actor().number());
      assertThat(bot.choose(perspective, ((Turn.Yours) perspective.turn()).decision()).notation()).as("line %d", kept + 1)
          .isEqualTo(lines.get(next).notation());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void thoughts_inARecordedAndAnUnrecordedMatch_areTheSame(Game game, int iterations) {
    Setup setup = Setup.seats("Ana", "Bo").seed(5);
    assertThat(opening(game.start(setup), iterations)).isEqualTo(opening(game.start(setup.withoutRecord()), iterations));
  }

  private static Analysis opening(Match match, int iterations) {
    Perspective perspective = match.perspective(match.actor());
    return ((ThinkingBot) Bots.named("mcts:" + iterations).create(1)).analyze(perspective, ((Turn.Yours) perspective.turn()).decision());
  }

  /** What a seat cannot see makes no difference to what its bot thinks. */
  @ParameterizedTest
  @ValueSource(strings = {"mcts:200", "flat:200", "greedy:200"})
  void thoughts_withAnotherCardInTheOtherHand_areTheSame(String bot) {
    Map<String, List<Analysis>> thoughts = new TreeMap<>();
    for (long seed = 0; seed < 40; seed++) {
      Match match = new KuhnPoker().start(Setup.seats("Ana", "Bo").seed(seed).withoutRecord());
      Perspective perspective = match.perspective(match.actor());
      String own = cards(match, match.actor());
      String others = cards(match, match.seats().get(1 - match.actor().index()));
      ThinkingBot thinking = (ThinkingBot) Bots.named(bot).create(1);
      thoughts.computeIfAbsent(own + " beside " + others, deal -> new ArrayList<>())
          .add(thinking.analyze(perspective, ((Turn.Yours) perspective.turn()).decision()));
    }
    assertThat(thoughts.keySet()).containsExactly(
        "J beside K", "J beside Q", "K beside J", "K beside Q", "Q beside J", "Q beside K");
    for (String card : List.of("J", "Q", "K")) {
      assertThat(thoughts.entrySet().stream().filter(deal -> deal.getKey().startsWith(card))
          .flatMap(deal -> deal.getValue().stream()).distinct()).as("with %s", card).hasSize(1);
    }
  }

  private static String cards(Match match, Seat seat) {
    return Stream.of("J", "Q", "K").filter(card -> match.table(seat).find("card:" + card).isPresent())
        .collect(Collectors.joining());
  }

  private static String best(Game game) {
    return opening(game.start(Setup.seats("Ana", "Bo").seed(5)), 500).considered().stream().limit(2)
        .map(one -> one.action().notation() + " " + one.visits() + " " + one.value())
        .collect(Collectors.joining(", "));
  }

  /** Whoever changes the search sees it here; on one version every JVM gives these figures to the last bit. */
  @Test
  void thoughts_onEveryJvm_areThese() {
    assertThat(best(new TicTacToe()))
        .isEqualTo("place space:b2 175 0.7714285714285717, place space:a1 144 0.7777777777777773");
    assertThat(best(new ConnectFour()))
        .isEqualTo("drop space:c1 169 0.621301775147929, drop space:e1 84 0.5595238095238094");
    assertThat(best(new KuhnPoker())).isEqualTo("check 446 0.11519058295964134, bet 54 0.032407407407407426");
  }
}
