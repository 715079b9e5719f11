package games.kumite.journey.action;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.journey.JourneyGame;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.Inspection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What pilgrims do without much thought. */
final class InstinctTests {

  private static final int MONKEY_KING = 1;
  private static final int NORTH = 0;

  private static GameState state(Match match) {
    return (GameState) Inspection.state(match);
  }

  /** A quest in which a pilgrim begins its first activation. */
  private static Match acting(String quest, int pilgrim) {
    Match match = new JourneyGame().start(Setup.seats(1).option("quest", quest).seed(3).withoutRecord());
    SeededRandom random = RandomSource.seeded(3);
    while (!match.decision().kind().equals("act") || state(match).get(Counters.ACTIVE) != pilgrim) {
      if (match.decision().kind().equals("act")) {
        match.play(match.decision().parse("end"));
      } else {
        match.search().playHeuristic(random);
      }
    }
    dropHands(state(match));
    return match;
  }

  /** Cards apart. */
  private static void dropHands(GameState state) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      while (!state.cards().isEmpty(state.hand(pilgrim))) {
        state.move(state.cards().top(state.hand(pilgrim)), state.zones().skillDiscards[pilgrim]);
      }
    }
  }

  private static String sensible(Match match) {
    Action action = Inspection.sensible(match, RandomSource.seeded(1));
    return action == null ? "" : action.notation();
  }

  private static void place(GameState state, int figure, int x, int y, int facing) {
    state.place(figure, Pose.of(state.scene().ground.square(x, y), facing));
  }

  private static int first(GameState state, QuestToken.Kind kind) {
    int piece = 0;
    while (state.scene().piece(piece).kind != kind) {
      piece++;
    }
    return piece;
  }

  @Test
  void fighterBesideADemon_attacks() {
    Match match = acting("Q1", MONKEY_KING);
    GameState state = state(match);
    place(state, state.definition().firstOf(state.definition().type("warrior")), 4, 11, 2);
    place(state, MONKEY_KING, 4, 12, NORTH);
    assertThat(sensible(match)).isEqualTo("attack");
  }

  @Test
  void fighterFarFromAllDemons_movesTowardThem() {
    Match match = acting("Q1", MONKEY_KING);
    GameState state = state(match);
    assertThat(sensible(match)).isEqualTo("move");
    int before = state.scene().ground.y(Pose.square(state.pose(MONKEY_KING)));
    match.play(match.decision().parse("move"));
    while (!match.decision().kind().equals("pose")) {
      match.play(match.decision().parse("pass"));
    }
    match.search().playHeuristic(RandomSource.seeded(1));
    assertThat(state.scene().ground.y(Pose.square(state.pose(MONKEY_KING)))).isLessThan(before - 3);
  }

  @Test
  void villagerAtHand_isRescued_beforeADemonIsAttacked() {
    Match match = acting("Q1", MONKEY_KING);
    GameState state = state(match);
    place(state, MONKEY_KING, 5, 1, 1);
    place(state, state.definition().firstOf(state.definition().type("archer")), 6, 1, 3);
    assertThat(sensible(match)).startsWith("rescue");
  }

  @Test
  void tripitakaWithASutraBesideTheGate_closesIt_butNoGateThatIsNotMeant() {
    int leader = 0;
    Match match = acting("Q3", leader);
    GameState state = state(match);
    state.setPilgrim(leader, Counters.SUTRAS, 1);
    place(state, leader, 17, 1, 1);
    assertThat(sensible(match)).startsWith("close").endsWith("G1");
    place(state, leader, 3, 7, 1);
    assertThat(sensible(match)).isEqualTo("move");
  }

  @Test
  void sutra_isCollectedByTripitaka_notByWhoeverCannotHandItOver() {
    Match match = acting("Q3", MONKEY_KING);
    GameState state = state(match);
    place(state, MONKEY_KING, 17, 6, 1);
    assertThat(sensible(match)).doesNotStartWith("collect");
    Match own = acting("Q3", 0);
    place(state(own), 0, 17, 6, 1);
    assertThat(sensible(own)).startsWith("collect");
  }

  @Test
  void well_isUsedByThoseWhoAreHurt() {
    Match match = acting("Q1", MONKEY_KING);
    GameState state = state(match);
    int well = state.square(first(state, QuestToken.Kind.WELL));
    place(state, MONKEY_KING, state.scene().ground.x(well), state.scene().ground.y(well) + 1, NORTH);
    assertThat(sensible(match)).doesNotStartWith("recover");
    state.setFigure(MONKEY_KING, Counters.HEALTH, 3);
    assertThat(sensible(match)).startsWith("recover");
  }

  /** Some match of each quest is played so: whatever is found sensible is listed. */
  @ParameterizedTest
  @ValueSource(strings = {"Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8", "Q9", "Q10"})
  void sensibleMatches_everyActionIsListed(String quest) {
    for (long seed = 0; seed < 3; seed++) {
      Match match = new JourneyGame().start(Setup.seats(1 + (int) seed).option("quest", quest).seed(seed).withoutRecord());
      SeededRandom random = RandomSource.seeded(seed);
      while (!match.isOver()) {
        Action action = Inspection.sensible(match, random);
        assertThat(action == null || match.decision().actions().contains(action)).as(seed + ": " + action).isTrue();
        match.search().playHeuristic(random);
      }
    }
  }
}
