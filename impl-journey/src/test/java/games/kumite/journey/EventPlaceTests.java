package games.kumite.journey;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Viewer;
import games.kumite.api.display.Motion;
import games.kumite.journey.effect.Misfortune;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.QuietPoint;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Events say where somebody is now, how much has changed, and by what. */
final class EventPlaceTests {

  private static List<Event> told(Situation s, String type) {
    return s.match().events(Viewer.spectator()).read().stream().filter(event -> event.type().equals(type)).toList();
  }

  private static Map<String, Object> data(Situation s, String type) {
    List<Event> told = told(s, type);
    assertThat(told).as(type).hasSize(1);
    return told.get(0).arguments();
  }

  @Test
  @Rule({"JW-MOV-02", "JW-MOV-08", "JW-ACT-01"})
  void aMove_tellsWhereItBeginsAndEnds() {
    Situation s = Situation.on(5, 5).pilgrim("M 1,3 N").when(Turns.activation('M')).play("move", "go space:c3 east 1");

    assertThat(data(s, "moved")).containsEntry("actions", 1).containsEntry("to", "space:c3");
    assertThat(data(s, "strode")).containsEntry("figure", "figure:monkey-king").containsEntry("from", "space:b4")
        .containsEntry("to", "space:c3").containsEntry("facing", "east");
  }

  /** Two steps and a turn between them: a viewer can follow the corner. A straight step has none. */
  @Test
  @Rule({"JW-MOV-02", "JW-MOV-03", "JW-MOV-08"})
  void aMoveRoundACorner_tellsTheSpacesOnTheWay() {
    Situation s = Situation.on(5, 5).pilgrim("M 1,3 N").when(Turns.activation('M')).play("move", "go space:c3 east 1");
    assertThat(motions(s)).containsExactly("space:b4 [space:b3] space:c3 east");

    Situation straight = Situation.on(5, 5).pilgrim("M 1,3 N").when(Turns.activation('M')).play("move", "go space:b3 north 1");
    assertThat(motions(straight)).containsExactly("space:b4 [] space:b3 north");
  }

  private static List<String> motions(Situation s) {
    return s.match().events(Viewer.spectator()).read().stream().map(Motion::of).flatMap(Optional::stream)
        .filter(motion -> motion.element().equals("figure:monkey-king"))
        .map(motion -> motion.from().id() + " " + motion.via().stream().map(Motion.Place::id).toList() + " "
            + motion.to().id() + " " + motion.facing()).toList();
  }

  /** The fire parts the move. */
  @Test
  @Rule("JW-TER-04")
  void aMoveThroughFire_isToldInParts() {
    Situation s = Situation.of(". r . .").pilgrim("S 0,0 E").when(Turns.activation('S')).play("move", "go space:d1 east 1");

    assertThat(told(s, "strode")).extracting(event -> event.arguments().get("to")).containsExactly("space:b1", "space:d1");
    assertThat(told(s, "strode")).extracting(event -> event.arguments().get("from")).containsExactly("space:a1", "space:b1");
    assertThat(data(s, "scorched")).containsEntry("figure", "figure:monk-sha");
    assertThat(told(s, "hurt")).hasSize(1);
  }

  @Test
  @Rule({"JW-SPC-01", "JW-SPC-02", "JW-SPC-07"})
  void aKnockBack_andWhoFollows_tellWhereTheyAre() {
    Situation s = Situation.on(5, 5).pilgrim("M 2,4 N").demon("1 warrior 2,3 S").dice("red-1=1,1 white-1=4 blue=2")
        .attack("M").play("follow");

    assertThat(data(s, "knocked")).containsEntry("moved", 1).containsEntry("crushing", 0).containsEntry("to", "space:c3");
    assertThat(data(s, "followed")).containsEntry("to", "space:c4").containsEntry("facing", "north");
    assertThat(s.events()).contains("Warrior 1 is knocked back by 1 square to c3.", "Monkey King follows to c4.");
  }

  @Test
  @Rule({"JW-SPC-03", "JW-RUL-106", "JW-TER-04"})
  void aKnockBackIntoTheFire_tellsTheFire() {
    Situation s = Situation.of(". . . .", ". . . .", ". . . .", ". . r .").pilgrim("S 2,2 N").demon("1 general 2,1 S")
        .dice("red=3,2,1 black=4 blue-1=0,0").attack("1");

    assertThat(data(s, "knocked")).containsEntry("to", "space:c4");
    assertThat(data(s, "scorched")).containsEntry("figure", "figure:monk-sha");
  }

  @Test
  @Rule({"JW-RUL-61", "JW-DFN-04"})
  void aCardThatCarries_tellsWhere_andWhatItCosts() {
    Situation s = Situation.on(3, 1).pilgrim("M 0,0 E").hand('M', "F13").when(Turns.activation('M'))
        .play("play card:F13 figure:monkey-king", "to space:c1");

    assertThat(data(s, "carried")).containsEntry("to", "space:c1").containsEntry("facing", "east");
  }

  @Test
  @Rule({"JW-CRD-02", "JW-DFN-04"})
  void aCardThatIsPaid_tellsTheChi() {
    Situation s = Situation.on(3, 1).pilgrim("S 0,0 E").hand('S', "S8").condition("S", "SLOWED", 1).when(QuietPoint.POINT)
        .play("play card:S8 figure:monk-sha");

    assertThat(data(s, "chi")).containsEntry("figure", "figure:monk-sha").containsEntry("now", 7)
        .containsEntry("change", -3);
  }

  @Test
  @Rule({"JW-GAT-04", "JW-RUL-74"})
  void aDemonThatAppears_tellsWhere() {
    Situation s = Situation.of(". . G . .", ". . . . .").pilgrim("T 0,1 N").pilgrim("M 1,1 N").pilgrim("S 3,1 N").pilgrim("H 4,1 N")
        .onTop("N09")
        .when(new Misfortune(Situation.pilgrim('T')));

    assertThat(data(s, "appeared")).containsEntry("gate", "token:gate-G1").containsKeys("to", "facing");
  }

  @Test
  @Rule({"JW-TRN-06", "JW-TER-05"})
  void harm_tellsWhatItComesFrom() {
    Situation poisoned = Situation.on(3, 1).pilgrim("S 0,0 E").condition("S", "POISONED", 1).when(Turns.maintenance());
    assertThat(data(poisoned, "suffers")).containsEntry("figure", "figure:monk-sha")
        .containsEntry("condition", "card:POISONED");
    assertThat(told(poisoned, "hurt")).hasSize(1);
    assertThat(data(poisoned, "hurt")).as("nobody has done it").doesNotContainKey("by");

    Situation stayed = Situation.of("r . .").pilgrim("S 0,0 E").when(Turns.activation('S')).play("end");
    assertThat(data(stayed, "stayed")).containsEntry("figure", "figure:monk-sha");
    assertThat(told(stayed, "scorched")).isEmpty();
  }

  @Test
  @Rule({"JW-ATK-16", "JW-CRD-27"})
  void harmOfAnAttack_tellsWhoseItIs() {
    Situation blow = Situation.on(3, 3).pilgrim("S 1,1 N").demon("1 kogaiji 1,0 S").dice("red-1=3,3 white-1=1 blue=0")
        .attack("S");
    assertThat(data(blow, "hurt")).containsEntry("figure", "figure:kogaiji").containsEntry("by", "figure:monk-sha");

    Situation bitten = Situation.on(3, 3).pilgrim("S 1,1 N").demon("1 warrior 1,0 S").dice("red=3,3 blue-1=0,0").attack("1");
    assertThat(data(bitten, "hurt")).containsEntry("figure", "figure:monk-sha").containsEntry("by", "figure:warrior-1");

    Situation turned = Situation.on(3, 3).pilgrim("T 1,1 N").hand('T', "T4").demon("1 kogaiji 1,0 S")
        .dice("red=3,3,3 black=1").attack("1").play("play card:T4 figure:tripitaka");
    assertThat(data(turned, "hurt")).containsEntry("figure", "figure:kogaiji").containsEntry("by", "figure:tripitaka");
  }

  @Test
  @Rule({"JW-KAR-01", "JW-KAR-06"})
  void karma_tellsByHowMuchItChanges() {
    Situation s = Situation.on(3, 1).pilgrim("S 0,0 E").hand('S', "F10").with('S', Counters.GOOD, 9).shuffle("skill-deck-3")
        .when(QuietPoint.POINT).play("play card:F10 figure:monk-sha");

    assertThat(told(s, "good")).extracting(event -> event.arguments().get("now") + " " + event.arguments().get("change"))
        .containsExactly("11 2", "1 -10");
  }
}
