package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.vip.Anywhere;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Rules that meet in one moment: what is left over when the one has been carried out. */
final class MeetingRuleTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 8000";

  private static Ring skip(Ring ring) {
    while (ring.listed().contains("pass") && !ring.kind().equals("backfire")) {
      ring.play("pass");
    }
    return ring;
  }

  @Test
  @Rule({"KF-TRT-57d", "KF-RUL-24", "KF-TRT-42"})
  void vibrationsAgainstAnIronShirt_areNothing_andAgainstChi() {
    Consumer<Fight> planted = fight -> {
      fight.gang(0, Num.CHI, 1);
      fight.figures().tremble(0, 1);
    };
    Ring hard = Ring.ofAnasTurn(planted.andThen(fight -> fight.figures().inflict(0, Condition.IRON_SHIRT)),
        "1 hero/iron-shirt 4000 4000", "2 hero/quivering-palm 8000 4000", OTHER, FARTHER);
    hard.play("set-off figure:2-1");
    assertThat(hard.figures().wounds(0)).as("3 - 2 = 1, and nothing of 1 is listed").isZero();
    assertThat(hard.figures().trembling(0)).as("once").isEqualTo(Figures.NOBODY);
    Ring paid = Ring.ofAnasTurn(planted, "1 hero 4000 4000", "2 hero/quivering-palm 8000 4000", OTHER, FARTHER)
        .play("set-off figure:2-1", "reduce 1");
    assertThat(paid.figures().wounds(0)).isZero();
    Ring taken = Ring.ofAnasTurn(planted, "1 hero 4000 4000", "2 hero/quivering-palm 8000 4000", OTHER, FARTHER)
        .play("set-off figure:2-1", "done");
    assertThat(taken.figures().wounds(0)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-TRT-57d", "KF-RUL-81", "KF-RUL-169"})
  void vibrations_areSetOffInTheTurnOfTheVictimsGang_alone() {
    Consumer<Fight> planted = fight -> fight.figures().tremble(0, 1);
    Ring own = Ring.of(planted, "1 hero 4000 4000", "2 hero/quivering-palm 8000 4000", OTHER, FARTHER);
    assertThat(own.kind()).as("Bo's own turn: no window for it").isEqualTo("nominate");
    own.play("end-turn");
    assertThat(own.listed()).contains("set-off figure:2-1");
    Ring friends = Ring.ofSeats(4, "initiative-card=2", planted, "1 hero 4000 4000", "2 hero/quivering-palm 8000 4000",
        "3 hero 4000 8000", "4 hero 500 500");
    assertThat(friends.kind() + friends.actor()).as("his friend's turn").isEqualTo("nominateCy");
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-LOC-09b"})
  void foreseenDice_saveFromAHouseThatFalls() {
    Ring ring = Ring.of(fight -> {
      Ground.bare().piece("u1.roof", 3000, 3000, 5000, 5000, 700, 720, Flag.BLOCK, Flag.OPAQUE, Flag.STAND, Flag.ROOF,
          Flag.SCENIC, Flag.VHARD).piece("u1.n", 3000, 4940, 5000, 5000, 0, 700, Flag.BLOCK, Flag.OPAQUE, Flag.WALL, Flag.VHARD)
          .piece("u1.breach-1", 3600, 3000, 4300, 3060, 0, 0, Flag.BROKEN, Flag.BREACH)
          .piece("u1.breach-2", 3000, 3600, 3060, 4300, 0, 0, Flag.BROKEN, Flag.BREACH)
          .laid().accept(fight);
      fight.figures().foresight().foresees(0, fight.terms().firstForeseen(1, 0));
      for (int n = 0; n < 3; n++) {
        fight.foreseen().put(Divination.cell(fight, 0, n), 6);
      }
    }, "2 hero/i-ching-divination 4000 4000", "1 hero 500 500", OTHER);
    ring.fight().lay(ring.fight().board().plus(new Piece("u1.breach-3", "BREACH", Polygon.rectangle(4940, 3600, 5000, 4300), 0,
        0, Flag.BROKEN.bit() | Flag.BREACH.bit())));
    skip(ring).dice("collapse-1=6").play("end-turn");
    assertThat(ring.kind() + ring.actor()).isEqualTo("divinationBo");
    ring.dice("buried-2=1").play("divine 1", "divine 2", "let-roll");
    assertThat(ring.is("2-1", Condition.DEAD)).as("two successes").isFalse();
    assertThat(ring.kind() + ring.actor()).isEqualTo("survivorAna");
  }

  @Test
  @Rule({"KF-RUL-39", "KF-H2H-29"})
  void whoHoldsSomebodyAndLeaves_holdsHimNoMore() {
    Ring ring = Ring.of(fight -> fight.figures().grappler(0, 1), "1 thug/artificial 4000 4000", "2 hero/free-disengage 4250 4000",
        OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1", "move", "to 5500 4000");
    assertThat(ring.place("2-1")).isEqualTo("5500 4000");
    assertThat(ring.figures().grappler(0)).isEqualTo(Figures.NOBODY);
  }

  @Test
  @Rule({"KF-GUN-28", "KF-GUN-20"})
  void aGunThatBrokeInAHail_firesNoMore_andDoesNotBreakAgain() {
    Ring ring = Ring.of("2 thug/automatic-weapon 4000 4000", "1 hero 7000 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "shoot").dice("shot-2=1 dodge-1=6 direction-2=3,3")
        .play("hail 1", "at figure:1-1");
    assertThat(ring.listed()).as("1 + 2 to 6 + 4: lost by 7").contains("inflict weapon-breaks");
    ring.play("inflict weapon-breaks");
    assertThat(ring.kind()).as("two shots are lost").isEqualTo("nominate");
    assertThat(ring.figures().arms().weapons(0)).isZero();
    assertThat(ring.is("2-1", Condition.STUNNED)).isTrue();
  }

  @Test
  @Rule({"KF-RUL-103", "KF-VIP-05a"})
  void aRandomPlace_isDrawnAgain_fromDeepWater_andFromAnEnemysSide() {
    Ring ring = Ring.of(Ground.bare().flat(2000, 2000, 5000, 5000, Flag.DEEP).laid().andThen(Cast.absent(Vip.CELEBRITY)),
        "1 hero 7000 7000", "2 hero 500 500", OTHER);
    ring.dice("place-x=3000,7125,6000 place-y=3000,6875,1000");
    int celebrity = ring.fight().get(Num.VIP_FIGURE);
    assertThat(Anywhere.place(ring.fight(), celebrity)).isEqualTo(Place.of(6125, 1125, 0));
  }

  @Test
  @Rule({"KF-TAO-03c", "KF-RUL-166"})
  void whetherItIsIndoors_isSaidByTheTableThatLiesThere() {
    Ring ring = Ring.of(Ground.bare().laidIndoors().andThen(fight -> fight.gang(1, Num.CHI, 1)),
        "2 hero/levitation 4000 4000", "1 hero 500 500", OTHER);
    skip(ring).play("activate figure:2-1");
    skip(ring).dice("activation-2=5").play("roll 1");
    assertThat(skip(ring).refused("cast lights")).isEqualTo("legal");
  }

  @Test
  @Rule({"KF-TRT-46e", "KF-GUN-13"})
  void aShotAtWhoIsHeld_setsHimFree_andIsAShotOfABeauty() {
    Ring ring = Ring.of(fight -> fight.figures().grappler(0, 1), "1 thug 4000 4000", "2 hero/pistol/knock-out-beauty 4250 4000",
        OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1", "shoot").dice("shot-2=1 dodge-1=6")
        .play("fire 1 figure:1-1 0");
    assertThat(ring.figures().grappler(0)).as("he lives and breaks free").isEqualTo(Figures.NOBODY);
    assertThat(ring.is("2-1", Condition.HAS_DRAWN_BLOOD)).as("a shot that missed is one too").isTrue();
  }
}
