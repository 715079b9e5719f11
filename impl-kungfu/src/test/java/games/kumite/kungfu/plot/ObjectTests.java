package games.kumite.kungfu.plot;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Outcome;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.evaluation.Evaluation;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Take Something, Capture Someone, Destroy Property. Bo attacks; figure 0 is his. */
final class ObjectTests {

  private static final String THIEF = "2 student 4375 4500";
  private static final String GUARD = "1 student 1000 1000";
  private static final String OTHER = "2 student 8000 8000";

  private static Consumer<GameState> take(ObjectKind kind) {
    return state -> {
      state.set(Counters.PLOT, Plot.TAKE.ordinal());
      state.set(Counters.OBJECT, kind.ordinal());
    };
  }

  private static Consumer<GameState> with(Plot plot, Consumer<GameState> more, Piece... pieces) {
    return state -> {
      state.set(Counters.PLOT, plot.ordinal());
      for (Piece piece : pieces) {
        state.lay(state.board().plus(piece));
      }
      more.accept(state);
    };
  }

  private static Piece crates(String id, int x, Flag hardness) {
    return new Piece(id, "CRATES", Polygon.rectangle(x, 4000, x + 500, 4500), 0, 250,
        Flag.BLOCK.bit() | Flag.OBSCURE.bit() | Flag.STAND.bit() | hardness.bit() | Flag.SCENIC.bit());
  }

  private static Ring act(Ring ring, String figure, int actions) {
    return ring.play("activate figure:" + figure).dice("activation-" + figure.charAt(0) + "=" + "5,5,5".substring(0, 2 * actions - 1))
        .play("roll " + actions);
  }

  @Test
  @Rule({"KF-PLT-04a", "KF-PLT-04b", "KF-RUL-180", "KF-PLT-04d"})
  void heavy_liesInTheMiddle_andShortensItsCarriersMoves() {
    Ring ring = act(Ring.of(take(ObjectKind.HEAVY), THIEF, GUARD, OTHER), "2-1", 3).play("pick-up token:object-1", "move");
    assertThat(ring.refused("to 5375 4500")).as("750 and its base").isEqualTo("legal");
    assertThat(ring.refused("to 5376 4500")).isEqualTo("KF-MOV-01");
    ring.play("to 5375 4500", "drop");
    assertThat(Place.text(ring.fight().objects().place(0))).as("it went with the carrier").isEqualTo("5375 4500");
    ring.play("move");
    assertThat(ring.refused("to 6800 4500")).as("his own stick again; dropping cost nothing").isEqualTo("legal");
  }

  @Test
  @Rule("KF-PLT-04e")
  void heavy_theBigKeepTheirStick_andNobodyHisFreeDisengage() {
    Ring ring = act(Ring.of(take(ObjectKind.HEAVY), "2 hero/big/flying 4300 4500", GUARD, OTHER), "2-1", 2)
        .play("pick-up token:object-1", "move");
    assertThat(ring.refused("to 5800 4500")).isEqualTo("legal");
    Ring master = act(Ring.of(take(ObjectKind.HEAVY), "2 dim-mak-master 4375 4500", "1 student 4125 4500", OTHER), "2-1", 2)
        .play("pick-up token:object-1", "move", "to 5000 4500");
    assertThat(master.kind() + master.actor()).isEqualTo("hack-leaverAna");
  }

  @Test
  @Rule({"KF-PLT-01a", "KF-RUL-180", "KF-RUL-70", "KF-RUL-71"})
  void whoCarriesItToTheEdge_hasWon_andIsNotDestroyed() {
    Ring ring = act(Ring.of(take(ObjectKind.HEAVY).andThen(state -> {
      state.figures().put(0, Place.of(900, 4500, 0));
      state.objects().give(state.objects().add(Place.of(900, 4500, 0)), 0);
    }), THIEF, GUARD, OTHER), "2-1", 1).play("move", "to 125 4500");
    assertThat(ring.fight().isOver()).isTrue();
    assertThat(ring.match().outcome().summary()).isEqualTo("attacker-won");
    assertThat(ring.match().outcome().standings().get(0).score()).as("destroyed by Ana").isZero();
    assertThat(ring.figures().isPlaced(0)).isFalse();
  }

  @ParameterizedTest
  @EnumSource(value = Condition.class, names = {"KNOCKED_DOWN", "HANDCUFFED"})
  @Rule("KF-RUL-192")
  void boundHands_andFullOnes_takeNothing(Condition bound) {
    Ring ring = act(Ring.of(take(ObjectKind.HEAVY).andThen(state -> state.figures().inflict(0, bound)),
        THIEF, GUARD, OTHER), "2-1", 1);
    assertThat(ring.refused("pick-up token:object-1")).isEqualTo("KF-RUL-192");
    Ring full = act(Ring.of(take(ObjectKind.HEAVY).andThen(state ->
        state.objects().give(state.objects().add(Place.of(4375, 4500, 0)), 0)), THIEF, GUARD, OTHER), "2-1", 1);
    assertThat(full.refused("pick-up token:object-2")).as("one thing fills them").isNotEqualTo("legal");
    Ring far = act(Ring.of(take(ObjectKind.HEAVY), "2 student 4000 4500", GUARD, OTHER), "2-1", 1);
    assertThat(far.refused("pick-up token:object-1")).as("his base does not touch it").isNotEqualTo("legal");
  }

  @Test
  @Rule({"KF-RUL-71", "KF-RUL-194"})
  void atTheEdge_withoutIt_nothingHappens_norToADefender() {
    Ring ring = act(Ring.of(take(ObjectKind.HEAVY), "2 student 900 4500", GUARD, OTHER), "2-1", 1)
        .play("move", "to 125 4500");
    assertThat(ring.fight().isOver()).isFalse();
    Ring defender = act(Ring.of(take(ObjectKind.HEAVY).andThen(state -> {
      state.set(Counters.ACTIVE, 0);
      state.objects().give(state.objects().add(Place.of(1000, 1000, 0)), 1);
    }), THIEF, GUARD, OTHER), "1-1", 1).play("move", "to 125 1000");
    assertThat(defender.fight().isOver()).isFalse();
  }

  @Test
  @Rule({"KF-PLT-01b", "KF-RUL-47"})
  void stillOnTheTable_theDefenderHasWon() {
    Ring ring = Ring.of(take(ObjectKind.HEAVY), THIEF, GUARD);
    while (!ring.fight().isOver()) {
      ring.play("end-turn");
    }
    assertThat(ring.match().outcome().summary()).isEqualTo("defender-won");
  }

  @Test
  @Rule({"KF-RUL-180", "KF-ACT-30", "KF-RUL-51", "KF-RUL-161"})
  void asAFreeAction_itIsPickedUp_andHandedOn() {
    Ring ring = Ring.of(take(ObjectKind.HEAVY), THIEF, GUARD, "2 student 4125 4500", OTHER)
        .play("activate figure:2-1", "pick-up token:object-1");
    assertThat(ring.kind()).as("no dice").isEqualTo("nominate");
    ring.play("end-turn", "end-turn", "activate figure:2-1");
    assertThat(ring.refused("drop")).isEqualTo("legal");
    ring.play("hand-over figure:2-2");
    assertThat(ring.fight().objects().carrier(0)).isEqualTo(ring.figure("2-2"));
    assertThat(ring.figures().has(0, PlotDeed.BURDENED)).isFalse();
    assertThat(ring.figures().has(ring.figure("2-2"), PlotDeed.BURDENED)).isTrue();
  }

  @Test
  @Rule({"KF-RUL-05", "KF-ACT-32"})
  void severalHackTheBusy_inTheOrderThatTheirPlayerSays() {
    Ring ring = Ring.of(take(ObjectKind.HEAVY), THIEF, "1 student 4125 4500", OTHER, "1 student 4375 4250")
        .play("activate figure:2-1", "pick-up token:object-1");
    assertThat(ring.listed()).containsExactly("hack figure:1-1", "hack figure:1-2", "waive");
    ring.dice("attack-1=1 defence-2=6").play("hack figure:1-2");
    assertThat(ring.listed()).as("the other is left").containsExactly("hack figure:1-1", "waive");
    ring.dice("attack-1=5 defence-2=4").play("hack figure:1-1", "inflict distracted");
    assertThat(ring.fight().objects().carrier(0)).isEqualTo(Figures.NOBODY);
  }

  @Test
  @Rule("KF-ACT-32")
  void aFreeHackThatHits_keepsItFromHim() {
    Ring ring = Ring.of(take(ObjectKind.HEAVY), THIEF, "1 student 4125 4500", OTHER)
        .play("activate figure:2-1", "pick-up token:object-1").dice("attack-1=5 defence-2=4").play("hack figure:1-1", "inflict distracted");
    assertThat(ring.fight().objects().carrier(0)).isEqualTo(Figures.NOBODY);
  }

  @Test
  @Rule({"KF-RUL-69", "KF-RUL-161"})
  void aCarrierWhoIsPutOut_dropsIt() {
    Ring ring = act(Ring.of(take(ObjectKind.HEAVY).andThen(state -> {
      state.set(Counters.ACTIVE, 0);
      state.objects().give(state.objects().add(Place.of(1250, 1000, 0)), 0);
    }), "2 student 1250 1000", GUARD, OTHER), "1-1", 1).dice("attack-1=5 defence-2=4")
        .play("attack", "pass", "inflict extra-knocked-out");
    assertThat(ring.fight().objects().carrier(0)).isEqualTo(Figures.NOBODY);
    assertThat(Place.text(ring.fight().objects().place(0))).isEqualTo("1250 1000");
  }

  @ParameterizedTest
  @CsvSource({"HIDDEN, 5 defence-2=4, disarm-drops, -1", "HIDDEN, 6 defence-2=3, disarm-taken, 1",
    "DANGEROUS, 6 defence-2=3, disarm-taken, -1"})
  @Rule({"KF-CON-03b", "KF-RUL-69", "KF-RUL-195"})
  void aDisarm_winsTheObject(ObjectKind kind, String dice, String effect, int carrier) {
    Ring ring = act(Ring.of(take(kind).andThen(state -> {
      state.set(Counters.ACTIVE, 0);
      state.objects().give(state.objects().add(Place.of(1250, 1000, 0)), 0);
    }), "2 student 1250 1000", GUARD, OTHER), "1-1", 1).dice("attack-1=" + dice).play("attack", "pass", "inflict " + effect);
    assertThat(ring.fight().objects().carrier(0)).isEqualTo(carrier);
  }

  @Test
  @Rule({"KF-PLT-03a", "KF-RUL-157", "KF-RUL-69"})
  void hidden_twoActionsBesideAnItem_andA5() {
    Consumer<GameState> more = take(ObjectKind.HIDDEN).andThen(with(Plot.TAKE, state -> { }, crates("a", 4000, Flag.HARD),
        crates("b", 6000, Flag.HARD), crates("c", 2000, Flag.HARD)));
    Ring ring = act(Ring.of(more, "2 student 3875 4250", GUARD, OTHER), "2-1", 3).dice("search-2=4").play("search 1");
    assertThat(ring.fight().objects().count()).isZero();
    assertThat(ring.refused("search 1")).as("failed for everybody").isEqualTo("KF-RUL-157");
    assertThat(ring.listed()).as("one action is left").contains("move").doesNotContain("search 2");
    ring.fight().figures().put(0, Place.of(5875, 4250, 0));
    ring.play("stop", "end-turn", "end-turn");
    act(ring, "2-1", 3).dice("search-2=5").play("search 2", "pick-up token:object-1");
    assertThat(CarriedObjects.object(ring.fight(), 0)).isZero();
    assertThat(ring.figures().has(0, PlotDeed.BURDENED)).as("carried without any hindrance").isFalse();
  }

  @Test
  @Rule({"KF-PLT-03b", "KF-EX-50"})
  void hidden_itIsInTheLastItem_withoutARoll() {
    Ring ring = act(Ring.of(take(ObjectKind.HIDDEN).andThen(with(Plot.TAKE, state -> state.search(0),
        crates("a", 4000, Flag.HARD), crates("b", 6000, Flag.HARD))), "2 student 5875 4250", GUARD, OTHER), "2-1", 2)
        .play("search 2");
    assertThat(ring.fight().objects().count()).isEqualTo(1);
    assertThat(ring.kind()).as("the two actions are spent").isEqualTo("nominate");
  }

  private static Ring sealed(int actions) {
    return act(Ring.of(take(ObjectKind.DANGEROUS).andThen(with(Plot.TAKE, state -> state.set(Counters.HOLDER, 0),
        crates("a", 4000, Flag.HARD))), "2 student 3875 4250", GUARD, OTHER), "2-1", actions);
  }

  @Test
  @Rule("KF-PLT-05a")
  void dangerous_threeActionsFindTheCode_orItIsBrokenAsVeryHard() {
    assertThat(sealed(2).refused("crack")).isEqualTo("KF-ACT-26");
    assertThat(sealed(3).play("crack").fight().objects().count()).isEqualTo(1);
    assertThat(sealed(1).dice("break-2=5").play("break 1 0").fight().objects().count()).isZero();
    Ring broken = sealed(1).dice("break-2=6").play("break 1 0");
    assertThat(broken.fight().objects().count()).isEqualTo(1);
    assertThat(broken.fight().board().find("a")).isEqualTo(-1);
    Ring other = act(Ring.of(take(ObjectKind.DANGEROUS).andThen(with(Plot.TAKE, state -> state.set(Counters.HOLDER, 0),
        crates("a", 4000, Flag.HARD), crates("b", 6000, Flag.HARD))), "2 student 5875 4250", GUARD, OTHER), "2-1", 1)
        .dice("break-2=5").play("break 2 0");
    assertThat(other.fight().board().find("b")).as("what holds nothing is as hard as it is").isEqualTo(-1);
  }

  @Test
  @Rule({"KF-PLT-05b", "KF-PLT-05c", "KF-EX-66"})
  void dangerous_whoTouchesIt_mayBeStruck() {
    Ring ring = sealed(3).play("crack", "end-turn", "end-turn");
    act(ring, "2-1", 1).dice("touch-2=2 peril=3 defence-2=4").play("pick-up token:object-1");
    assertThat(ring.is("2-1", Condition.DEAD)).as("7 to 6").isTrue();
    assertThat(ring.fight().objects().carrier(0)).isEqualTo(Figures.NOBODY);
    Ring spared = sealed(3).play("crack", "end-turn", "end-turn");
    act(spared, "2-1", 3).dice("touch-2=3").play("pick-up token:object-1", "drop", "pick-up token:object-1");
    assertThat(CarriedObjects.object(spared.fight(), 0)).as("touched once, rolled once").isZero();
  }

  private static Consumer<GameState> destroy(Consumer<GameState> more) {
    return with(Plot.DESTROY, state -> {
      state.mark(0);
      state.mark(2);
      more.accept(state);
    }, crates("a", 4000, Flag.HARD), crates("b", 5000, Flag.HARD), crates("c", 6000, Flag.VHARD));
  }

  @ParameterizedTest
  @CsvSource({"4, 0, false", "5, 0, true", "4, 1, true"})
  @Rule({"KF-STU-18a", "KF-STU-18b"})
  void breaking_a4WithAllThatCounts(int die, int chi, boolean breaks) {
    Ring ring = act(Ring.of(destroy(state -> state.gang(1, Counters.CHI, 1)), "2 student 3875 4250", GUARD, OTHER), "2-1", 1)
        .dice("break-2=" + die).play("break 1 " + chi);
    assertThat(ring.fight().board().find("a") < 0).isEqualTo(breaks);
    assertThat(ring.chi(2)).isEqualTo(1 - chi);
  }

  @ParameterizedTest
  @CsvSource({"hero, 3875, 4, false", "hero/big, 3800, 4, true", "hero/big, 3800, 3, false", "hero/huge, 3700, 3, true", "hero/huge, 3700, 2, false"})
  @Rule("KF-STU-18b")
  void theBigBreakMore_theHugeMoreStill(String who, int x, int die, boolean breaks) {
    Ring ring = act(Ring.of(destroy(state -> { }), "2 " + who + " " + x + " 4250", GUARD, OTHER), "2-1", 1)
        .dice("break-2=" + die).play("break 1 0");
    assertThat(ring.fight().board().find("a") < 0).as("hard: -1").isEqualTo(breaks);
  }

  @ParameterizedTest
  @CsvSource({"8000, false, 0", "3000, false, 1", "8000, true, 1"})
  @Rule({"KF-PLT-14a", "KF-PLT-14b", "KF-RUL-179", "KF-RUL-193"})
  void property_isDestroyedBeforeThree_orACrowd(int y, boolean isCrowd, int counted) {
    Ring ring = act(Ring.of(destroy(state -> {
      if (isCrowd) {
        state.choose(LocationTrait.CROWD);
      }
      state.lay(state.board().plus(new Piece("wall", "WALL", Polygon.rectangle(0, 7000, 9000, 7100), 0, 900,
          Flag.BLOCK.bit() | Flag.OPAQUE.bit())));
    }), "2 student 3875 4250", "1 student 1000 1000", "2 student 2000 1000", "1 student 1000 " + y), "2-1", 1)
        .dice("break-2=6").play("break 1 0");
    assertThat(ring.fight().get(Counters.DESTROYED)).isEqualTo(counted);
  }

  @Test
  @Rule({"KF-PLT-14a", "KF-STU-18b"})
  void property_theSecondItem_wins_andTheVeryHardIsHarder() {
    Consumer<GameState> more = destroy(state -> {
      state.choose(LocationTrait.CROWD);
      state.set(Counters.DESTROYED, 1);
    });
    assertThat(act(Ring.of(more, "2 student 6625 4250", GUARD), "2-1", 1).dice("break-2=5").play("break 3 0").fight().isOver())
        .isFalse();
    Ring ring = act(Ring.of(more, "2 student 6625 4250", GUARD), "2-1", 1).dice("break-2=6").play("break 3 0");
    assertThat(ring.match().outcome().standings().get(1).result()).isEqualTo(Outcome.Result.WIN);
    Ring other = act(Ring.of(more, "2 student 5625 4250", GUARD), "2-1", 1).dice("break-2=6").play("break 2 0");
    assertThat(other.fight().isOver()).as("that one was not named").isFalse();
  }

  private static Ring capture(int target, Condition condition, String... figures) {
    return act(Ring.of(with(Plot.CAPTURE, state -> {
      state.set(Counters.TARGET, target);
      state.figures().inflict(target, condition);
    }), figures), "2-1", 2);
  }

  @Test
  @Rule({"KF-PLT-06a", "KF-PLT-07d", "KF-RUL-70"})
  void capture_whoIsKnockedOut_isCarriedOffAsAHeavyObject() {
    Ring ring = capture(0, Condition.KNOCKED_OUT, "1 student 800 4000", "2 student 1050 4000", OTHER, GUARD)
        .play("carry figure:1-1", "move");
    assertThat(ring.refused("to 2051 4000")).isEqualTo("KF-MOV-01");
    ring.play("to 125 4000");
    assertThat(ring.match().outcome().summary()).isEqualTo("attacker-won");
    assertThat(ring.match().outcome().standings().get(1).score()).as("a captive is not destroyed").isZero();
  }

  @Test
  @Rule({"KF-PLT-07d", "KF-RUL-51", "KF-RUL-161"})
  void capture_whoIsCarried_isHandedOn_andGoesWhereTheFriendGoes() {
    Ring ring = capture(0, Condition.KNOCKED_OUT, "1 student 800 4000", "2 student 1050 4000", "2 student 1050 4250", OTHER, GUARD)
        .play("carry figure:1-1");
    double inArms = Evaluation.of(ring.fight(), 1);
    ring.figures().carrier(0, Figures.NOBODY);
    assertThat(inArms).as("better than a captive who lies there").isGreaterThan(Evaluation.of(ring.fight(), 1));
    ring.figures().carrier(0, ring.figure("2-1"));
    ring.play("stop", "end-turn", "end-turn", "activate figure:2-1", "hand-over figure:2-2");
    assertThat(ring.figures().carrier(0)).isEqualTo(ring.figure("2-2"));
    assertThat(ring.place("1-1")).isEqualTo(ring.place("2-2"));
    assertThat(ring.figures().has(ring.figure("2-1"), PlotDeed.BURDENED)).isFalse();
  }

  @Test
  @Rule({"KF-PLT-06d", "KF-RUL-196"})
  void capture_aDeadTarget_isADrawAtOnce() {
    Ring ring = capture(0, Condition.DISTRACTED, "1 student 800 4000", "2 student 1050 4000", OTHER, GUARD)
        .play("attack").dice("attack-2=6 defence-1=3").play("target figure:1-1 0", "inflict extra-killed");
    if (!ring.fight().isOver()) {
      ring.play("done");
    }
    assertThat(ring.match().outcome().standings().get(0).result()).isEqualTo(Outcome.Result.DRAW);
  }

  @Test
  @Rule({"KF-PLT-06c", "KF-PLT-07a", "KF-PLT-07c", "KF-PLT-07b"})
  void capture_theHiddenCivilian_isFound_andRunByTheDefender() {
    Ring ring = act(Ring.of(with(Plot.CAPTURE, state -> { }, crates("a", 4000, Flag.HARD), crates("b", 6000, Flag.HARD)),
        "2 student 3875 4250", GUARD, OTHER), "2-1", 2).dice("search-2=6").play("search 1");
    int civilian = ring.fight().get(Counters.TARGET);
    assertThat(ring.figures().profile(civilian).quality).isEqualTo(5);
    assertThat(ring.figures().gang(civilian)).isZero();
    ring.play("end-turn");
    String name = "figure:" + ring.figures().name(civilian);
    assertThat(ring.listed()).contains("activate " + name);
    act(ring, ring.figures().name(civilian), 1);
    assertThat(ring.refused("attack")).isEqualTo("KF-PLT-07b");
    ring.play("stop", "end-turn");
    while (!ring.fight().isOver()) {
      ring.play("end-turn");
    }
    assertThat(ring.match().outcome().summary()).isEqualTo("defender-won");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Rule("KF-PLT-07c")
  void theHiddenCivilian_isMotivatedOnly_whileAProtagonistOfTheDefenderSeesHim(boolean isSeen) {
    Ring ring = Ring.of(with(Plot.CAPTURE, state -> {
      if (!isSeen) {
        state.lay(state.board().plus(new Piece("w1", "WALL", Polygon.rectangle(2000, 500, 2100, 1500), 0, 800,
            Flag.BLOCK.bit() | Flag.OPAQUE.bit())));
      }
      int civilian = state.figures().add(state.definition().guest("hidden-civilian"), 0);
      state.figures().put(civilian, Place.of(3000, 1000, 0));
      state.set(Counters.TARGET, civilian);
      state.gang(0, Counters.CHI, 2);
    }), "1 hero 1000 1000", "1 thug 6000 500", "1 thug 6500 500", OTHER);
    ring.play("end-turn", "motivate");
    assertThat(ring.listed().contains("motivate figure:1-4")).isEqualTo(isSeen);
  }

  private static Ring led(int x) {
    return act(Ring.of(with(Plot.CAPTURE, state -> {
      int civilian = state.figures().add(state.definition().guest("hidden-civilian"), 0);
      state.figures().put(civilian, Place.of(x + 250, 4000, 0));
      state.figures().grappler(civilian, 0);
      state.set(Counters.TARGET, civilian);
    }), "2 student " + x + " 4000", GUARD, OTHER), "2-1", 2);
  }

  @Test
  @Rule({"KF-RUL-70", "KF-RUL-197"})
  void capture_aHeldCivilian_isLed_atShort() {
    Ring ring = led(3000);
    String civilian = "figure:" + ring.figures().name(ring.fight().get(Counters.TARGET));
    ring.play("lead " + civilian);
    assertThat(ring.refused("to 1999 4000")).isEqualTo("KF-MOV-01");
    ring.play("to 2000 4000");
    assertThat(ring.place(civilian.substring(7))).as("no hack; at his side").isEqualTo("2250 4000");
    assertThat(ring.figures().grappler(ring.fight().get(Counters.TARGET))).isZero();
    ring.play("lead " + civilian);
    assertThat(ring.refused("to 1000 4000")).isEqualTo("legal");
  }

  @Test
  @Rule({"KF-PLT-06a", "KF-RUL-70"})
  void capture_aLedCivilian_leavesWithTheCaptor() {
    Ring ring = led(900);
    ring.play("lead figure:" + ring.figures().name(ring.fight().get(Counters.TARGET)), "to 125 4000");
    assertThat(ring.match().outcome().summary()).isEqualTo("attacker-won");
    assertThat(ring.figures().isPlaced(ring.fight().get(Counters.TARGET))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"'4,4,6', false", "'4,3,6', true"})
  @Rule({"KF-CON-20b", "KF-CON-20c", "KF-RUL-41"})
  void aFriend_isRevived_withThreeSuccesses_andMustGetUp(String dice, boolean isOut) {
    Ring ring = Ring.of(state -> state.figures().inflict(0, Condition.KNOCKED_OUT), "2 student 4000 4000",
        "2 student 4250 4000", GUARD).play("activate figure:2-2").dice("revive-2=" + dice).play("revive figure:2-1");
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).isEqualTo(isOut);
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isEqualTo(!isOut);
    if (!isOut) {
      ring.play("activate figure:2-1");
      assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).as("he gets up").isFalse();
    }
  }

  @Test
  @Rule({"KF-RUL-41", "KF-RUL-197"})
  void aFriend_onWhomSomebodyStands_comesToTheSideOfTheReviver() {
    Ring ring = Ring.of(state -> state.figures().inflict(0, Condition.KNOCKED_OUT), "2 student 4000 4000",
        "2 student 4250 4000", "2 student 4000 4000", GUARD).play("activate figure:2-2").dice("revive-2=4,4,4")
        .play("revive figure:2-1");
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).isFalse();
    assertThat(ring.place("2-1")).isNotEqualTo("4000 4000");
  }
}
