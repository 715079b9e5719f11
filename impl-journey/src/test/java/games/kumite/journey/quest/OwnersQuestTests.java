package games.kumite.journey.quest;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.journey.JourneyGame;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.map.EdgeKind;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.TileDrawing;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.journey.turn.DemonPhase;
import games.kumite.journey.turn.EndOfTurn;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The words with which an owner enters the quests of the box, on quests that have them. */
final class OwnersQuestTests {

  private static Element element(Match match, String id) {
    return match.table(Viewer.spectator()).find(id).orElseThrow();
  }

  @Nested
  final class Collectors {

    private Situation beside(QuestRule rule) {
      return Situation.of("U . U", ". . .").rule(rule).pilgrim("M 1,1 N").pilgrim("S 1,0 N").pilgrim("T 0,1 N");
    }

    @Test
    @Rule({"JW-ACT-13", "JW-RUL-149"})
    void sutra_isCollectedByThoseWhomTheQuestNames() {
      QuestRule sha = new QuestRule.CollectedBy(List.of("monk-sha"), 0);
      Situation other = beside(sha).when(Turns.activation('M'));
      assertThat(other.refusal("collect token:sutra-1")).isEqualTo("JW-ACT-13");
      assertThat(other.refusal("collect token:sutra-2")).isEqualTo("JW-ACT-13");
      assertThat(beside(sha).when(Turns.activation('T')).refusal("collect token:sutra-1"))
          .as("he closes the gates, and has to wait for it all the same").isEqualTo("JW-ACT-13");

      Situation named = beside(sha).when(Turns.activation('S')).play("collect token:sutra-2");
      assertThat(named.number('S', Counters.SUTRAS)).isEqualTo(1);
    }

    @Test
    @Rule({"JW-ACT-13", "JW-RUL-149"})
    void ruleForOneSutra_leavesTheOtherToAnybody() {
      Situation s = beside(new QuestRule.CollectedBy(List.of("monk-sha", "cho-hakkai"), 2)).when(Turns.activation('M'));
      assertThat(s.refusal("collect token:sutra-2")).isEqualTo("JW-ACT-13");
      s.play("collect token:sutra-1");
      assertThat(s.number('M', Counters.SUTRAS)).isEqualTo(1);
    }

    @Test
    @Rule({"JW-RUL-149", "JW-RUL-33"})
    void sutraOfTheDead_isForAnybody_thatOfTheUnconsciousIsNot() {
      QuestRule sha = new QuestRule.CollectedBy(List.of("monk-sha"), 0);
      assertThat(beside(sha).health("S", 0).when(Turns.activation('M')).refusal("collect token:sutra-1"))
          .isEqualTo("JW-ACT-13");
      assertThat(beside(sha).with('S', Counters.LYING, Counters.DEAD).when(Turns.activation('M')).options())
          .contains("collect token:sutra-1");
      Situation left = beside(new QuestRule.CollectedBy(List.of("cho-hakkai"), 0)).and(it -> {
        it.take(0);
        it.lay(0, it.scene().ground.square(2, 1));
      }).when(Turns.activation('M'));
      assertThat(left.options()).as("it lies where a dead pilgrim has left it").contains("collect token:sutra-1");
      assertThat(left.refusal("collect token:sutra-2")).isEqualTo("JW-ACT-13");
    }

    @Test
    @Rule("JW-ACT-13")
    void keeperOfTheScrolls_fetchesTheFirstSutra_andHandsItOver() {
      Situation s = Situation.quest("Q7").pilgrim("S 15,6 N").pilgrim("M 14,5 E").pilgrim("T 14,6 N").moved("berserker 1", "none")
          .when(Turns.inTurn(Turns.activation('M'), Turns.activation('S')));
      assertThat(s.refusal("collect token:sutra-1")).isEqualTo("JW-ACT-13");
      s.play("end", "collect token:sutra-1", "end").isOver();
      assertThat(s.number('T', Counters.SUTRAS)).isEqualTo(1);
    }
  }

  @Nested
  final class Cards {

    private Match start(String quest, String brought) {
      return new JourneyGame().start(Setup.seats(1).option("quest", quest).option("campaign", brought).seed(1));
    }

    @Test
    @Rule({"JW-QST-03", "JW-RUL-150"})
    void removedCard_isInNoDeck_andLiesOpen() {
      Match match = start("Q10", "");
      assertThat(element(match, "deck:demon").number("count")).isEqualTo(22);
      assertThat(element(match, "pile:removed").children()).extracting(Element::id)
          .containsExactlyInAnyOrder("card:phase-march", "card:flood-gate", "card:kogaiji");
      assertThat(match.events(Viewer.spectator()).read()).extracting(event -> event.text())
          .contains("Phase March is left out of this quest.");
      assertThat(start("Q1", "").table(Viewer.spectator()).find("pile:removed")).isEmpty();
    }

    /** Both copies are gone; the one that was brought stays in the hand, and the other goes. */
    @Test
    @Rule({"JW-QST-03", "JW-QST-07", "JW-RUL-150"})
    void removedCard_thatAPilgrimHasBrought_staysWithIt() {
      assertThat(element(start("Q9", ""), "deck:fortune").number("count")).isEqualTo(26);

      Match match = start("Q9", "tripitaka level=1 good=0 bad=0 hand=F13 play=- corruption=-; "
          + "monkey-king level=1 good=0 bad=0 hand=- play=- corruption=-; "
          + "monk-sha level=1 good=0 bad=0 hand=- play=- corruption=-; "
          + "cho-hakkai level=1 good=0 bad=0 hand=- play=- corruption=-");
      assertThat(element(match, "deck:fortune").number("count")).isEqualTo(26);
      assertThat(element(match, "hand:tripitaka").children()).extracting(Element::id).containsExactly("card:F13");
      assertThat(element(match, "pile:removed").number("count")).as("one of Borrowed Cloud, two of Ambush").isEqualTo(3);
    }
  }

  @Nested
  final class Defeats {

    private Situation farmhouse(String monkeyKing) {
      return Situation.quest("Q9").moved("warrior 1", "none").moved("warrior 2", "none").pilgrim("M " + monkeyKing);
    }

    @Test
    @Rule({"JW-SET-03", "JW-RUL-151"})
    void barredDoor_cannotBeBroken() {
      Situation s = farmhouse("5,4 N").when(Turns.activation('M'));
      assertThat(s.refusal("break token:door-D1")).isEqualTo("JW-SET-03");
      assertThat(element(s.match(), "token:door-D1").get("state")).isEqualTo("closed");
    }

    @Test
    @Rule({"JW-QST-04", "JW-RUL-151"})
    void defeatedLord_opensTheDoorAtOnce_withoutKarma() {
      Situation s = farmhouse("3,7 N").health("iron-fan 1", 2).dice("red-1=1,1 white-1=1 blue=0,0").attack("M").isOver();
      assertThat(s.events()).contains("Door D1 opens.", "Iron Fan leaves the map.");
      assertThat(s.number('M', Counters.GOOD) + s.number('M', Counters.BAD)).isZero();
      assertThat(element(s.match(), "token:door-D1").get("state")).isEqualTo("open");

      Ground ground = s.journey().scene().ground;
      assertThat(s.journey().squares().isBlocked(ground.square(5, 3))).isFalse();
      assertThat(s.journey().squares().isBlocked(ground.square(6, 3))).isFalse();
    }

    @Test
    @Rule({"JW-QST-04", "JW-RUL-151", "JW-GAT-01"})
    void defeatedLord_wakesTheGateInTheNextMaintenance_withoutKarma() {
      Situation s = Situation.quest("Q8").pilgrim("M 12,4 N").health("kogaiji 1", 2).dice("red-1=1,1 white-1=1 blue=0")
          .attack("M", Turns.maintenance()).isOver();
      assertThat(s.gate("G2")).isEqualTo(QuestToken.Gate.ACTIVE);
      assertThat(s.number('M', Counters.GOOD) + s.number('M', Counters.BAD)).isZero();

      Situation before = Situation.quest("Q8").when(Turns.maintenance()).isOver();
      assertThat(before.gate("G2")).isEqualTo(QuestToken.Gate.INACTIVE);
    }
  }

  @Nested
  final class Sealing {

    private Situation prayer(QuestRule rule) {
      return Situation.of("G . .", ". . .").rule(rule).pilgrim("T 1,1 N").hand('T', "T1").with('T', Counters.SUTRAS, 1);
    }

    /** No card seals a gate in this quest; a sutra closes it as ever. */
    @Test
    @Rule({"JW-CRD-24", "JW-RUL-154"})
    void gateThatCannotBeSealed_isClosedByASutra() {
      Situation s = prayer(new QuestRule.NoSealing()).when(Turns.activation('T'));
      assertThat(s.options()).contains("close token:gate-G1").doesNotContain("play card:T1 figure:tripitaka");
      s.play("close token:gate-G1");
      assertThat(s.gate("G1")).isEqualTo(QuestToken.Gate.CLOSED);

      Situation open = prayer(new QuestRule.HandOver()).when(Turns.activation('T'));
      assertThat(open.options()).contains("close token:gate-G1", "play card:T1 figure:tripitaka");
      Situation shut = prayer(new QuestRule.GatesStayOpen()).when(Turns.activation('T'));
      assertThat(shut.options()).doesNotContain("close token:gate-G1", "play card:T1 figure:tripitaka");
    }
  }

  @Nested
  final class Sutras {

    /** Kogaiji, whom Monkey King faces, keeps sutra 2. */
    private Situation kept(String middle) {
      return Situation.of("U . U", ". . .", middle, ". . .").rule(new QuestRule.SutraAfterDefeat(2, "kogaiji"))
          .victory(new Goal.SutrasCollected(2)).pilgrim("M 1,3 N").pilgrim("T 0,1 N").pilgrim("S 2,1 N");
    }

    private Situation fought(String more) {
      Situation s = kept(". . .").demon("1 kogaiji 1,2 S").health("1", 1);
      return more.isEmpty() ? s : s.pilgrim(more);
    }

    @Test
    @Rule({"JW-QST-04", "JW-RUL-155"})
    void sutraOfALord_isNotThere_untilHeIsDefeated_withoutKarma() {
      Situation before = fought("").when(Turns.activation('S'));
      assertThat(before.match().table(Viewer.spectator()).find("token:sutra-2")).isEmpty();
      assertThat(before.options()).doesNotContain("collect token:sutra-2");
      assertThat(before.refusal("collect token:sutra-2")).isEqualTo("JW-RUL-155");

      Situation s = fought("").dice("red-1=1,1 white-1=1 blue=0").attack("M", Turns.activation('S'));
      assertThat(s.events()).contains("Kogaiji leaves the map.", "Sutra 2 is now on c1.");
      assertThat(element(s.match(), "token:sutra-2").kind()).isEqualTo(Element.Kind.TOKEN);
      assertThat(s.number('M', Counters.GOOD) + s.number('M', Counters.BAD)).isZero();
      s.play("collect token:sutra-2");
      assertThat(s.number('S', Counters.SUTRAS)).isEqualTo(1);
    }

    @Test
    @Rule("JW-RUL-155")
    void sutraOfALord_isLaidOnTheNearestFreeSquare_whereAPilgrimStands() {
      Situation s = fought("H 2,0 N").dice("red-1=1,1 white-1=1 blue=0").attack("M").isOver();
      assertThat(s.events()).contains("Sutra 2 is now on b2.");
    }

    /** A dead pilgrim leaves the sutra that it has, not the one that the lord keeps. */
    @Test
    @Rule({"JW-RUL-33", "JW-RUL-155"})
    void sutraOfTheDead_isNotThatOfTheLord() {
      Situation s = Situation.of("U . U", ". . .", ". . .", ". . .").rule(new QuestRule.SutraAfterDefeat(1, "kogaiji"))
          .pilgrim("T 0,1 N").pilgrim("H 2,3 N").health("H", 0).with('H', Counters.LYING, Counters.DEAD - 1)
          .with('H', Counters.SUTRAS, 1).and(it -> it.take(1)).when(Turns.maintenance()).isOver();
      assertThat(s.match().table(Viewer.spectator()).find("token:sutra-1")).isEmpty();
      assertThat(element(s.match(), "token:sutra-2").kind()).isEqualTo(Element.Kind.TOKEN);
    }

    /** The one that the lord keeps is not collected, the one that has closed a gate is. */
    @Test
    @Rule("JW-RUL-156")
    void sutras_countWhereverTheyAreButOnTheMap() {
      assertThat(collected(2, it -> it.take(0))).as("one of two").isEqualTo("open");
      assertThat(collected(1, it -> it.take(0))).isEqualTo("victory");
      assertThat(collected(2, it -> {
        it.take(0);
        it.lay(1, it.scene().piece(1).square);
        it.take(1);
      })).isEqualTo("victory");
      assertThat(collected(2, it -> {
        it.lay(1, it.scene().piece(1).square);
        it.take(1);
      })).as("a dead pilgrim has left the first").isEqualTo("open");
    }

    private String collected(int min, Consumer<GameState> change) {
      return kept(". . .").victory(new Goal.SutrasCollected(min)).and(change).when(EndOfTurn.QUEST).ending();
    }
  }

  @Nested
  final class Tiles {

    @Test
    @Rule("JW-RUL-152")
    void drawing_turnedFourTimes_isAsItWas() {
      TileDrawing drawing = TileDrawing.parse(List.of("+p+ +", "y. gp", "+ +y+", " b r ", "+ + +", " . # ", "+ + +"));
      TileDrawing once = drawing.turned(1);
      assertThat(once.width()).isEqualTo(3);
      assertThat(once.height()).isEqualTo(2);
      assertThat(once.line(2, 0, Facing.EAST)).as("north looks east").isEqualTo(EdgeKind.PURPLE);
      assertThat(once.line(2, 0, Facing.NORTH)).as("west looks north").isEqualTo(EdgeKind.YELLOW);
      assertThat(once.terrain(2, 1)).isEqualTo(drawing.terrain(1, 0));
      assertThat(once.terrain(0, 1)).isEqualTo(drawing.terrain(1, 2));
      TileDrawing again = drawing.turned(4);
      for (int y = 0; y < drawing.height(); y++) {
        for (int x = 0; x < drawing.width(); x++) {
          assertThat(again.terrain(x, y)).isEqualTo(drawing.terrain(x, y));
          for (int side = 0; side < 4; side++) {
            assertThat(again.line(x, y, Facing.at(side))).isEqualTo(drawing.line(x, y, Facing.at(side)));
          }
        }
      }
    }

    /** The temple of Q4 looks south, that of Q8 west: a quarter turn, its door with it. */
    @Test
    @Rule({"JW-RUL-152", "JW-SET-02"})
    void turnedTemple_hasItsDoorInTheWest() {
      Situation s = Situation.quest("Q8").pilgrim("M 10,3 E").moved("archer 1", "none").when(Turns.activation('M'));
      Ground ground = s.journey().scene().ground;
      assertThat(ground.line(ground.square(11, 2), Facing.WEST.ordinal())).isEqualTo(EdgeKind.YELLOW);
      assertThat(ground.line(ground.square(11, 3), Facing.WEST.ordinal())).isEqualTo(EdgeKind.OPEN);
      assertThat(ground.line(ground.square(14, 3), Facing.EAST.ordinal())).isEqualTo(EdgeKind.YELLOW);
      assertThat(element(s.match(), "space:l4").get("turned")).isEqualTo(90);
      s.play("break token:door-D1");
      assertThat(element(s.match(), "token:door-D1").get("state")).isEqualTo("open");
    }

    /** The bridge leads south between the two squares of the rim that no purple line closes. */
    @Test
    @Rule({"JW-RUL-152", "JW-TER-03"})
    void turnedBridge_isCrossedToTheSouth() {
      Situation s = Situation.quest("Q10").pilgrim("M 3,7 S").moved("warrior 1", "none").when(Turns.activation('M')).play("move");
      assertThat(s.options()).contains("go space:d9 south 1", "go space:d13 south 1");
      assertThat(s.options()).noneMatch(text -> text.startsWith("go space:c9") || text.startsWith("go space:f9"));
    }
  }

  @Nested
  final class OpenDoors {

    @Test
    @Rule({"JW-RUL-152", "JW-TER-12", "JW-ACT-10"})
    void doorThatIsOpen_isWalkedThrough_andNotBroken() {
      Situation s = Situation.quest("Q7").pilgrim("M 11,2 E").when(Turns.activation('M'));
      assertThat(element(s.match(), "token:door-D1").get("state")).isEqualTo("open");
      assertThat(s.refusal("break token:door-D1")).isEqualTo("JW-ACT-10");
      s.play("move");
      assertThat(s.options()).contains("go space:m3 east 1", "go space:n3 east 1");
    }

    /** The gate and the Berserker inside take part from the first turn on. */
    @Test
    @Rule({"JW-RUL-152", "JW-AI-14", "JW-RUL-79"})
    void demonsAndGatesBehindIt_areActive() {
      Situation s = Situation.quest("Q7").demonsAre("PARALYZED").onTop("one-warrior", "one-warrior").when(DemonPhase.SPAWN).isOver();
      assertThat(s.events()).contains("Gate G2 draws One warrior.");
      Situation moves = Situation.quest("Q7").moved("warrior 1", "none").moved("archer 1", "none").when(DemonPhase.ACTIVATE).isOver();
      assertThat(moves.events()).noneMatch(text -> text.contains("behind a closed door"));
    }
  }
}
