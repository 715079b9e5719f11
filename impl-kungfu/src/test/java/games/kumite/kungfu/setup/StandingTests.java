package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Setup;
import games.kumite.api.bot.Bots;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.evaluation.Evaluation;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.turn.Turns;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What the estimate makes of a turn, of the way to a goal, and of what can no longer be reached; who plays by it wins. */
final class StandingTests {

  private static final int BO = 1;
  private static final int MATCHES = 20;
  private static final int FIRST_SEED = 7;
  private static final String[] FOES = {
    "1 hero 6000 4500", "1 thug 6500 4000", "1 thug 6500 5000", "2 hero 3000 4500", "2 thug 2500 4000", "2 thug 2500 5000"};

  private static double standing(GameState state) {
    return Evaluation.of(state, BO);
  }

  private static double standing(Consumer<GameState> more) {
    return standing(Ring.of(more, FOES).fight());
  }

  @Test
  void turn_thatIsGivenUp_isAsGoodAsLost() {
    Ring ring = Ring.of(FOES);
    double before = standing(ring.fight());
    ring.play("activate figure:2-2");
    assertThat(standing(ring.fight())).as("his dice are still to be rolled").isGreaterThanOrEqualTo(before);
    assertThat(standing(Ring.of(FOES).play("end-turn").fight())).isLessThan(before);
  }

  @Test
  void dice_areWorthTheActionsThatTheyBring() {
    double one = standing(Ring.of(FOES).play("activate figure:2-2").dice("activation-2=6,2").play("roll 2").fight());
    double both = standing(Ring.of(FOES).play("activate figure:2-2").dice("activation-2=6,5").play("roll 2").fight());
    assertThat(both).isGreaterThan(one);
  }

  @Test
  void seekers_whoComeNearer_standBetter() {
    double far = standing(state -> { });
    assertThat(standing(state -> state.figures().put(3, Place.of(5000, 4500, 0)))).isGreaterThan(far);
    assertThat(standing(state -> state.figures().put(4, Place.of(3500, 4000, 0)))).isGreaterThan(far);
  }

  @Test
  void revenge_onWhoIsDeadAlready_isHardlyReached() {
    double alive = standing(state -> { });
    double humbled = standing(state -> state.figures().note(0, PlotDeed.HUMBLED));
    double dead = standing(state -> state.figures().inflict(0, Condition.DEAD));
    assertThat(humbled).isGreaterThan(alive);
    assertThat(dead).isLessThan(alive);
  }

  @Test
  void voidPlot_bringsADraw_soThatTimeCostsNothing() {
    assertThat(standing(state -> state.set(Counters.VOID, 1))).isGreaterThan(standing(state -> { }));
  }

  @Test
  void chi_isWorthKeeping() {
    assertThat(standing(state -> state.gang(BO, Counters.CHI, 4))).isGreaterThan(standing(state -> state.gang(BO, Counters.CHI, 1)));
  }

  /** Bo attacks; Ana does anything. The figures of whole matches are in FIGURES.md. */
  private static int won(String bo) {
    int won = 0;
    for (int seed = FIRST_SEED; seed < FIRST_SEED + MATCHES; seed++) {
      Match match = match(seed);
      Outcome outcome = Bots.play(match, List.of(Bots.random().create(seed), Bots.named(bo).create(seed)));
      won += outcome.standings().get(BO).result() == Outcome.Result.WIN ? 1 : 0;
    }
    return won;
  }

  private static Match match(long seed) {
    SetupGame game = new SetupGame(state -> {
      state.set(Counters.ATTACKER, BO);
      state.set(Counters.SEEKER, BO);
      state.set(Counters.PLOT, Plot.REVENGE.ordinal());
      for (String foe : FOES) {
        String[] words = foe.split(" ");
        int figure = state.figures().add(state.definition().content.profile(words[1]), Integer.parseInt(words[0]) - 1);
        state.figures().put(figure, Place.of(Integer.parseInt(words[2]), Integer.parseInt(words[3]), 0));
      }
      for (int gang = 0; gang < state.gangs(); gang++) {
        state.gang(gang, Counters.CHI_LEVEL, 4);
        state.gang(gang, Counters.CHI, 4);
        state.gang(gang, Counters.MEMBERS, state.members(gang).size());
      }
      return Turns.BEGIN;
    }, List.of("hero", "thug"));
    return game.start(Setup.seats("Ana", "Bo").option("turnLimit", 12).seed(seed).withoutRecord());
  }

  /** Of the first 60 seeds' matches they win 50 (83 %: 72 to 91). */
  @Test
  void attackers_whoSearch_winWhereThoseWinNothingWhoDoAnything() {
    assertThat(won("mcts:60")).isGreaterThanOrEqualTo(16);
    assertThat(won("random")).isZero();
  }
}
