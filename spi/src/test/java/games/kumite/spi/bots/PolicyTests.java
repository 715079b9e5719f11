package games.kumite.spi.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import games.kumite.api.bot.Exploitability;
import games.kumite.api.bot.Strategy;
import games.kumite.api.bot.ThinkingBot;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.samples.cups.Cups;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.samples.leducpoker.LeducPoker;
import games.kumite.spi.samples.liarsdice.LiarsDice;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What bots learn by playing against themselves, and how much there is to be won from it. */
final class PolicyTests {

  private static double nashConv(Game game, Setup setup, String bot) {
    return Exploitability.of(game, setup, Strategy.of(Bots.named(bot), 1)).nashConv();
  }

  @Test
  void kuhnPoker_learnt_isNearlyAnEquilibrium() {
    assertThat(nashConv(new KuhnPoker(), Setup.seats(2), "policy")).isLessThan(0.01);
  }

  @Test
  void leducPoker_withSixNamedCards_isNearlyAnEquilibrium() {
    assertThat(nashConv(new LeducPoker(), Setup.seats(2).option("suits", true), "policy")).isLessThan(0.15);
  }

  /** With outcome sampling, a thousand matches taught less than nothing: 6.5, where equal chances lose 4.75. */
  @Test
  void leducPoker_learntFromMoreMatches_losesLess() {
    assertThat(nashConv(new LeducPoker(), Setup.seats(2), "policy:1000")).isLessThan(2);
    assertThat(nashConv(new LeducPoker(), Setup.seats(2), "policy:10000")).isLessThan(0.5);
  }

  /** It is tiny with one die each, by the bound of the setup. */
  @Test
  @Tag("long")
  void liarsDice_withADieEach_isNearlyAnEquilibrium() {
    assertThat(nashConv(new LiarsDice(), Setup.seats(2), "policy")).isLessThan(0.15);
  }

  @Test
  void liarsDice_learntFromFewMatches_losesLessThanEqualChances() { // which lose 1.561
    assertThat(nashConv(new LiarsDice(), Setup.seats(2), "policy:2000")).isLessThan(0.7);
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
