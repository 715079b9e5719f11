package games.kumite.journey.action;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.RandomSource;
import games.kumite.api.SeededRandom;
import games.kumite.api.Setup;
import games.kumite.journey.JourneyGame;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import games.kumite.spi.Inspection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What pilgrims do without much thought. */
final class InstinctTests {

  private static final int MONKEY_KING = 1;
  private static final int NORTH = 0;

  private static Journey state(Match match) {
    return (Journey) Inspection.state(match);
  }

  /** A quest in which a pilgrim begins its first activation. */
  private static Match acting(String quest, int pilgrim) {
    Match match = new JourneyGame().start(Setup.seats(1).option("quest", quest).seed(3).unrecorded());
    SeededRandom random = RandomSource.seeded(3);
    while (!match.decision().kind().equals("act") || state(match).get(Num.ACTIVE) != pilgrim) {
      if (match.decision().kind().equals("act")) {
        match.play(match.decision().action("end"));
      } else {
        match.search().playSensibly(random);
      }
    }
    dropHands(state(match));
    return match;
  }

  /** Cards apart. */
  private static void dropHands(Journey journey) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      while (!journey.cards().isEmpty(journey.hand(pilgrim))) {
        journey.move(journey.cards().top(journey.hand(pilgrim)), journey.zones().skillDiscards[pilgrim]);
      }
    }
  }

  private static String sensible(Match match) {
    Action action = Inspection.sensible(match, RandomSource.seeded(1));
    return action == null ? "" : action.notation();
  }

  private static void place(Journey journey, int figure, int x, int y, int facing) {
    journey.place(figure, Pose.of(journey.scene().ground.square(x, y), facing));
  }

  private static int first(Journey journey, Piece.Kind kind) {
    int piece = 0;
    while (journey.scene().piece(piece).kind != kind) {
      piece++;
    }
    return piece;
  }

  @Test
  void fighterBesideADemon_attacks() {
    Match match = acting("Q1", MONKEY_KING);
    Journey journey = state(match);
    place(journey, journey.terms().firstOf(journey.terms().type("warrior")), 4, 11, 2);
    place(journey, MONKEY_KING, 4, 12, NORTH);
    assertThat(sensible(match)).isEqualTo("attack");
  }

  @Test
  void fighterFarFromAllDemons_movesTowardThem() {
    Match match = acting("Q1", MONKEY_KING);
    Journey journey = state(match);
    assertThat(sensible(match)).isEqualTo("move");
    int before = journey.scene().ground.y(Pose.square(journey.pose(MONKEY_KING)));
    match.play(match.decision().action("move"));
    while (!match.decision().kind().equals("pose")) {
      match.play(match.decision().action("pass"));
    }
    match.search().playSensibly(RandomSource.seeded(1));
    assertThat(journey.scene().ground.y(Pose.square(journey.pose(MONKEY_KING)))).isLessThan(before - 3);
  }

  @Test
  void villagerAtHand_isRescued_beforeADemonIsAttacked() {
    Match match = acting("Q1", MONKEY_KING);
    Journey journey = state(match);
    place(journey, MONKEY_KING, 5, 1, 1);
    place(journey, journey.terms().firstOf(journey.terms().type("archer")), 6, 1, 3);
    assertThat(sensible(match)).startsWith("rescue");
  }

  @Test
  void tripitakaWithASutraBesideTheGate_closesIt_butNoGateThatIsNotMeant() {
    int leader = 0;
    Match match = acting("Q3", leader);
    Journey journey = state(match);
    journey.setPilgrim(leader, Num.SUTRAS, 1);
    place(journey, leader, 17, 1, 1);
    assertThat(sensible(match)).startsWith("close").endsWith("G1");
    place(journey, leader, 3, 7, 1);
    assertThat(sensible(match)).isEqualTo("move");
  }

  @Test
  void sutra_isCollectedByTripitaka_notByWhoeverCannotHandItOver() {
    Match match = acting("Q3", MONKEY_KING);
    Journey journey = state(match);
    place(journey, MONKEY_KING, 17, 6, 1);
    assertThat(sensible(match)).doesNotStartWith("collect");
    Match own = acting("Q3", 0);
    place(state(own), 0, 17, 6, 1);
    assertThat(sensible(own)).startsWith("collect");
  }

  @Test
  void well_isUsedByThoseWhoAreHurt() {
    Match match = acting("Q1", MONKEY_KING);
    Journey journey = state(match);
    int well = journey.square(first(journey, Piece.Kind.WELL));
    place(journey, MONKEY_KING, journey.scene().ground.x(well), journey.scene().ground.y(well) + 1, NORTH);
    assertThat(sensible(match)).doesNotStartWith("recover");
    journey.setFigure(MONKEY_KING, Num.HEALTH, 3);
    assertThat(sensible(match)).startsWith("recover");
  }

  /** Some match of each quest is played so: whatever is found sensible is listed. */
  @ParameterizedTest
  @ValueSource(strings = {"Q1", "Q2", "Q3", "Q4", "Q5", "Q6"})
  void sensibleMatches_everyActionIsListed(String quest) {
    for (long seed = 0; seed < 3; seed++) {
      Match match = new JourneyGame().start(Setup.seats(1 + (int) seed).option("quest", quest).seed(seed).unrecorded());
      SeededRandom random = RandomSource.seeded(seed);
      while (!match.isOver()) {
        Action action = Inspection.sensible(match, random);
        assertThat(action == null || match.decision().actions().contains(action)).as(seed + ": " + action).isTrue();
        match.search().playSensibly(random);
      }
    }
  }
}
