package games.kumite.journey.card;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.JourneyGame;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Shipped;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Stage;
import games.kumite.journey.turn.QuietPoint;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.Inspection;
import games.kumite.spi.Step;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What pilgrims do with their cards who do not think long: each card once where it helps and once where it does not. */
final class SensibleCardTests {

  @TempDir
  private Path directory;

  private static String sensible(Match match) {
    Action action = Inspection.sensible(match, RandomSource.seeded(1));
    return action == null ? "" : action.notation();
  }

  private static String sensible(Situation s, String asked) {
    assertThat(s.asked()).isEqualTo(asked + " Ana");
    return sensible(s.match());
  }

  private static Situation struck(String dice) {
    return Situation.on(9, 9).pilgrim("T 8,8 N").pilgrim("H 3,3 S").hand('T', "T3").demon("1 iron-fan 3,4 N")
        .dice(dice).attack("1");
  }

  @Test
  void mercy_isForHeavyBlows() {
    assertThat(sensible(struck("red=3,3,3 black=1"), "attack-rolled")).startsWith("play");
    assertThat(sensible(struck("red=1,0,1 black=1"), "attack-rolled")).isEqualTo("pass");
  }

  @Test
  void whoWouldFall_turnsAwayWhatOthersBear() {
    Situation hale = Situation.on(9, 9).pilgrim("S 3,3 S").hand('S', "S4").demon("1 warrior 3,4 N")
        .dice("red=2,1").attack("1");
    Situation weak = Situation.on(9, 9).pilgrim("S 3,3 S").health("S", 1).hand('S', "S4").demon("1 warrior 3,4 N")
        .dice("red=2,1").attack("1");
    assertThat(sensible(hale, "attack-rolled")).isEqualTo("pass");
    assertThat(sensible(weak, "attack-rolled")).startsWith("play");
  }

  private static Situation approached(String demon, int health) {
    return Situation.on(9, 9).pilgrim("T 3,3 S").health("T", health).hand('T', "T4").demon(demon).attack("1");
  }

  @Test
  void seal_isForGenerals_notForArchers() {
    assertThat(sensible(approached("1 general 3,4 N", 12), "before-attack")).startsWith("play");
    assertThat(sensible(approached("1 archer 3,6 N", 12), "before-attack")).isEqualTo("pass");
    assertThat(sensible(approached("1 archer 3,6 N", 1), "before-attack")).startsWith("play");
  }

  @Test
  void brotherhood_saves_tripitaka_butNotByTheLastHealth() {
    Situation hale = Situation.on(9, 9).pilgrim("T 3,3 S").pilgrim("S 7,7 S").hand('S', "S1").demon("1 warrior 3,4 N")
        .attack("1");
    Situation weak = Situation.on(9, 9).pilgrim("T 3,3 S").pilgrim("S 7,7 S").health("S", 4).hand('S', "S1")
        .demon("1 warrior 3,4 N").attack("1");
    assertThat(sensible(hale, "before-attack")).startsWith("play");
    assertThat(sensible(weak, "before-attack")).isEqualTo("pass");
  }

  @Test
  void wideSwing_isForMany() {
    Situation many = Situation.on(9, 9).pilgrim("H 3,3 N").hand('H', "H2").demon("1 warrior 3,2 S")
        .demon("2 warrior 2,3 E").attack("H");
    Situation one = Situation.on(9, 9).pilgrim("H 3,3 N").hand('H', "H2").demon("1 warrior 3,2 S").attack("H");
    assertThat(sensible(many, "declare")).startsWith("play");
    assertThat(sensible(one, "declare")).isEqualTo("pass");
  }

  @Test
  void sharpenedEdge_isPlayed_fieryEyesWhereTheAttackFails() {
    Situation edge = Situation.on(9, 9).pilgrim("M 3,3 N").hand('M', "F07").demon("1 warrior 3,2 S").attack("M");
    assertThat(sensible(edge, "before-attack")).startsWith("play");
    Situation failing = Situation.on(9, 9).pilgrim("M 3,3 N").hand('M', "M6").demon("1 general 3,1 S")
        .dice("red-1=0,1 white-1=1").attack("M");
    Situation done = Situation.on(9, 9).pilgrim("M 3,3 N").hand('M', "M6").demon("1 archer 3,2 S")
        .dice("red-1=3,3 white-1=1").attack("M");
    assertThat(sensible(failing, "attack-rolled")).startsWith("play");
    assertThat(sensible(done, "attack-rolled")).isEqualTo("pass");
  }

  @Test
  void peach_isForWounds() {
    Situation hurt = Situation.on(9, 9).pilgrim("T 1,1 N").health("T", 4).hand('T', "F02").when(QuietPoint.POINT);
    Situation scratched = Situation.on(9, 9).pilgrim("T 1,1 N").health("T", 11).hand('T', "F02").when(QuietPoint.POINT);
    assertThat(sensible(hurt, "quiet")).startsWith("play");
    assertThat(sensible(scratched, "quiet")).isEqualTo("pass");
  }

  @Test
  void tea_isForWhoeverHasSpentItsChi_confessionForTheBestWeapon() {
    Situation empty = Situation.on(9, 9).pilgrim("T 1,1 N").with('T', Counters.CHI, 3).hand('T', "F03").when(QuietPoint.POINT);
    Situation full = Situation.on(9, 9).pilgrim("T 1,1 N").with('T', Counters.CHI, 9).hand('T', "F03").when(QuietPoint.POINT);
    assertThat(sensible(empty, "quiet")).startsWith("play");
    assertThat(sensible(full, "quiet")).isEqualTo("pass");

    Situation best = Situation.on(9, 9).pilgrim("M 1,1 N").with('M', Counters.BAD, 5).with('M', Counters.LEVEL, 3)
        .hand('M', "F14").when(QuietPoint.POINT);
    Situation first = Situation.on(9, 9).pilgrim("M 1,1 N").with('M', Counters.BAD, 5).hand('M', "F14").when(QuietPoint.POINT);
    assertThat(sensible(best, "quiet")).startsWith("play");
    assertThat(sensible(first, "quiet")).isEqualTo("pass");
  }

  /** JW-EX-16: nothing is discarded for it; a skill card that is held may be better than the next one. */
  @Test
  @Rule({"JW-EX-16", "JW-CRD-19"})
  void omMala_isForEmptyHands() {
    Situation empty = Situation.on(9, 9).pilgrim("T 1,1 N").hand('T', "F01").when(QuietPoint.POINT);
    Situation skilled = Situation.on(9, 9).pilgrim("T 1,1 N").hand('T', "F01", "T1").when(QuietPoint.POINT);
    assertThat(sensible(empty, "quiet")).startsWith("play");
    assertThat(sensible(skilled, "quiet")).isEqualTo("pass");
  }

  /** Words of an owner's cards that nothing is known against are played where they change something. */
  @Test
  void otherWords_inAnAttack_arePlayed() throws IOException {
    Content slowing = Shipped.with(directory, "fortunes", "addDamage(2)", "applyCondition(target,SLOWED)");
    Situation striking = Situation.on(9, 9).content(slowing).pilgrim("M 3,3 N").hand('M', "F07").demon("1 warrior 3,2 S")
        .attack("M");
    assertThat(sensible(striking, "before-attack")).startsWith("play");
  }

  @Test
  @Rule("JW-RUL-102") // JW-D-32
  void grantedAction_withNothingToDo_isDeclined() {
    Situation s = Situation.of(". .").pilgrim("M 0,0 N").pilgrim("T 1,0 N").when(Turns.granted('M'));
    assertThat(sensible(s, "act")).isEqualTo("decline");
  }

  private enum BeforeDemons implements Step<GameState> {
    START {
      @Override
      public void run(GameState state) {
        state.then(QuietPoint.POINT, Stage.DEMON_PHASE);
      }
    }
  }

  /** Demons sleep until the end of the turn: the card is for their phase. */
  @Test
  void chant_waitsForDemons() {
    Situation before = Situation.on(9, 9).pilgrim("T 3,3 S").hand('T', "T2").demon("1 general 3,4 N")
        .demon("2 warrior 2,3 E").when(QuietPoint.POINT);
    assertThat(sensible(before, "quiet")).isEqualTo("pass");

    Situation now = Situation.on(9, 9).pilgrim("T 3,3 S").hand('T', "T2").demon("1 general 3,4 N")
        .demon("2 warrior 2,3 E").when(BeforeDemons.START);
    assertThat(sensible(now, "quiet")).startsWith("play");
    Situation nobody = Situation.on(9, 9).pilgrim("T 3,3 S").hand('T', "T2").when(BeforeDemons.START);
    assertThat(sensible(nobody, "quiet")).isEqualTo("pass");
  }

  @Test
  void killing_bringsWeapons_cleansingIsForTheBest() {
    Situation first = Situation.on(9, 9).pilgrim("T 3,3 N").demon("1 archer 3,2 S").dice("red-1=3 white-1=1").attack("T");
    Situation best = Situation.on(9, 9).pilgrim("T 3,3 N").with('T', Counters.LEVEL, 3).demon("1 archer 3,2 S")
        .dice("red-1=3 white-1=1").attack("T");
    assertThat(sensible(first, "verdict")).isEqualTo("kill");
    assertThat(sensible(best, "verdict")).isEqualTo("cleanse");
  }

  @Test
  void setup_putsTripitakaLast_andGivesFightersWeapons() {
    Match match = new JourneyGame().start(Setup.seats(1).option("quest", "Q2").seed(4).withoutRecord());
    List<String> chosen = new ArrayList<>();
    while (match.search().round() == 0) {
      chosen.add(match.search().playHeuristic(RandomSource.seeded(1)).notation());
    }
    assertThat(chosen.subList(0, 3)).noneMatch(next -> next.contains("tripitaka"));
    List<String> upgrades = chosen.stream().filter(next -> next.startsWith("upgrade")).toList();
    assertThat(upgrades).hasSize(4).allMatch(next -> next.contains("tripitaka") == next.endsWith("good"));
  }
}
