package games.kumite.spi.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.spi.samples.cups.Cups;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What bots learn by playing against themselves, and how much there is to be won from it. */
final class PolicyTests {

  private static double exploitability(Exploitability.Strategy strategy) {
    return new Exploitability(KuhnDeals.all(), strategy).mean();
  }

  @Test
  void exploitability_ofWhatIsKnown_isExact() {
    assertThat(exploitability((view, decision) -> new double[] {0.5, 0.5})).isCloseTo(11 / 24.0, within(1e-12));
    for (double bluff : new double[] {0, 0.2, 1 / 3.0}) {
      assertThat(exploitability((view, decision) -> equilibrium(bluff, view, decision))).isCloseTo(0, within(1e-12));
    }
  }

  /** Where a bet or a call is how likely; a bet is listed second, a call first. */
  private static double[] equilibrium(double bluff, Perspective view, Decision decision) {
    int card = "JQK".indexOf(view.table().all().keySet().stream().filter(id -> id.startsWith("card:")).findFirst()
        .orElseThrow().charAt(5));
    int before = view.decisions().size();
    boolean isCall = decision.kind().equals("answer");
    int situation = before == 0 ? 0 : before == 2 ? 3 : isCall ? 2 : 1;
    double bold = KuhnStrategy.equilibrium(bluff).bets()[card][situation];
    return isCall ? new double[] {bold, 1 - bold} : new double[] {1 - bold, bold};
  }

  @Test
  void kuhnPoker_learntFrom100000Matches_isNearlyAnEquilibrium() {
    assertThat(exploitability(Exploitability.of(Bots.policy(100_000), 400))).isLessThan(0.02);
  }

  @Test
  void policy_whetherPreparedOrNot_choosesAlike() {
    Game game = new KuhnPoker();
    Match match = game.start(Setup.seats(2).seed(3));
    Perspective view = match.seenBy(match.actor());
    Decision decision = ((Turn.Yours) view.turn()).decision();
    List<Action> prepared = new ArrayList<>();
    List<Action> unprepared = new ArrayList<>();
    for (int seed = 0; seed < 20; seed++) {
      Bot bot = Bots.policy(1_000).create(seed);
      bot.prepare(view);
      prepared.add(bot.choose(view, decision));
      unprepared.add(Bots.policy(1_000).create(seed).choose(view, decision));
    }
    assertThat(prepared).isEqualTo(unprepared).containsAll(decision.actions());
  }

  @Test
  void cups_learntFromAFewMatches_beatChance() {
    int wins = 0;
    for (int seed = 0; seed < 60; seed++) {
      Match match = new Cups().start(Setup.seats(2).option("dice", 1).seed(seed).unrecorded());
      Bot learnt = Bots.policy(5_000).create(seed);
      Bot chance = Bots.random().create(seed);
      Bots.play(match, seed % 2 == 0 ? List.of(learnt, chance) : List.of(chance, learnt));
      wins += match.outcome().standings().get(seed % 2).rank() == 1 ? 1 : 0;
    }
    assertThat(wins).isGreaterThan(42);
  }
}
