package games.kumite.kungfu.plot;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.Arrays;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What does and what does not decide Revenge and a Challenge: Ana's 1-1 is the rival, Bo's 2-1 seeks the goal. */
final class DuelTests {

  private static final String RIVAL = "1 hero 4000 4000";
  private static final String SEEKER = "2 hero 4250 4000";
  private static final String SORCERER = "hero/exorcise/aura-of-death";
  private static final String PUPIL = "2 thug 6000 5000";
  private static final String FRIEND = "1 thug 8000 8000";
  private static final int LOST = 3;

  private static Ring ring(Plot plot, Consumer<GameState> more, String... figures) {
    return Ring.unrecorded(more.andThen(state -> state.set(Counters.PLOT, plot.ordinal())), figures);
  }

  private static Consumer<GameState> deeds(String deeds) {
    return state -> {
      if (!deeds.equals("-")) {
        Arrays.stream(deeds.split(" ")).map(PlotDeed::valueOf).forEach(deed -> state.figures().note(0, deed));
      }
    };
  }

  /** Whether the goal is reached when one figure puts another out. */
  private static boolean isWon(Ring ring, int figure, int by) {
    Casualty.knockOut(ring.fight(), figure, by);
    return ring.fight().get(Counters.GOAL) == 1 + ring.fight().get(Counters.SEEKER);
  }

  @ParameterizedTest
  @CsvSource({"REVENGE, HUMBLED, true", "REVENGE, RECOILED FELLED, false", "CHALLENGE, HUMBLED, false", "CHALLENGE, RECOILED FELLED, true",
    "CHALLENGE, RECOILED, false", "CHALLENGE, FELLED, false", "CHALLENGE, -, false", "TAKE, HUMBLED RECOILED FELLED, false"})
  @Rule({"KF-PLT-08a", "KF-PLT-12a", "KF-RUL-174"})
  void whatHasBeenDoneToTheRival_decidesItsOwnPlot(Plot plot, String deeds, boolean isWon) {
    assertThat(isWon(ring(plot, deeds(deeds), RIVAL, SEEKER, PUPIL, FRIEND), 0, 1)).isEqualTo(isWon);
  }

  @ParameterizedTest
  @CsvSource({"CHALLENGE, 1, true", "CHALLENGE, 2, false", "CHALLENGE, 0, false", "CHALLENGE, -1, false", "REVENGE, 1, true",
    "REVENGE, 2, true", "REVENGE, 0, true", "REVENGE, -1, true"})
  @Rule({"KF-PLT-08a", "KF-PLT-12a"})
  void theChallengerHimself_mustPutHisRivalOut_forRevengeAnybody(Plot plot, int by, boolean isWon) {
    assertThat(isWon(ring(plot, deeds("HUMBLED RECOILED FELLED"), RIVAL, SEEKER, PUPIL, FRIEND), 0, by)).isEqualTo(isWon);
  }

  @ParameterizedTest
  @CsvSource({"hero, hero, true", "S, hero, true", "hero, S, true", "S, S, false"})
  @Rule({"KF-PLT-11a", "KF-PLT-12a"})
  void twoSorcerers_fightAMysticalChallenge_oneAloneDoesNot(String rival, String seeker, boolean isWon) {
    Ring ring = ring(Plot.CHALLENGE, deeds("RECOILED FELLED"), "1 " + rival.replace("S", SORCERER) + " 4000 4000",
        "2 " + seeker.replace("S", SORCERER) + " 4250 4000", PUPIL, FRIEND);
    assertThat(isWon(ring, 0, 1)).isEqualTo(isWon);
  }

  @Test
  @Rule("KF-PLT-12b")
  void theTwoThemselves_andWhoIsNobodys_andGuests_areNoWitnesses() {
    Consumer<GameState> deeds = deeds("RECOILED FELLED");
    assertThat(isWon(ring(Plot.CHALLENGE, deeds, RIVAL, SEEKER), 0, 1)).as("they are alone").isFalse();
    assertThat(isWon(ring(Plot.CHALLENGE, deeds.andThen(state -> state.figures().join(2, Figures.NEUTRAL)), RIVAL, SEEKER, PUPIL), 0, 1))
        .as("nobody's").isFalse();
    assertThat(isWon(ring(Plot.CHALLENGE, deeds.andThen(Cast.run(Vip.LOVED_ONE, 1, 6000, 5000)), RIVAL, SEEKER), 0, 1))
        .as("a guest").isFalse();
    Consumer<GameState> blind = deeds.andThen(state -> state.figures().inflict(2, Condition.BLINDED));
    assertThat(isWon(ring(Plot.CHALLENGE, blind, RIVAL, SEEKER, PUPIL), 0, 1)).as("who sees nothing").isFalse();
    assertThat(isWon(ring(Plot.CHALLENGE, deeds, RIVAL, SEEKER, "1 thug 6000 5000"), 0, 1)).as("of either gang").isTrue();
  }

  @Test
  @Rule({"KF-PLT-08a", "KF-PLT-12a"})
  void anotherOfTheGang_isNoRival() {
    Ring ring = ring(Plot.REVENGE, state -> { }, RIVAL, SEEKER, PUPIL, "1 thug 4000 4250");
    Goal.suffers(ring.fight(), 1, 3, Effect.Plain.HUMBLED);
    assertThat(isWon(ring, 3, 1)).isFalse();
    ring.figures().note(1, PlotDeed.HUMBLED);
    assertThat(isWon(ring, 1, 0)).as("nor is he who wants revenge").isFalse();
  }

  @ParameterizedTest
  @CsvSource({"1, true, true", "2, true, false", "3, false, false", "0, false, false", "-1, false, false"})
  @Rule({"KF-PLT-08a", "KF-PLT-12a", "KF-RUL-174"})
  void humbling_isTheSeekersMerit_pushingAndFellingTheChallengers(int by, boolean humbles, boolean challenges) {
    Ring ring = ring(Plot.CHALLENGE, state -> { }, RIVAL, SEEKER, PUPIL, FRIEND);
    Goal.suffers(ring.fight(), by, 0, Effect.Plain.HUMBLED);
    Goal.suffers(ring.fight(), by, 0, new Effect.Recoil(Stick.SHORT));
    Goal.suffers(ring.fight(), by, 0, Effect.Plain.KNOCKED_DOWN);
    assertThat(ring.figures().has(0, PlotDeed.HUMBLED)).isEqualTo(humbles);
    assertThat(ring.figures().has(0, PlotDeed.RECOILED)).isEqualTo(challenges);
    assertThat(ring.figures().has(0, PlotDeed.FELLED)).isEqualTo(challenges);
  }

  @ParameterizedTest
  @CsvSource({"REVENGE, 1, 0, true", "REVENGE, 2, 0, true", "CHALLENGE, 1, 0, false", "REVENGE, 3, 0, false", "REVENGE, -1, 0, false",
    "REVENGE, 1, 3, false", "REVENGE, 4, 0, false"})
  @Rule({"KF-PLT-08a", "KF-H2H-23"})
  void whoIsHumbledAlready_canBeHumbledForRevengeAlone(Plot plot, int by, int on, boolean isWanted) {
    Ring ring = ring(plot, state -> state.figures().join(4, Figures.NEUTRAL), RIVAL, SEEKER, PUPIL, FRIEND, "1 thug 8000 1000");
    assertThat(Goal.isWanted(ring.fight(), by, on)).isEqualTo(isWanted);
    ring.figures().note(0, PlotDeed.HUMBLED);
    assertThat(Goal.isWanted(ring.fight(), by, on)).as("they have humbled him").isFalse();
  }

  @ParameterizedTest
  @CsvSource({"CHALLENGE, 2, 0, true", "CHALLENGE, 3, 1, true", "CHALLENGE, 1, 0, false", "CHALLENGE, 0, 1, false",
    "CHALLENGE, 3, 0, false", "CHALLENGE, 4, 0, false", "CHALLENGE, 2, 3, false", "REVENGE, 2, 0, false"})
  @Rule("KF-PLT-13")
  void inAChallenge_noneOfTheEnemysOthers_attacksAProtagonist(Plot plot, int by, int on, boolean isBarred) {
    Ring ring = ring(plot, state -> state.figures().join(4, Figures.NEUTRAL), RIVAL, SEEKER, PUPIL, FRIEND, "1 thug 8000 1000");
    assertThat(Goal.isDuelOfOthers(ring.fight(), by, on)).isEqualTo(isBarred);
  }

  @Test
  @Rule({"KF-PLT-06d", "KF-RUL-173"})
  void whatIsDecided_staysDecided() {
    Ring lost = ring(Plot.CAPTURE, state -> { }, RIVAL, SEEKER, PUPIL, FRIEND);
    Goal.lose(lost.fight());
    Goal.reach(lost.fight());
    Goal.decide(lost.fight(), 0);
    assertThat(lost.fight().get(Counters.GOAL)).isEqualTo(LOST);
    Ring won = ring(Plot.CAPTURE, state -> { }, RIVAL, SEEKER, PUPIL, FRIEND);
    Goal.decide(won.fight(), 0);
    Goal.reach(won.fight());
    Goal.lose(won.fight());
    assertThat(won.fight().get(Counters.GOAL)).as("the first side's").isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"REVENGE, 1, 1, true", "REVENGE, 1, 0, false", "REVENGE, 1, 2, false", "REVENGE, 2, 1, false", "REVENGE, 3, 1, false",
    "CHALLENGE, 1, 1, false"})
  @Rule("KF-PLT-08b")
  void revengeThatWasNotHad_shamesWhoSoughtIt(Plot plot, int goal, int figure, boolean isShamed) {
    Ring ring = ring(plot, state -> { }, RIVAL, SEEKER, PUPIL, FRIEND);
    ring.fight().set(Counters.GOAL, goal);
    assertThat(Goal.isShamed(ring.fight(), figure)).isEqualTo(isShamed);
  }
}
