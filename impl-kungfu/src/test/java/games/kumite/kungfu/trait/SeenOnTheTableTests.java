package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.References;
import games.kumite.api.Viewer;
import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Opened;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureRelations;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everything is open (KF-RUL-04): what decides over what comes next stands on the table. */
final class SeenOnTheTableTests {

  private static Element seen(Consumer<GameState> more, String id) {
    Ring ring = Ring.of(more, "2 hero/flying 4000 4000", "1 hero/two-guns 6000 4000", "1 thug 8500 500");
    return ring.match().table(Viewer.spectator()).find(id).orElseThrow();
  }

  @Test
  @Rule({"KF-RUL-55", "KF-GUN-26b", "KF-GUN-27"})
  void whatAFigureHolds_andWhatOfThisDoesNotWork() {
    Element gunman = seen(state -> state.figures().arms().jam(1, 1), "figure:1-1");
    assertThat(Ring.words(gunman.get("weapons"))).isEqualTo("gun gun");
    assertThat(Ring.words(gunman.get("jammed"))).isEqualTo("gun");
    assertThat(gunman.attributes()).doesNotContainKey("broken-down");
    Element broken = seen(state -> state.figures().arms().breakDown(1, 0), "figure:1-1");
    assertThat(Ring.words(broken.get("broken-down"))).isEqualTo("gun");
    Element robbed = seen(state -> state.figures().arms().loseWeapon(1, 0), "figure:1-1");
    assertThat(Ring.words(robbed.get("weapons"))).isEqualTo("gun");
    assertThat(seen(state -> { }, "figure:2-1").attributes()).doesNotContainKeys("weapons", "jammed", "broken-down");
  }

  @ParameterizedTest
  @CsvSource({"TIME_TRAVELLER, guest, protagonist", "LOVED_ONE, guest, extra", "ZOMBIE, extra,"})
  @Rule({"KF-RUL-146", "KF-RUL-145", "KF-VIP-11c"})
  void whatAGuestIs_andAsWhatItTakesDamage(Vip vip, String type, String damage) {
    Element guest = seen(Cast.nobodys(vip, 500, 500), "figure:n-1");
    assertThat(guest.get("type")).isEqualTo(type);
    assertThat(guest.get("damage")).isEqualTo(damage);
    assertThat(seen(state -> { }, "figure:2-1").get("type")).isEqualTo("protagonist");
  }

  @Test
  @Rule({"KF-TRT-55e", "KF-TRT-57c", "KF-TRT-11b", "KF-RUL-114"})
  void whoHasDoneWhatToWhom() {
    Element victim = seen(state -> {
      Figures figures = state.figures();
      figures.rider(1, 0);
      figures.tremble(1, 0);
      figures.awe(1, 0);
      figures.charm(1, 0);
    }, "figure:1-1");
    for (String name : new String[] {"run-by", "trembles-by"}) {
      assertThat(victim.get(name)).as(name).isEqualTo(References.to("figure:2-1"));
    }
    for (String name : new String[] {"awed-by", "charmed-by"}) {
      assertThat(victim.get(name)).as(name).isEqualTo(References.to("figure:2-1"));
    }
  }

  @Test
  @Rule({"KF-TRT-78a", "KF-RUL-117"})
  void aWallOfWater_standsWhereItStands() {
    Consumer<GameState> wall = state -> state.figures().raiseWall(0, Place.of(5000, 6000, 0), 0);
    assertThat(seen(wall, "token:wall-2-1").get("corners")).isEqualTo("4625 6000 5375 6000");
  }

  @Test
  @Rule({"KF-LOC-12a", "KF-LOC-44a", "KF-RUL-148", "KF-RUL-141", "KF-VIP-05b"})
  void whatHasHappened() {
    Consumer<GameState> more = state -> {
      state.set(Counters.GUNSHOTS, 1);
      state.set(Counters.REINFORCED, 1);
      state.set(Counters.KIDNAPPER, 1);
      state.figures().note(0, PlotDeed.PERSUADES);
      state.figures().breath(0, 2);
      state.figures().inflict(0, Condition.LIMPING);
    };
    Element scenario = seen(more, "token:scenario");
    assertThat(scenario.get("gunshots")).isEqualTo(true);
    assertThat(scenario.get("reinforced")).isEqualTo(true);
    assertThat(scenario.get("kidnapper")).isEqualTo(References.to("seat:1"));
    assertThat(seen(more, "figure:2-1").get("deeds")).asString().contains("persuades");
    assertThat(seen(more, "figure:2-1").number("breath")).isEqualTo(2);
  }

  @Test
  @Rule({"KF-RUL-47", "KF-TRT-59a", "KF-TRT-55c", "KF-TRT-46c", "KF-LOC-19e", "KF-LOC-19f", "KF-LOC-45c"})
  void whatIsStillToCome_andWhatComesNoMore() {
    Consumer<GameState> more = state -> {
      state.set(Counters.SCROLL, -1);
      state.set(Counters.BINS, 1 << 6);
      state.figures().offerDie(0);
      state.figures().pairs().set(FigureRelations.Relation.BARRED, 1, 0);
      state.figures().pairs().set(FigureRelations.Relation.UNMOVED, 1, 0);
    };
    Element scenario = seen(more, "token:scenario");
    assertThat(scenario.get("scroll-read")).isEqualTo(true);
    assertThat(scenario.get("bin-find")).isEqualTo(true);
    assertThat(scenario.attributes()).doesNotContainKey("bin-gun");
    assertThat(seen(more, "figure:2-1").number("sacrificed")).as("his turn has begun").isEqualTo(1);
    assertThat(seen(more.andThen(state -> state.set(Counters.ACTIVE, 0)), "figure:2-1").number("sacrificed-for-next")).isEqualTo(1);
    assertThat(seen(more, "figure:1-1").get("barred-to")).isEqualTo(References.to("figure:2-1"));
    assertThat(seen(more, "figure:1-1").get("unmoved-by")).isEqualTo(References.to("figure:2-1"));
    assertThat(seen(state -> { }, "token:scenario").attributes()).doesNotContainKeys("idle", "scroll-read", "bin-find");
    Ring idle = Ring.of("2 hero 4000 4000", "1 hero 6000 4000").play("end-turn", "end-turn");
    assertThat(idle.match().table(Viewer.spectator()).find("token:scenario").orElseThrow().number("idle")).isEqualTo(2);
  }

  @Test
  @Rule({"KF-SET-06", "KF-GANG-19"})
  void whatATraitDoes_ofThoseThatAnybodyHas() {
    Opened gangs = new Opened("");
    assertThat(Trait.values()).allSatisfy(trait ->
        assertThat((String) gangs.element("token:trait-" + trait.word()).get("text")).as(trait.word()).isNotEmpty());
    Opened chosen = Opened.attacked("", "police", "martial");
    assertThat(chosen.element("token:trait-shotgun").get("label")).isEqualTo("Shotgun");
    assertThat(chosen.has("token:trait-quivering-palm")).isTrue();
    assertThat(chosen.has("token:trait-teleportation")).isFalse();
  }
}
