package games.kumite.kungfu.morale;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Extras who flee: over which ground, and what keeps them. */
final class FleeingTests {

  /** Bo's hero focuses while his gang is frightened; 2-2 flees once. */
  private static Ring fleeing(Consumer<GameState> more, String fleer, String dice) {
    return Ring.of(more.andThen(state -> state.gang(1, Counters.SHAKEN, 1)), "2 hero 8000 8000", "2 " + fleer + " 3600 4700",
        "1 hero 8000 500").play("activate figure:2-1").dice("morale-2=3,5,5" + dice).play("focus die");
  }

  @ParameterizedTest
  @EnumSource(names = {"ARROW_SANCTUARY", "WATER_WALL", "SPIRIT_WARD", "HIDING"})
  @Rule({"KF-MOR-06", "KF-TRT-08c", "KF-TRT-78e", "KF-TRT-67c", "KF-RUL-62"})
  void aFlight_isAMove_andEndsWhatAMoveEnds(Condition condition) {
    Ring ring = fleeing(state -> state.figures().inflict(1, condition),
        "thug/arrow-sanctuary/water-wall/spirit-ward", "");
    assertThat(ring.place("2-2")).isEqualTo("2150 4700");
    assertThat(ring.is("2-2", condition)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"thug/flying, 2150 4700", "thug/flying/amphibious/short-move, 2600 4700"})
  @Rule({"KF-MOR-06", "KF-MOV-08", "KF-TRT-29a", "KF-RUL-151"})
  void whoFlies_fleesOverWhatIsInTheWay(String fleer, String place) {
    Ring ring = fleeing(Ground.bare().rock(2500, 3000, 3200, 6000, 900).laid(), fleer, "");
    assertThat(ring.place("2-2")).isEqualTo(place);
    assertThat(Place.level(ring.figures().place(1))).isEqualTo(place.startsWith("26") ? 900 : 0);
  }

  @ParameterizedTest
  @EnumSource(names = {"BLINDED", "BURNING_BY_FIREBALL"})
  @Rule({"KF-MOR-06", "KF-CON-24b", "KF-TRT-27f", "KF-RUL-45"})
  void whoSeesNothingOrBurns_fleesAstray(Condition condition) {
    Ring ring = fleeing(state -> state.figures().inflict(1, condition), "thug", " direction-2=1,2,6");
    assertThat(ring.place("2-2")).isEqualTo("3600 5900");
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-MOR-07", "KF-MOR-08", "KF-TRT-27f"})
  void whoFleesAstray_isHackedOnceByWhomHeLeaves_andByWhomHeRunsInto() {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.SHAKEN, 1);
      state.figures().inflict(1, Condition.BURNING_BY_FIREBALL);
    }, "2 hero 8000 8000", "2 thug 3600 4700", "1 thug 3850 4700", "1 thug 3600 5500").play("activate figure:2-1")
        .dice("morale-2=3,5,5 attack-1=1,1 defence-2=6,6 direction-2=1,2,6").play("focus die", "hack figure:1-1");
    assertThat(ring.place("2-2")).isEqualTo("3600 5250");
    assertThat(ring.kind()).as("both have lost their hacks").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-MOR-07", "KF-TRT-34a", "KF-RUL-44"})
  void whoKillsAFleer_gloatsOverTheBody_andHisPoisonIsNotNeeded() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.SHAKEN, 1), "2 hero 8000 8000", "2 thug 1600 1700",
        "1 thug/greedy/poison 1850 1700", "1 hero 8000 500").play("activate figure:2-1")
        .dice("morale-2=3,5,5 attack-1=6 defence-2=1").play("focus die", "hack figure:1-1");
    assertThat(ring.is("2-2", Condition.DEAD)).isTrue();
    assertThat(ring.is("1-1", Condition.GLOATING)).isTrue();
    assertThat(ring.kind()).isEqualTo("nominate");
  }


  private static final String LEADER = "2 hero 8000 8000";
  private static final String OTHER = "1 thug 8000 100";

  /** The Extras of Bo roll these dice when his turn begins. */
  private static Ring shaken(Consumer<GameState> more, String dice, String... figures) {
    return Ring.of(state -> {
      state.gang(1, Counters.SHAKEN, 1);
      more.accept(state);
    }, figures).play("activate figure:2-1").dice(dice).play("focus die");
  }

  private static String after(Consumer<GameState> more, String dice, String... figures) {
    return shaken(more, dice, figures).place("2-2");
  }

  @Test
  @Rule({"KF-MOR-06", "KF-RUL-102", "KF-MOV-06", "KF-MOV-04"})
  void theGround_shortensAFlight() {
    Consumer<GameState> open = state -> { };
    assertThat(after(open, "morale-2=3,5,5", LEADER, "2 thug 3000 4000", OTHER)).isEqualTo("1550 4000");
    assertThat(after(Ground.bare().woods(2000, 3000, 2500, 5000).laid(), "morale-2=3,5,5", LEADER, "2 thug 3000 4000", OTHER))
        .as("a Short stick through woods").isEqualTo("2000 4000");
    assertThat(after(Ground.bare().flat(2000, 3000, 2500, 5000, Flag.BROKEN).laid(), "morale-2=3,5,5", LEADER,
        "2 thug 3000 4000", OTHER)).as("and over rubble").isEqualTo("2000 4000");
    assertThat(after(Ground.bare().flat(2000, 3000, 2500, 5000, Flag.BROKEN).laid(), "morale-2=3,5,5", LEADER,
        "2 thug/one-with-the-land 3000 4000", OTHER)).isEqualTo("1550 4000");
  }

  @Test
  @Rule({"KF-H2H-27", "KF-CON-05", "KF-RUL-102"})
  void whoIsHeld_doesNotGetAway_andIsNotHackedForIt() {
    Ring ring = shaken(state -> state.figures().grappler(1, 2), "morale-2=3,5,5", LEADER, "2 thug 3000 4000",
        "1 thug 3250 4000", OTHER);
    assertThat(ring.place("2-2")).isEqualTo("3000 4000");
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(ring.figures().grappler(1)).isEqualTo(2);
  }

  @Test
  @Rule({"KF-MOR-08", "KF-RUL-102", "KF-RUL-34"})
  void whoIsFelledOnTheWay_staysThere() {
    Ring ring = shaken(state -> { }, "morale-2=3,3,5 attack-1=5 defence-2=3", LEADER, "2 thug 3500 4000", "1 thug 2500 4000",
        OTHER);
    assertThat(ring.kind() + ring.actor()).as("a Free Hack where he ran into an enemy").isEqualTo("effectAna");
    ring.play("inflict knocked-down");
    assertThat(ring.is("2-2", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.place("2-2")).as("his second move is lost").isEqualTo("2750 4000");
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule("KF-RUL-39")
  void whoFlees_letsGo() {
    Ring ring = shaken(state -> state.figures().grappler(2, 1), "morale-2=3,5,5", LEADER, "2 thug 3000 4000",
        "1 thug 3250 4000", OTHER).dice("attack-1=1 defence-2=5").play("hack figure:1-1");
    assertThat(ring.place("2-2")).isEqualTo("1550 4000");
    assertThat(ring.figures().grappler(2)).isEqualTo(-1);
  }

  @Test
  @Rule({"KF-MOR-07", "KF-RUL-102", "KF-RUL-27"})
  void aTiedHackAtAFleer_hasItsEffect_andHeFlees() {
    Ring ring = shaken(state -> { }, "morale-2=3,5,5 attack-1=3 defence-2=3", LEADER, "2 thug 3000 4000", "1 thug 3250 4000",
        OTHER);
    ring.play("hack figure:1-1");
    assertThat(ring.kind() + ring.actor()).as("3 + 2 to 3 + 2").isEqualTo("effectAna");
    assertThat(ring.listed()).as("1 point").contains("inflict distracted").doesNotContain("inflict knocked-down");
    ring.play("inflict distracted");
    assertThat(ring.is("2-2", Condition.DISTRACTED)).isTrue();
    assertThat(ring.place("2-2")).isEqualTo("1550 4000");
    Ring lost = shaken(state -> { }, "morale-2=3,5,5 attack-1=4 defence-2=3", LEADER, "2 thug 3000 4000", "1 thug 3250 4000",
        OTHER).play("hack figure:1-1");
    assertThat(lost.is("2-2", Condition.DEAD)).as("who loses it is killed").isTrue();
  }

  @Test
  @Rule({"KF-MOR-07", "KF-TRT-06", "KF-RUL-27"})
  void inArmour_aHackThatIsLostByOne_isATie_andHeFlees() {
    Ring ring = shaken(state -> { }, "morale-2=3,5,5 attack-1=4 defence-2=3", LEADER, "2 thug/armour 3000 4000",
        "1 thug 3250 4000", OTHER).play("hack figure:1-1");
    assertThat(ring.kind() + ring.actor()).as("4 + 2 to 3 + 2 is a draw").isEqualTo("effectAna");
    ring.play("inflict distracted");
    assertThat(ring.place("2-2")).isEqualTo("1550 4000");
    Ring lost = shaken(state -> { }, "morale-2=3,5,5 attack-1=5 defence-2=3", LEADER, "2 thug/armour 3000 4000",
        "1 thug 3250 4000", OTHER).play("hack figure:1-1");
    assertThat(lost.is("2-2", Condition.DEAD)).as("by 2").isTrue();
  }

  @Test
  @Rule({"KF-RUL-102", "KF-H2H-27", "KF-MOR-07"})
  void whomATiedHackGrapples_doesNotGetAway() {
    Ring ring = shaken(state -> { }, "morale-2=3,3,5 attack-1=3 defence-2=3", LEADER, "2 thug 3000 4000", "1 thug 3250 4000",
        OTHER).play("hack figure:1-1", "inflict grappled");
    assertThat(ring.figures().grappler(1)).isEqualTo(2);
    assertThat(ring.place("2-2")).isEqualTo("3000 4000");
    assertThat(ring.kind()).as("of his two moves none is left").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-LOC-47a", "KF-MOR-06"})
  void whoFleesOverIce_mayFall_andFleesNoFarther() {
    Consumer<GameState> ice = Ground.bare().flat(2000, 3000, 2500, 5000, Flag.SLIPPERY).laid();
    Ring ring = shaken(ice, "morale-2=3,3,5 footing-2=3", LEADER, "2 thug 4000 4100", OTHER);
    assertThat(ring.is("2-2", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.place("2-2")).as("one move of two").isEqualTo("2550 4100");
    ring = shaken(ice, "morale-2=3,3,5 footing-2=4,4", LEADER, "2 thug 4000 4100", OTHER);
    assertThat(ring.place("2-2")).isEqualTo("1100 4100");
  }

  @ParameterizedTest
  @CsvSource({"false, thug, 1550 4000", "true, thug, 2800 4000", "true, thug/acrobat, 1550 4000"})
  @Rule({"KF-LOC-10", "KF-MOR-06", "KF-RUL-102"})
  void inCrampedQuarters_fleersToo_stopAtTheirFriends(boolean isCramped, String who, String end) {
    Ring ring = shaken(state -> {
      if (isCramped) {
        state.choose(LocationTrait.CRAMPED_QUARTERS);
      }
    }, "morale-2=3,5,5", LEADER, "2 " + who + " 3000 4000", "1 thug 8000 100", "2 hero 2500 4000");
    assertThat(ring.place("2-2")).isEqualTo(end);
  }

  @ParameterizedTest
  @CsvSource({"2 thug/free-disengage, 1 thug, false", "2 thug/flying, 1 thug, false", "2 thug/flying, 1 thug/flying, true",
      "2 thug, 1 thug, true"})
  @Rule({"KF-TRT-32a", "KF-TRT-29b", "KF-H2H-30", "KF-MOR-07"})
  void whoLeavesFreely_fleesFromCombatWithoutHacks(String fleer, String enemy, boolean isHacked) {
    Ring ring = Ring.of(state -> state.gang(1, Counters.SHAKEN, 1), "2 hero 8000 8000", fleer + " 1600 1700", enemy + " 1850 1700",
        "1 hero 8000 500").play("activate figure:2-1").dice("morale-2=3,5,5").play("focus die");
    assertThat(ring.kind()).isEqualTo(isHacked ? "hack-fleer" : "nominate");
    assertThat(ring.place("2-2")).isEqualTo(isHacked ? "1600 1700" : "150 1700");
  }

  @Test
  @Rule({"KF-MOR-08", "KF-TRT-32b"})
  void whoLeavesFreely_isHackedByWhomHeRunsInto() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.SHAKEN, 1), "2 hero 8000 8000", "2 thug/free-disengage 1600 1700",
        "1 thug 1250 1700", "1 hero 8000 500").play("activate figure:2-1").dice("morale-2=3,5,5 attack-1=1 defence-2=6").play("focus die");
    assertThat(ring.place("2-2")).as("1 + 2 to 6 + 2").isEqualTo("1500 1700");
  }

  @Test
  @Rule({"KF-MOR-04", "KF-TRT-64a"})
  void theSlow_fleeAsOftenAsTheyFail() {
    assertThat(after(state -> { }, "morale-2=3,3,5", LEADER, "2 thug/slow 4000 4100", OTHER)).isEqualTo("1100 4100");
  }
}
