package games.kumite.journey.action;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.journey.JourneyGame;
import games.kumite.journey.Situation;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.Rule;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Poses that are drawn are those that are listed. */
final class StrollTests {

  private static final int MANY = 60_000;
  private static final int SEVERAL = 8;

  private static Situation moving(Situation situation, char pilgrim) {
    return situation.when(Turns.activation(pilgrim)).play("move");
  }

  /** Everything that is drawn; only now and then the list is needed. */
  private static Set<String> drawn(Situation s) {
    SeededRandom random = RandomSource.seeded(7);
    Set<String> drawn = new TreeSet<>();
    int failed = 0;
    for (int i = 0; i < MANY; i++) {
      Action action = Inspection.sample(s.match(), random);
      if (action == null) {
        failed++;
      } else {
        drawn.add(action.notation());
      }
    }
    assertThat(failed).isLessThan(MANY / 10);
    return drawn;
  }

  private static void assertEqual(Situation s) {
    assertThat(drawn(s)).isEqualTo(new TreeSet<>(s.options()));
  }

  @Test
  @Rule({"JW-MOV-01", "JW-MOV-08"})
  void openMap_eachPoseIsDrawn_withOneActionAndWithTwo() {
    assertEqual(moving(Situation.on(5, 6).pilgrim("T 2,5 N"), 'T'));
  }

  @Test
  @Rule({"JW-MOV-05", "JW-TER-01", "JW-TER-08", "JW-RUL-08"})
  void blueSquares_linesAndMiniatures_areMinded() {
    assertEqual(moving(Situation.of(". b . .", ". b # .", "W . . b", ". . b .").pilgrim("H 0,0 E").pilgrim("M 1,3 N"), 'H'));
  }

  @Test
  @Rule({"JW-RUL-06", "JW-RUL-09"})
  void redSquares_areEnteredOnlyWhereThatSavesAnAction_orLeadsThere() {
    assertEqual(moving(Situation.of(". r r .", ". . . .").pilgrim("H 0,0 E"), 'H'));
    assertEqual(moving(Situation.of(". r . r", "# . # .", "r . r .").pilgrim("T 0,0 E"), 'T'));
  }

  @Test
  @Rule({"JW-RUL-09", "JW-RUL-114"})
  void redSquare_thatKnocksOut_isDrawnAsTheLast() {
    assertEqual(moving(Situation.of(". r . r .", ". # . # .").pilgrim("S 0,0 E").health("S", 1).pilgrim("T 4,0 W"), 'S'));
    assertEqual(moving(Situation.of(". r . r .", ". # . # .").pilgrim("S 0,0 E").health("S", 2).pilgrim("T 4,0 W"), 'S'));
  }

  /** A card takes a pilgrim past a miniature, on which it cannot stay. */
  @Test
  @Rule("JW-RUL-86")
  void pastMiniatures_noPoseOnThemIsDrawn() {
    Situation s = moving(Situation.of(". . . . . .", "# # # # # #").pilgrim("M 0,0 E").demon("1 warrior 1,0 W")
        .hand('M', "M1"), 'M');
    s.play("play card:M1 figure:monkey-king");
    assertEqual(s);
  }

  @Test
  void moveThatACardGrants_isDeclinedNowAndThen() {
    Situation s = Situation.on(3, 3).pilgrim("T 1,1 N").when(Grant.move(Situation.pilgrim('T'), 3));
    assertThat(s.options()).contains("decline");
    assertEqual(s);
  }

  @Test
  void freeTurn_isLeftToTheList() {
    Situation s = moving(Situation.on(3, 3).pilgrim("M 1,1 N").hand('M', "M5"), 'M');
    s.play("play card:M5 figure:monkey-king");
    assertThat(Inspection.sample(s.match(), RandomSource.seeded(1))).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8", "Q9", "Q10"})
  void randomMatches_everyDrawIsListed(String quest) {
    for (long seed = 0; seed < 3; seed++) {
      Match match = new JourneyGame().start(Setup.seats(1 + (int) seed).option("quest", quest).seed(seed).withoutRecord());
      SeededRandom random = RandomSource.seeded(seed);
      while (!match.isOver()) {
        for (int i = 0; i < SEVERAL && match.decision().kind().equals("pose"); i++) {
          Action action = Inspection.sample(match, random);
          assertThat(action == null || match.decision().actions().contains(action)).as(seed + ": " + action).isTrue();
        }
        match.playRandom(random);
      }
    }
  }
}
