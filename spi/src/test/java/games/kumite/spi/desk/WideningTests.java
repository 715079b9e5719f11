package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.match;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.bot.Analysis;
import games.kumite.api.bot.Analysis.ActionStats;
import games.kumite.api.bot.Bots;
import games.kumite.api.bot.ThinkingBot;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.samples.discduel.DiscDuel;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search looks beyond the lists of choices with free numbers, after what they list. */
final class WideningTests {

  private static final int BEST = 700;
  private static final Refusal TOO_FAR = new Refusal("DK-02", "not-yet");

  private static int number(Action action) {
    return Integer.parseInt(action.notation().substring("throw-".length()));
  }

  /**
   * A throw as far as somebody likes; the nearer to a mark that is not listed the better.
   *
   * @param listed which lengths are listed
   * @param max the greatest length, -1 for what a die has said
   */
  private record Throw(List<Integer> listed, int max) implements Question<Desk> {

    @Override
    public String kind() {
      return "ask";
    }

    @Override
    public int seat(Desk desk) {
      return 0;
    }

    private int reach(Desk desk) {
      return max < 0 ? 1000 - 100 * desk.count : max;
    }

    private static Refusal refusal(int number, int reach) {
      return number > reach ? TOO_FAR : null;
    }

    @Override
    public void collectActions(Desk desk, ActionCollector out) {
      for (int number : listed) {
        out.add(new Word("throw-" + number), refusal(number, reach(desk)));
      }
    }

    @Override
    public Action parse(Desk desk, List<String> words, ActionCollector out) {
      if (words.size() != 1 || !words.get(0).matches("throw-[0-9]{1,4}")) {
        return null;
      }
      Word word = new Word(words.get(0));
      out.add(word, refusal(number(word), reach(desk)));
      return word;
    }

    @Override
    public List<ActionTemplate> templates(Desk desk) {
      return List.of(new ActionTemplate("throw", List.of(new ActionTemplate.Parameter("length", 0, 1000, "mm", ""))));
    }

    @Override
    public Action sampleAction(Desk desk, RandomSource random) {
      return new Word("throw-" + random.pick("length", 0, reach(desk) + 1));
    }

    @Override
    public void execute(Desk desk, Action action) {
      int points = 100 - Math.abs(number(action) - BEST) / 10;
      desk.finish(Outcome.byScore("over", new int[] {points, 50}));
    }
  }

  /** A die that says how far a throw may go. */
  private record Wind(Throw then) implements Question<Desk> {

    @Override
    public int seat(Desk desk) {
      return 0;
    }

    @Override
    public void collectActions(Desk desk, ActionCollector out) {
      out.add(new Word("wait"));
      out.add(new Word("hurry"));
    }

    @Override
    public void execute(Desk desk, Action action) {
      desk.count = action.notation().equals("wait") ? desk.random().pick("wind", 0, 4) : 9;
      desk.then(then);
    }
  }

  private static Analysis thoughts(Match match, int iterations) {
    Seat seat = match.actor();
    return ((ThinkingBot) Bots.named("mcts:" + iterations).create(7)).analyze(match.perspective(seat), match.decision());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 12})
  void search_ofAChoiceWithFreeNumbers_findsWhatNoListHas(int listed) {
    List<Integer> lengths = List.of(0, 100, 200, 300, 400, 450, 480, 500, 920, 940, 960, 1000);
    Match match = match(2, desk -> desk.ask(new Throw(lengths.subList(12 - listed, 12), 1000)));
    Analysis thoughts = thoughts(match, 1000);
    assertThat(number(thoughts.action())).isBetween(640, 760);
    assertThat(thoughts.considered()).hasSizeGreaterThan(listed + 4).hasSizeLessThan(listed + 100)
        .extracting(ActionStats::action).doesNotHaveDuplicates()
        .allSatisfy(action -> assertThat(match.decision().isLegal(action)).isTrue());
    match.play(thoughts.action());
    assertThat(match.isOver()).isTrue();
  }

  /** What was drawn in one world may be too far in another: it is then no action of that world. */
  @Test
  void search_ofLaterChoices_playsWhatIsLegalInEachWorld() {
    Match match = match(2, desk -> desk.ask(new Wind(new Throw(List.of(0, 10), -1))));
    Analysis thoughts = thoughts(match, 2000);
    assertThat(thoughts.action().notation()).isEqualTo("wait");
    assertThat(thoughts.considered().get(0).value()).as("the listed throws alone bring 0.3").isGreaterThan(0.8);
  }

  @Test
  void search_whereEverythingIsListed_drawsNothing() {
    Match match = match(2, desk -> desk.ask(new Wind(new Throw(List.of(0, 10), -1))));
    assertThat(thoughts(match, 200).considered()).hasSize(2);
  }

  /** Where nothing is hidden and nothing drawn an action is its place in the list; those that have none are kept. */
  @Test
  void search_ofAGameWithoutChance_drawsToo() {
    Match match = new DiscDuel().start(Setup.seats("Ana", "Bo").seed(5));
    List<Action> listed = match.decision().actions();
    Analysis thoughts = thoughts(match, 1500);
    assertThat(thoughts.considered()).extracting(ActionStats::action).containsAll(listed).hasSizeGreaterThan(listed.size())
        .allSatisfy(action -> assertThat(match.decision().isLegal(action)).isTrue());
    assertThat(thoughts.considered()).isEqualTo(thoughts(match, 1500).considered());
  }

  @Test
  void isLegal_saysWhatActionSays() {
    Match match = match(2, desk -> desk.ask(new Throw(List.of(0, 10), 500)));
    Decision decision = match.decision();
    assertThat(decision.isLegal(new Word("throw-10"))).isTrue();
    assertThat(decision.isLegal(new Word("throw-499"))).isTrue();
    assertThat(decision.isLegal(new Word("throw-501"))).isFalse();
    assertThat(decision.isLegal(new Word("throw"))).isFalse();
    assertThat(decision.isLegal(new Word(""))).isFalse();
    assertThat(decision.isLegal(new Word("throw-".repeat(1000)))).isFalse();
    assertThatThrownBy(() -> decision.isLegal(null)).isInstanceOf(NullPointerException.class).hasMessageContaining("action");
    match.play(0);
    assertThatThrownBy(() -> decision.isLegal(new Word("throw-10"))).isInstanceOf(IllegalStateException.class);
  }
}
