package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Setup;
import games.kumite.api.bot.Bots;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.prospect.Prospects;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Plot;
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

  private static double standing(Fight fight) {
    return Prospects.of(fight, BO);
  }

  private static double standing(Consumer<Fight> more) {
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
    double far = standing(fight -> { });
    assertThat(standing(fight -> fight.figures().put(3, Place.of(5000, 4500, 0)))).isGreaterThan(far);
    assertThat(standing(fight -> fight.figures().put(4, Place.of(3500, 4000, 0)))).isGreaterThan(far);
  }

  @Test
  void revenge_onWhoIsDeadAlready_isHardlyReached() {
    double alive = standing(fight -> { });
    double humbled = standing(fight -> fight.figures().note(0, Deed.HUMBLED));
    double dead = standing(fight -> fight.figures().inflict(0, Condition.DEAD));
    assertThat(humbled).isGreaterThan(alive);
    assertThat(dead).isLessThan(alive);
  }

  @Test
  void voidPlot_bringsADraw_soThatTimeCostsNothing() {
    assertThat(standing(fight -> fight.set(Num.VOID, 1))).isGreaterThan(standing(fight -> { }));
  }

  @Test
  void chi_isWorthKeeping() {
    assertThat(standing(fight -> fight.gang(BO, Num.CHI, 4))).isGreaterThan(standing(fight -> fight.gang(BO, Num.CHI, 1)));
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
    SetupGame game = new SetupGame(fight -> {
      fight.set(Num.ATTACKER, BO);
      fight.set(Num.SEEKER, BO);
      fight.set(Num.PLOT, Plot.REVENGE.ordinal());
      for (String foe : FOES) {
        String[] words = foe.split(" ");
        int figure = fight.figures().add(fight.terms().content.profile(words[1]), Integer.parseInt(words[0]) - 1);
        fight.figures().put(figure, Place.of(Integer.parseInt(words[2]), Integer.parseInt(words[3]), 0));
      }
      for (int gang = 0; gang < fight.gangs(); gang++) {
        fight.gang(gang, Num.CHI_LEVEL, 4);
        fight.gang(gang, Num.CHI, 4);
        fight.gang(gang, Num.MEMBERS, fight.members(gang).size());
      }
      return Turns.BEGIN;
    }, List.of("hero", "thug"));
    return game.start(Setup.seats("Ana", "Bo").option("turnLimit", 12).seed(seed).unrecorded());
  }

  /** Of the first 60 seeds' matches they win 50 (83 %: 72 to 91). */
  @Test
  void attackers_whoSearch_winWhereThoseWinNothingWhoDoAnything() {
    assertThat(won("mcts:60")).isGreaterThanOrEqualTo(16);
    assertThat(won("random")).isZero();
  }
}
