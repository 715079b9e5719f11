package games.kumite.kungfu.vip;

import static games.kumite.kungfu.trait.MovementTests.acting;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Opened;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.scenery.PileTests;
import games.kumite.kungfu.setup.ScenarioTests;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.trait.MovementTests;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** People read what a number stands for: in labels, on the table, in events. */
final class NamedTests {

  private static String label(Ring ring, String notation) {
    return ring.match().decision().label(ring.match().decision().parse(notation));
  }

  private static String attribute(Match match, String element, String name) {
    return String.valueOf(match.table(Viewer.spectator()).find(element).orElseThrow().get(name));
  }

  @Test
  @Rule({"KF-RUL-55", "KF-GUN-20"})
  void aShot_namesItsWeapon_andItsTarget() {
    Ring ring = acting(Cast.nobodys(Vip.ZOMBIE, 4000, 6000), 2, "2 hero/automatic-weapon/pistol 4000 4000", "1 thug 6000 4000").play("shoot");
    assertThat(label(ring, "fire 1 figure:1-1 0")).isEqualTo("Weapon 1 at thug 1-1 (automatic weapon)");
    assertThat(label(ring, "fire 2 figure:n-1 0")).isEqualTo("Weapon 2 at Zombie n-1 (pistol)");
    assertThat(label(ring, "hail 1")).isEqualTo("Hail of Fire with weapon 1 (automatic weapon)");
  }

  @Test
  @Rule({"KF-STU-18a", "KF-STU-19", "KF-LOC-18b"})
  void aThing_isNamedByItsKind() {
    Ring ring = acting(Ground.bare().door(4200, 3000, 4300, 4500).piece("fence_old", 3000, 4130, 4150, 4280, 0, 180, Flag.LINEAR,
        Flag.OBSCURE, Flag.HARD, Flag.SCENIC).laid(), 2, "2 thug 4070 4000");
    assertThat(label(ring, "force 1 0")).isEqualTo("Break a door");
    assertThat(label(ring, "break 1 0")).isEqualTo("Break an item (fence old)");
    assertThat(attribute(ring.match(), "terrain:fence_old", "label")).isEqualTo("fence old");
    assertThat(attribute(ring.match(), "terrain:fence_old", "piece")).isEqualTo("2");
    assertThat(attribute(ring.match(), "terrain:fence_old", "item")).isEqualTo("1");
    assertThat(attribute(ring.match(), "board:table", "label")).isEqualTo("Table");
  }

  @Test
  @Rule({"KF-SET-15", "KF-LOC-07a"})
  void aHouse_andTheLocation_haveNames() {
    Opened match = ScenarioTests.deployed("complication=1 vip-presence=1 initiative=6,1");
    assertThat(attribute(match.match(), "terrain:u1", "label")).isEqualTo("house 1");
    assertThat(attribute(match.match(), "terrain:u1.roof", "label")).isEqualTo("roof of house 1");
    Event located = match.match().events(Viewer.spectator()).read().stream().filter(event -> event.type().equals("location"))
        .findFirst().orElseThrow();
    Element token = match.element("token:location-street");
    assertThat(located.text()).endsWith(token.get("label") + ".");
  }

  @Test
  @Rule({"KF-PLT-05a", "KF-PLT-06b", "KF-PLT-14a", "KF-VIP-02"})
  void whatThePlotIsAbout_isNamed() {
    assertThat(labels("holder", "plot take", "object dangerous")).contains("Seal it in: table 1", "Seal it in: weapons rack");
    assertThat(labels("property", "plot destroy")).contains("To be destroyed: crates 2");
    assertThat(labels("captive", "plot capture")).contains("The target: a hidden civilian",
        "The target: Student 2-10");
    Opened vip = ScenarioTests.deployed(
        "complication=1 vip-presence=6 vip=1 vip-item=1,2,3,4,5,6,1,2,3,4,5,1,1,1,1,1 initiative=6,1");
    Decision decision = vip.match().decision();
    assertThat(decision.label(decision.actions().get(0))).startsWith("Medic n-1 to ").contains("(");
  }

  /** What is offered where a kind is asked for, the first of all else being chosen. */
  private static List<String> labels(String kind, String... picks) {
    Opened match = Opened.attacked("", "ninja", "martial");
    while (!match.kind().equals(kind)) {
      match.play(List.of(picks).stream().filter(match.listed()::contains).findFirst().orElse(match.listed().get(0)));
    }
    return match.match().decision().actions().stream().map(match.match().decision()::label).toList();
  }

  @Test
  @Rule({"KF-ACT-01", "KF-CON-03c", "KF-RUL-55", "KF-RUL-94"})
  void choicesInATurn_nameWhoAndWhatIsMeant() {
    Ring ring = Ring.of(PileTests.thing("fence_old", 180, Flag.BLOCK, Flag.OBSCURE, Flag.HARD), "2 hero 3500 4100",
        "1 hero/pistol/automatic-weapon 3750 4100");
    assertThat(label(ring, "activate figure:2-1")).isEqualTo("Activate hero 2-1");
    ring.play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("attack-2=5 defence-1=4").play("attack",
        "inflict disarm-drops");
    assertThat(label(ring, "item 2")).isEqualTo("Weapon 2 of its list (automatic weapon)");
    Ring prop = Ring.of(PileTests.thing("bricks", 150, Flag.BLOCK, Flag.OBSCURE, Flag.HARD, Flag.HARDM).andThen(state ->
        state.lay(state.board().plus(new Piece("stall", "STALL", Polygon.rectangle(3500, 4300, 3900, 4500), 0, 150,
            Flag.BLOCK.bit() | Flag.HARD.bit() | Flag.SCENIC.bit())))), "2 hero 3500 4100", "1 hero 3750 4100")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("attack-2=5 defence-1=4")
        .play("attack", "inflict prop-activates");
    assertThat(label(prop, "prop 2")).isEqualTo("Activate a prop (stall)");
  }

  @Test
  @Rule({"KF-TRT-70a", "KF-CHI-10"})
  void whoFlipsADie_andWhoIsMotivated_isNamed() {
    Ring flipping = Ring.of(state -> state.gang(0, Counters.CHI, 1), "2 hero 4000 4000", "1 hero/surprise-move 4250 4000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("attack-2=5 defence-1=3").play("attack", "spend 0");
    assertThat(label(flipping, "flip figure:1-1 attack")).startsWith("hero/surprise-move 1-1 ");
    assertThat(label(flipping, "pass")).doesNotContain("(");
    Ring led = Ring.of(state -> state.gang(1, Counters.CHI, 1), "2 hero 4000 4000", "2 student 4250 4000", "2 student 4500 4000")
        .play("motivate");
    assertThat(label(led, "motivate figure:2-2")).endsWith(" Student 2-2").doesNotContain("(");
  }

  @Test
  @Rule({"KF-VIP-02", "KF-VIP-05b", "KF-VIP-07b"})
  void whoIsPlaced_isNamed() {
    Opened match = ScenarioTests.deployed("complication=1 vip-presence=6 vip=5 concern=1 initiative=6,1");
    match.match().play(0);
    Event placed = match.match().events(Viewer.spectator()).read().stream().filter(event -> event.type().equals("loved-one-placed"))
        .findFirst().orElseThrow();
    assertThat(placed.text()).contains("Loved One 2-13");
  }
}
