package games.kumite.spi.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.bot.Analysis;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.api.bot.ThinkingBot;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.samples.cups.Cups;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What bots learn by playing against themselves, and how much there is to be won from it. */
final class PolicyTests {

  private static double exploitability(Exploitability.Strategy strategy) {
    return new Exploitability(KuhnDeals.all(), strategy).mean();
  }

  @Test
  void exploitability_ofWhatIsKnown_isExact() {
    assertThat(exploitability((perspective, decision) -> new double[] {0.5, 0.5})).isCloseTo(11 / 24.0, within(1e-12));
    for (double bluff : new double[] {0, 0.2, 1 / 3.0}) {
      assertThat(exploitability((perspective, decision) -> equilibrium(bluff, perspective, decision))).isCloseTo(0, within(1e-12));
    }
  }

  /** Where a bet or a call is how likely; a bet is listed second, a call first. */
  private static double[] equilibrium(double bluff, Perspective perspective, Decision decision) {
    int card = "JQK".indexOf(perspective.table().all().keySet().stream().filter(id -> id.startsWith("card:")).findFirst()
        .orElseThrow().charAt(5));
    int before = perspective.pastDecisions().size();
    boolean isCall = decision.kind().equals("answer");
    int situation = before == 0 ? 0 : before == 2 ? 3 : isCall ? 2 : 1;
    double bold = KuhnStrategy.equilibrium(bluff).bets()[card][situation];
    return isCall ? new double[] {bold, 1 - bold} : new double[] {1 - bold, bold};
  }

  @Test
  void kuhnPoker_learntFrom100000Matches_isNearlyAnEquilibrium() {
    assertThat(exploitability(Exploitability.of(Bots.named("policy:100000"), 400))).isLessThan(0.02);
  }

  @Test
  void leducPoker_byEqualChances_losesWhatIsPublished() { // OpenSpiel: NashConv 4.747222 of uniform play
    assertThat(leduc((perspective, decision) -> {
      double[] shares = new double[decision.actions().size()];
      Arrays.fill(shares, 1.0 / shares.length);
      return shares;
    })).isCloseTo(4.747222 / 2, within(1e-6));
  }

  /** Nothing was learnt of the card turned up: 0.88 chips a game were lost at any number of matches. */
  @Test
  void leducPoker_learntFromMoreMatches_losesLess() {
    double few = leduc(Exploitability.of(Bots.named("policy:10000"), 200));
    double more = leduc(Exploitability.of(Bots.named("policy:100000"), 200));
    assertThat(more).isLessThan(few * 0.8).isLessThan(0.65);
  }

  private static double leduc(Exploitability.Strategy strategy) {
    return new Exploitability(LeducDeals.all(false), strategy).mean();
  }

  @Test
  void policy_whetherPreparedOrNot_choosesAlike() {
    Game game = new KuhnPoker();
    Match match = game.start(Setup.seats(2).seed(3));
    Perspective perspective = match.perspective(match.actor());
    Decision decision = ((Turn.Yours) perspective.turn()).decision();
    List<Action> prepared = new ArrayList<>();
    List<Action> unprepared = new ArrayList<>();
    for (int seed = 0; seed < 20; seed++) {
      Bot bot = Bots.named("policy:1000").create(seed);
      bot.prepare(perspective);
      prepared.add(bot.choose(perspective, decision));
      unprepared.add(Bots.named("policy:1000").create(seed).choose(perspective, decision));
    }
    assertThat(prepared).isEqualTo(unprepared).containsAll(decision.actions());
  }

  /** A perspective whose matches cannot be played the first time. */
  private static Perspective failingOnce(Perspective perspective) {
    AtomicInteger rehearsals = new AtomicInteger();
    return (Perspective) Proxy.newProxyInstance(Perspective.class.getClassLoader(), new Class<?>[] {Perspective.class},
        (proxy, method, arguments) -> {
          if (method.getName().equals("newMatch") && rehearsals.getAndIncrement() == 0) {
            throw new IllegalStateException("no match this time");
          }
          return method.invoke(perspective, arguments);
        });
  }

  @Test
  void lesson_thatFailed_isTakenAgain() {
    Match match = new KuhnPoker().start(Setup.seats(2).seed(3));
    Perspective perspective = failingOnce(match.perspective(match.actor()));
    Bot bot = Bots.named("policy:777").create(1);
    assertThatThrownBy(() -> bot.prepare(perspective)).isInstanceOf(IllegalStateException.class)
        .hasMessage("no match this time");
    bot.prepare(perspective);
    assertThat(bot.choose(perspective, ((Turn.Yours) perspective.turn()).decision())).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"policy:5000", "bluff:50"})
  void cups_withADieEach_areWonAgainstChance(String bot) {
    int wins = 0;
    for (int seed = 0; seed < 60; seed++) {
      Match match = new Cups().start(Setup.seats(2).option("dice", 1).seed(seed).withoutRecord());
      Bot learnt = Bots.named(bot).create(seed);
      Bot chance = Bots.random().create(seed);
      Bots.play(match, seed % 2 == 0 ? List.of(learnt, chance) : List.of(chance, learnt));
      wins += match.outcome().standings().get(seed % 2).rank() == 1 ? 1 : 0;
    }
    assertThat(wins).isGreaterThan(42);
  }

  @Test
  void bluff_ofOneSeed_thinksTheSame_inAResumedMatchToo() {
    Game game = new Cups();
    Match match = game.start(Setup.seats(2).option("dice", 1).seed(4));
    match.play(match.decision().parse("bid 1 4"));
    Match resumed = game.resume(MatchRecord.parse(match.record().text()));
    Analysis first = thoughts(match, 1);
    assertThat(thoughts(resumed, 1)).isEqualTo(first);
    assertThat(LongStream.range(2, 10).mapToObj(seed -> thoughts(match, seed))).anyMatch(other -> !other.equals(first));
  }

  private static Analysis thoughts(Match match, long seed) {
    Perspective perspective = match.perspective(match.actor());
    return ((ThinkingBot) Bots.named("bluff:50").create(seed)).analyze(perspective, ((Turn.Yours) perspective.turn()).decision());
  }

  @Test
  void prepare_isCalledOnce_withTheSeatsOwnView() {
    Match match = new Cups().start(Setup.seats(2).option("dice", 1).seed(4).withoutRecord());
    List<Perspective> views = new ArrayList<>();
    Bot learner = new Bot() {
      @Override
      public void prepare(Perspective perspective) {
        views.add(perspective);
      }

      @Override
      public Action choose(Perspective perspective, Decision decision) {
        return decision.actions().get(0);
      }
    };
    Bots.play(match, List.of((perspective, decision) -> decision.actions().get(0), learner));
    assertThat(views).extracting(Perspective::viewer).containsExactly(match.seats().get(1));
    assertThat(match.search().pastDecisions(match.seats().get(1))).isNotEmpty();
  }
}
