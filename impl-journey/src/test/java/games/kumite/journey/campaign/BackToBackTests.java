package games.kumite.journey.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.journey.JourneyGame;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Goal;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What is left of a quest for the next one, in positions that were worked out by hand. */
final class BackToBackTests {

  private static final String NOTHING = " level=1 good=0 bad=0 hand=- play=- corruption=-";
  private static final String SHA_HAS_ALL = "tripitaka level=3 good=9 bad=9 hand=F02,F02,T8 play=T5 corruption=C07; "
      + "monkey-king" + NOTHING + "; monk-sha level=1 good=0 bad=0 hand=S1,S2,S3,S4,S5,S6,S7,S8 play=- corruption=-; "
      + "cho-hakkai" + NOTHING;

  /** What Monkey King leaves of a scene in which he rescues a villager. */
  private static String left(UnaryOperator<Situation> given) {
    Situation s = given.apply(Situation.of("V . .", ". . .").pilgrim("M 1,1 E").pilgrim("T 0,1 N"))
        .victory(new Goal.VillagersRescued(1)).when(Turns.activation('M')).play("rescue token:villager-1");
    assertThat(s.asked()).as("won").isEqualTo("over");
    return BackToBackLegacy.text(s.journey()).split("; ")[1];
  }

  private static Match brought(String... seats) {
    Match match = new JourneyGame()
        .start(Setup.seats(seats).option("quest", "Q2").option("campaign", SHA_HAS_ALL).seed(5));
    while (!match.decision().kind().equals("between")) {
      match.play(0);
    }
    return match;
  }

  private static GameState state(Match match) {
    return (GameState) Inspection.state(match);
  }

  private static List<String> options(Match match) {
    return match.decision().actions().stream().map(action -> action.notation()).toList();
  }

  @Test
  @Rule({"JW-QST-06", "JW-KAR-01", "JW-RUL-35", "JW-RUL-64"})
  void deedThatWins_isPaidWithItsSkillFirst_soNobodyBringsTenKarma() {
    assertThat(left(s -> s.with('M', Counters.GOOD, 8).onTop("M2", "M4"))).as("11 less 10, past Hair Doubles")
        .isEqualTo("monkey-king level=1 good=1 bad=0 hand=M4 play=- corruption=-");
  }

  @Test
  @Rule({"JW-QST-05", "JW-QST-07"})
  void conditionsTokensHealthAndChi_areLeftBehind() {
    assertThat(left(s -> s.condition("M", "POISONED", 0).health("M", 2).with('M', Counters.CHI, 1)
        .with('M', Counters.SUTRAS, 2).with('M', Counters.USED_BOX, 1))).isEqualTo(left(s -> s));
  }

  @Test
  @Rule({"JW-QST-06", "JW-QST-07", "JW-RUL-120"})
  void deadPilgrim_leavesWhatTheLivingWould() {
    Situation s = Situation.of("V . .", ". . .").pilgrim("M 1,1 E").pilgrim("T 0,1 N")
        .with('T', Counters.LEVEL, 3).with('T', Counters.BAD, 7).hand('T', "T8").corrupted('T', "C07")
        .and(it -> it.place(0, Pose.NONE)).with('T', Counters.LYING, Counters.DEAD)
        .victory(new Goal.VillagersRescued(1)).when(Turns.activation('M')).play("rescue token:villager-1");

    assertThat(BackToBackLegacy.text(s.journey()))
        .startsWith("tripitaka level=3 good=0 bad=7 hand=T8 play=- corruption=C07; monkey-king level=1 good=3 bad=0 ");
  }

  @Test
  @Rule({"JW-QST-06", "JW-QST-07"})
  void nothingIsLostOrWonBetweenQuests_ifNothingIsAdjusted() {
    Match match = brought("Ana");
    for (int pilgrim = 0; pilgrim < 4; pilgrim++) {
      match.play(match.decision().parse("pass"));
    }

    assertThat(BackToBackLegacy.text(state(match))).isEqualTo(SHA_HAS_ALL);
  }

  /** Three players; Cho Hakkai brings Hollow Heart and Old Wound: full is 14 and 8 for him. */
  @Test
  @Rule({"JW-QST-05", "JW-QST-07", "JW-DFN-04"})
  void fullHealthAndChi_areWhatCorruptionLeaves() {
    String wounded = "tripitaka" + NOTHING + "; monkey-king" + NOTHING + "; monk-sha" + NOTHING
        + "; cho-hakkai level=2 good=3 bad=4 hand=- play=- corruption=C07,C08";
    Match match = new JourneyGame()
        .start(Setup.seats("Ana", "Bo", "Cy").option("quest", "Q3").option("campaign", wounded).seed(5));
    while (state(match).get(Counters.TURN) == 0) {
      match.play(match.decision().kind().equals("between") ? match.decision().parse("pass") : match.decision().actions().get(0));
    }

    assertThat(state(match).figure(3, Counters.HEALTH)).isEqualTo(14);
    assertThat(state(match).pilgrim(3, Counters.CHI)).isEqualTo(8);
    assertThat(state(match).pilgrim(3, Counters.LEVEL)).isEqualTo(2);
    assertThat(state(match).pilgrim(3, Counters.BAD)).isEqualTo(4);
    assertThat(state(match).figure(2, Counters.HEALTH)).isEqualTo(14);
  }

  @Test
  @Rule({"JW-QST-08", "JW-DFN-02", "JW-DFN-03"})
  void onlySkillCardThatWasDiscarded_isTheOneThatIsDrawnAgain() {
    Match match = brought("Ana");
    while (!options(match).contains("discard card:S3")) {
      match.play(match.decision().parse("pass"));
    }
    assertThat(options(match)).doesNotContain("draw figure:monk-sha");

    match.play(match.decision().parse("discard card:S3"));
    match.play(match.decision().parse("draw figure:monk-sha"));

    assertThat(options(match)).as("all eight again").contains("discard card:S3").doesNotContain("draw figure:monk-sha");
  }

  @Test
  @Rule({"JW-QST-08", "JW-SET-08"})
  void everyPilgrim_isAdjustedByItsController_inTheOrderOfPlay() {
    Match match = brought("Ana", "Bo");
    List<Integer> adjusted = new ArrayList<>();
    while (match.decision().kind().equals("between")) {
      GameState state = state(match);
      int pilgrim = state.inOrder(adjusted.size() + 1);
      String id = state.definition().pilgrim(pilgrim).entry().id();
      assertThat(match.decision().seat().index()).isEqualTo(state.controller(pilgrim));
      assertThat(id.equals("monk-sha") || options(match).contains("draw figure:" + id)).as(id).isTrue();
      adjusted.add(match.decision().seat().index());
      match.play(match.decision().parse("pass"));
    }

    assertThat(adjusted).hasSize(4).contains(0, 1);
  }
}
