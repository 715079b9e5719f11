package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Decision;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves over all kinds of ground. Students are Medium (1450 with the base), the venomous snake is Short (1000). */
public final class MovementTests {

  private static final String FAR = "1 student 8500 8500";
  private static final String ALSO = "2 detective 8500 500";

  /** Bo's first figure has so many actions. */
  public static Ring acting(Consumer<GameState> more, int actions, String... figures) {
    String[] all = new String[figures.length + 2];
    System.arraycopy(figures, 0, all, 0, figures.length);
    all[figures.length] = FAR;
    all[figures.length + 1] = ALSO;
    return Ring.of(more, all).play("activate figure:2-1").dice("activation-2=" + "5,5,5".substring(0, 2 * actions - 1))
        .play("roll " + actions);
  }

  /** Adds a condition of the first figure to a ground. */
  public static Consumer<GameState> with(Consumer<GameState> ground, Condition condition) {
    return ground.andThen(state -> state.figures().inflict(0, condition));
  }

  @Nested
  public final class OnHardGround {

    private final Consumer<GameState> woods = Ground.bare().woods(2000, 3000, 4000, 5000).laid();
    private final Consumer<GameState> paddy = Ground.bare().flat(2000, 3000, 4000, 5000, Flag.BROKEN, Flag.PADDY).laid();

    @Test
    @Rule({"KF-MOV-06", "KF-RUL-105", "KF-EX-06", "KF-LOC-15b"})
    void inWoods_everyMoveIsReduced() {
      Ring ring = acting(woods, 3, "2 student 3000 4000").play("move");
      assertThat(ring.refused("to 4001 4000")).isEqualTo("KF-RUL-32");
      ring.play("to 4000 4000", "move");
      assertThat(ring.refused("to 5001 4000")).as("out of the woods, and reduced all the same").isEqualTo("KF-MOV-01");
      ring.play("to 5000 4000", "move");
      assertThat(ring.refused("to 6001 4000")).isEqualTo("KF-MOV-01");
      ring.play("to 6000 4000");
      assertThat(ring.place("2-1")).isEqualTo("6000 4000");
    }

    @Test
    @Rule("KF-RUL-52")
    void listedPlaces_sayWhatTheyAreGoodFor_toAPerson() {
      Ring ring = acting(paddy, 3, "2 student 1500 4000", "1 zombie 1900 4000").play("move");
      Decision decision = ring.match().decision();
      List<String> labels = decision.actions().stream().map(decision::label).toList();

      assertThat(labels).contains("To x 16.5 cm, y 40.0 cm (1.5 cm away, in contact with Zombie 1-1)",
          "To x 15.0 cm, y 40.0 cm (stay here)",
          "To x 1.3 cm, y 40.0 cm (13.8 cm away, towards 9 o'clock)",
          "To x 15.0 cm, y 54.5 cm (14.5 cm away, towards 6 o'clock)");
    }

    @Test
    @Rule({"KF-RUL-32", "KF-MOV-07", "KF-EX-07"})
    void afterALongMove_woodsAreShut_afterAShortOneTheyAreNot() {
      Ground both = Ground.bare().flat(500, 3000, 1700, 5000, Flag.BROKEN, Flag.PADDY).woods(3600, 3000, 5000, 5000);
      Ring far = acting(both.laid(), 3, "2 student 1000 4000").play("move", "to 2450 4000", "move", "to 3300 4000", "move");
      assertThat(far.refused("to 3900 4000")).isEqualTo("KF-RUL-32");
      Ring near = acting(both.laid(), 3, "2 student 1000 4000").play("move", "to 2000 4000", "move", "to 3000 4000", "move",
          "to 4000 4000");
      assertThat(near.place("2-1")).as("all three sticks were Short").isEqualTo("4000 4000");
    }

    @Test
    @Rule("KF-RUL-32")
    void ifBothAreTouched_woodsCount() {
      Ring ring = acting(Ground.bare().flat(2000, 3000, 3000, 5000, Flag.BROKEN).woods(2500, 3000, 3000, 5000).laid(), 2,
          "2 student 1500 4000").play("move");
      assertThat(ring.refused("to 2900 4000")).isEqualTo("KF-RUL-32");
      assertThat(ring.refused("to 2300 4000")).as("the broken part alone").isEqualTo("legal");
    }

    @Test
    @Rule({"KF-RUL-31", "KF-EX-60", "KF-EX-05", "KF-LOC-42a"})
    void overBrokenGround_aFullMove_reservesAnAction() {
      assertThat(acting(paddy, 1, "2 student 1500 4000").play("move").refused("to 2501 4000")).isEqualTo("KF-RUL-31");
      Ring ring = acting(paddy, 3, "2 student 1500 4000").play("move", "to 2950 4000", "move", "to 4400 4000");
      assertThat(ring.refused("attack")).as("one is reserved").isEqualTo("KF-RUL-31");
      ring.play("move");
      assertThat(ring.refused("to 5401 4000")).isEqualTo("KF-MOV-01");
      ring.play("to 5400 4000");
      assertThat(ring.kind()).isEqualTo("nominate");
    }

    @Test
    @Rule("KF-RUL-31")
    void theReservation_isOne_andIsTheLastAction() {
      Ring ring = acting(paddy, 2, "2 student 1500 4000").play("move", "to 2950 4000");
      assertThat(ring.refused("attack")).isEqualTo("KF-RUL-31");
      assertThat(ring.refused("leap")).as("no full move of another kind").isEqualTo("KF-RUL-31");
      ring.play("move", "to 2950 4000");
      assertThat(ring.kind()).as("of any length, also none").isEqualTo("nominate");
    }

    @Test
    @Rule({"KF-RUL-31", "KF-ACT-26", "KF-ACT-25", "KF-TRT-51"})
    void whatCostsTwo_doesNotTakeTheReservedAction() {
      Ring fist = acting(paddy, 3, "2 detective 1500 4000", "1 student 3200 4000", "1 student 2950 4250")
          .play("move", "to 2950 4000", "attack");
      assertThat(fist.refused("target figure:1-1 1")).isEqualTo("KF-ACT-26");
      assertThat(fist.refused("target figure:1-1 0")).isEqualTo("legal");
      Ring gun = acting(paddy, 3, "2 hero/pistol/automatic-weapon 1500 4000", "1 student 6000 4000").play("move", "to 2950 4000");
      gun.play("shoot");
      assertThat(gun.refused("fire 1 figure:1-1 1")).isEqualTo("KF-ACT-26");
      assertThat(gun.refused("fire 1 figure:1-1 0")).isEqualTo("legal");
      assertThat(gun.listed()).noneMatch(each -> each.startsWith("hail"));
      Ring flip = acting(Ground.bare().flat(1000, 3000, 2000, 5000, Flag.BROKEN).wall(3100, 3000, 3200, 5000).laid(), 3,
          "2 hero/acrobat 1500 4000", "1 student 2700 4600").play("move", "to 2950 4000");
      assertThat(flip.refused("back-flip")).isEqualTo("KF-ACT-26");
      for (int actions : new int[] {2, 3}) {
        Ring runner = acting(paddy, actions, "2 hero/pistol/move-and-fire 1500 4000", "1 student 6000 4000").play("move-and-fire");
        assertThat(runner.refused("to 2950 4000")).isEqualTo(actions == 2 ? "KF-RUL-31" : "legal");
        assertThat(runner.refused("to 2500 4000")).isEqualTo("legal");
      }
      Ring blind = acting(with(paddy, Condition.TIED_UP), 2, "2 detective 1500 4000");
      assertThat(blind.refused("recover")).as("nothing is reserved").isEqualTo("legal");
    }

    @Test
    @Rule({"KF-RUL-31", "KF-MOV-04"})
    void aReducedMoveOverBrokenGround_reservesNothing() {
      Ring ring = acting(paddy, 2, "2 thug 1500 4000", "1 student 2750 4000").play("move", "to 2500 4000");
      assertThat(ring.refused("attack")).isEqualTo("legal");
    }

    @Test
    @Rule({"KF-RUL-32", "KF-RUL-33", "KF-MOV-06"})
    void afterWoods_aShortStickPaysTwoActions_onOpenGroundToo() {
      Ring ring = acting(woods, 3, "2 thug/short-move 4500 4000").play("move", "to 4100 4000", "move");
      assertThat(ring.refused("to 4500 4000")).isEqualTo("KF-RUL-33");
    }

    @Test
    @Rule({"KF-MOV-05", "KF-RUL-33", "KF-ACT-26"})
    void aShortStick_paysTwoActions() {
      Ring ring = acting(paddy, 3, "2 venomous-snake 1500 4000").play("move");
      assertThat(ring.refused("to 2500 4000")).isEqualTo("legal");
      Ring bird = acting(paddy, 3, "2 zombie 1500 4000");
      assertThat(bird.refused("move")).isEqualTo("legal");
      Ring lame = acting(with(paddy, Condition.LIMPING), 3, "2 student 1500 4000").play("move", "to 2500 4000");
      assertThat(lame.listed()).as("one action is left").contains("move");
      lame.play("move");
      assertThat(lame.refused("to 2600 4000")).as("not enough in the paddy").isEqualTo("KF-RUL-33");
      assertThat(acting(with(paddy, Condition.LIMPING), 1, "2 student 1500 4000").play("move").refused("to 2000 4000"))
          .isEqualTo("KF-RUL-33");
    }

    @ParameterizedTest
    @CsvSource({"gorilla, WOODS, legal", "gorilla, PADDY, legal", "gorilla, BROKEN, legal", "gorilla, SHALLOW, KF-RUL-31",
        "large-snake, SHALLOW, legal", "large-snake, PADDY, legal", "student, SHALLOW, KF-RUL-31",
        "student, GRAVEL, KF-RUL-31", "gorilla, GRAVEL, KF-RUL-31", "flying-demon, WOODS, legal",
        "flying-demon, GRAVEL, legal", "flying-demon, DEEP, legal", "large-snake, DEEP, legal", "student, DEEP, KF-LOC-59b"})
    @Rule({"KF-TRT-52", "KF-TRT-04a", "KF-TRT-04b", "KF-LOC-59a", "KF-LOC-59b", "KF-LOC-42a", "KF-LOC-43a", "KF-LOC-15c",
        "KF-MOV-08"})
    void ground_hindersWhomItHinders(String profile, Flag flag, String verdict) {
      boolean isShort = profile.equals("large-snake");
      Ring ring = acting(Ground.bare().flat(2000, 3000, 4000, 5000, flag == Flag.PADDY || flag == Flag.GRAVEL
          ? new Flag[] {flag, Flag.BROKEN} : new Flag[] {flag}).laid(), 1, "2 " + profile + " 1500 4000").play("move");
      assertThat(ring.refused(isShort ? "to 2400 4000" : "to 2700 4000")).isEqualTo(verdict);
    }

    @Test
    @Rule({"KF-LOC-11a", "KF-LOC-12a"})
    void aCrowd_leavesRoomForS_untilAShotIsHeard() {
      Consumer<GameState> crowd = state -> state.choose(LocationTrait.CROWD);
      Ring ring = acting(crowd, 1, "2 student 1500 4000").play("move");
      assertThat(ring.refused("to 2500 4000")).isEqualTo("legal");
      assertThat(ring.refused("to 2501 4000")).isEqualTo("KF-MOV-01");
      assertThat(acting(crowd, 1, "2 flying-demon 1500 4000").play("move").refused("to 3100 4000")).isEqualTo("legal");
      Ring shot = acting(crowd.andThen(state -> state.set(Counters.GUNSHOTS, 1)), 1, "2 student 1500 4000").play("move");
      assertThat(shot.refused("to 2950 4000")).isEqualTo("legal");
    }

    @ParameterizedTest
    @CsvSource({"student, 1, 3, true", "student, 1, 4, false", "ninja-genin, 1, 3, false", "ninja-genin, 4, 3, true"})
    @Rule({"KF-LOC-47a", "KF-TRT-01c"})
    void onSlipperyGround_aTestKeepsOneOnOnesFeet(String profile, int limp, int die, boolean isDown) {
      Consumer<GameState> ice = Ground.bare().flat(2000, 3000, 4000, 5000, Flag.SLIPPERY).laid();
      Ring ring = acting(limp == 4 ? with(ice, Condition.LIMPING) : ice, 1, "2 " + profile + " 1800 4000")
          .play("move").dice("footing-2=" + die).play("to 2600 4000");
      assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isEqualTo(isDown);
    }
  }

  @Nested
  public final class ThroughOthers {

    @Test
    @Rule({"KF-MOV-13", "KF-TRT-29a", "KF-RUL-151"})
    void aFlyer_passesOverWalkers_andIsStoppedByFlyers() {
      assertThat(acting(f -> { }, 1, "2 flying-demon 1500 4000", "1 student 2300 4000").play("move", "to 3100 4000")
          .place("2-1")).isEqualTo("3100 4000");
      assertThat(acting(f -> { }, 1, "2 flying-demon 1500 4000", "1 flying-demon 2300 4000").play("move", "to 3100 4000")
          .place("2-1")).as("two Big bases touch").isEqualTo("1900 4000");
    }

    @Test
    @Rule({"KF-TRT-29b", "KF-EX-13", "KF-H2H-31", "KF-H2H-32"})
    void aFlyer_isHackedByTheFlyerAlone() {
      Ring ring = acting(f -> { }, 1, "2 flying-demon 4000 4000", "1 student 4325 4000", "1 flying-demon 3600 4000")
          .play("move", "to 4000 5500");
      assertThat(ring.listed()).containsExactly("hack figure:1-2", "waive");
      ring.play("waive");
      assertThat(ring.place("2-1")).isEqualTo("4000 5500");
    }

    @Test
    @Rule({"KF-MOV-12", "KF-TRT-32b"})
    void freeDisengage_doesNotKeepFromBeingStopped() {
      Ring ring = acting(f -> { }, 2, "2 dim-mak-master 3000 4000", "1 rookie-cop 3700 4000").play("move", "to 4300 4000");
      assertThat(ring.place("2-1")).isEqualTo("3450 4000");
      ring.play("waive", "move", "to 3000 4000");
      assertThat(ring.place("2-1")).as("nobody hacks him").isEqualTo("3000 4000");
    }

    @Test
    @Rule({"KF-RUL-152", "KF-MOV-09"})
    void friends_arePassed_butNotStoodOn_andTheFallenHinderNobody() {
      Ring ring = acting(f -> f.figures().inflict(2, Condition.KNOCKED_OUT), 1, "2 student 3000 4000",
          "2 student 3600 4000", "1 student 3000 4700").play("move");
      assertThat(ring.refused("to 3600 4000")).isEqualTo("KF-RUL-14");
      assertThat(ring.refused("to 4300 4000")).isEqualTo("legal");
      assertThat(ring.refused("to 3000 4700")).as("on a body").isEqualTo("legal");
      Ring down = acting(f -> f.figures().inflict(1, Condition.KNOCKED_DOWN), 1, "2 zombie 3000 4000",
          "1 student 3700 4000").play("move", "to 4300 4000");
      assertThat(down.place("2-1")).as("who lies there stops him").isEqualTo("3450 4000");
    }

    @Test
    @Rule({"KF-LOC-10", "KF-TRT-29e"})
    void inCrampedQuarters_onlyAcrobatsAndFlyers_passFriends_andNoFlyerAnEnemy() {
      Consumer<GameState> cramped = state -> state.choose(LocationTrait.CRAMPED_QUARTERS);
      assertThat(acting(cramped, 1, "2 student 3000 4000", "2 student 3600 4000").play("move").refused("to 4300 4000"))
          .isEqualTo("KF-LOC-10");
      assertThat(acting(cramped, 1, "2 ninja-genin 3000 4000", "2 student 3600 4000").play("move").refused("to 4300 4000"))
          .isEqualTo("legal");
      assertThat(acting(cramped, 1, "2 flying-demon 3000 4000", "2 student 3600 4000").play("move").refused("to 4300 4000"))
          .isEqualTo("legal");
      assertThat(acting(cramped, 1, "2 flying-demon 3000 4000", "1 student 3600 4000").play("move").refused("to 4300 4000"))
          .isEqualTo("KF-TRT-29e");
    }
  }

  @Nested
  public final class Astray {

    @ParameterizedTest
    @CsvSource({"BLINDED", "BURNING_BY_FIREBALL"})
    @Rule({"KF-MOV-15", "KF-CON-24b", "KF-RUL-45", "KF-TRT-27f", "KF-RUL-15"})
    void whoSeesNothingOrBurns_goesInARandomDirection(Condition condition) {
      Ring ring = acting(with(f -> { }, condition), 2, "2 student 3000 4000").dice("direction-2=2,5,6")
          .play("move");
      assertThat(ring.place("2-1")).as("the whole stick without the base, to +y").isEqualTo("3000 5200");
      assertThat(ring.kind()).isEqualTo("action");
      assertThat(ring.refused("jump")).isEqualTo("KF-RUL-45");
      ring.dice("direction-2=4,4").play("move");
      assertThat(ring.place("2-1")).as("equal dice").isEqualTo("3000 5200");
    }

    @ParameterizedTest
    @CsvSource({"student, 4750", "hero/amphibious, 5200"})
    @Rule({"KF-LOC-59b", "KF-RUL-45"})
    void whoSwims_goesAstrayNoFartherThanS(String profile, int y) {
      Ring ring = acting(with(Ground.bare().flat(2000, 3000, 4000, 6000, Flag.DEEP).laid(), Condition.BLINDED), 1,
          "2 " + profile + " 3000 4000").dice("direction-2=2,5,6").play("move");
      assertThat(ring.place("2-1")).isEqualTo("3000 " + y);
    }

    @Test
    @Rule({"KF-RUL-16", "KF-RUL-40"})
    void goingAstray_stopsAtWhatItMeets_andLeavesContactLikeAnyMove() {
      Ring ring = acting(with(Ground.bare().wall(3400, 3000, 3500, 5000).laid(), Condition.BLINDED), 1,
          "2 student 3000 4000", "1 student 3000 3750").dice("direction-2=2,5,0").play("move");
      assertThat(ring.kind()).isEqualTo("hack-leaver");
      ring.play("waive");
      assertThat(ring.place("2-1")).isEqualTo("3275 4000");
    }
  }

  @Nested
  public final class Lying {

    @Test
    @Rule({"KF-RUL-34", "KF-CON-02", "KF-CON-25"})
    void whoLiesOrIsHeld_doesNotMove_butCrawls() {
      assertThat(acting(with(f -> { }, Condition.KNOCKED_DOWN), 2, "2 student 3000 4000").refused("move"))
          .isEqualTo("KF-RUL-34");
      assertThat(acting(with(f -> { }, Condition.TIED_UP), 2, "2 student 3000 4000").refused("move"))
          .isEqualTo("KF-RUL-34");
      assertThat(acting(with(f -> { }, Condition.TRANSFIXED), 2, "2 student 3000 4000").refused("move"))
          .isEqualTo("KF-CON-25");
      assertThat(acting(f -> f.figures().grappler(0, 1), 2, "2 student 3000 4000", "1 student 3250 4000").refused("move"))
          .isEqualTo("KF-CON-05");
      Ring crawl = acting(with(with(f -> { }, Condition.KNOCKED_DOWN), Condition.CRAWLING), 3, "2 student 3000 4000")
          .play("move");
      assertThat(crawl.refused("to 4001 4000")).isEqualTo("KF-MOV-01");
      crawl.play("to 4000 4000");
      assertThat(crawl.refused("move")).as("two of three actions are spent").isEqualTo("KF-ACT-26");
    }

    @Test
    @Rule({"KF-CON-11a", "KF-CON-11b"})
    void whoIsLarger_goesAndTakesTheGrapplerAlong() {
      Ring ring = acting(f -> f.figures().grappler(0, 1), 1, "2 great-demon 3000 4000", "1 student 3325 4000")
          .play("move", "to 3000 5000");
      assertThat(ring.kind()).as("who hangs on to him makes no hack").isEqualTo("nominate");
      assertThat(ring.place("1-1")).isEqualTo("3084 4686");
      assertThat(ring.figures().grappler(0)).isEqualTo(1);
    }
  }

  @Nested
  public final class Bent {

    @ParameterizedTest
    @CsvSource({"3700, false", "3800, true"})
    @Rule({"KF-RUL-85", "KF-TRT-48a", "KF-STU-05"})
    void aContactThatIsOlderThanTheBackFlip_isNotMadeByIt(int x, boolean isKicked) {
      Ring ring = acting(Ground.bare().wall(4400, 2000, 4500, 6000).laid().andThen(f -> f.figures().inflict(1,
          Condition.KNOCKED_DOWN)), 3, "2 hero/acrobat/low-kick " + x + " 4000", "1 thug 3450 4000").play("back-flip")
          .dice("flip-2=3").play("to 4275 4000", "to 3200 4000", "waive");
      assertThat(ring.kind().equals("trait-hack") || ring.kind().equals("low-kick")).as(ring.kind()).isEqualTo(isKicked);
    }

    @ParameterizedTest
    @CsvSource({"3000, false", "2900, true"})
    @Rule({"KF-RUL-85", "KF-TRT-48a", "KF-TRT-01d"})
    void aContactThatIsOlderThanTheBentMove_isNotMadeByIt(int x, boolean isKicked) {
      Ring ring = acting(f -> f.figures().inflict(1, Condition.KNOCKED_DOWN), 2, "2 hero/acrobat/low-kick " + x + " 4000",
          "1 thug 3250 4000").play("bend", "via 3000 4400", "to 3250 4250");
      assertThat(ring.kind().equals("trait-hack") || ring.kind().equals("low-kick")).as(ring.kind()).isEqualTo(isKicked);
    }

    @Test
    @Rule({"KF-TRT-01d", "KF-RUL-53"})
    void anAcrobat_goesRoundACorner_onceATurn_theLengthIsThatOfThePath() {
      Consumer<GameState> wall = Ground.bare().wall(3300, 3000, 3400, 4100).laid();
      Ring ring = acting(wall, 2, "2 ninja-genin 3000 4000").play("bend");
      assertThat(ring.listed()).contains("via 3174 4226").doesNotContain("via 3526 4226");
      ring.play("via 3174 4226", "via 3526 4226");
      assertThat(ring.refused("to 3526 3417")).as("286 and 352 are behind him, 812 are left").isEqualTo("legal");
      assertThat(ring.refused("to 3526 3413")).isEqualTo("KF-MOV-01");
      ring.play("to 3526 3500");
      assertThat(ring.place("2-1")).isEqualTo("3526 3500");
      assertThat(ring.refused("bend")).isEqualTo("KF-TRT-01d");
      assertThat(acting(wall, 1, "2 student 3000 4000").refused("bend")).isEqualTo("KF-TRT-01d");
      assertThat(acting(with(wall, Condition.LIMPING), 1, "2 ninja-genin 3000 4000").refused("bend")).isEqualTo("KF-CON-01");
    }

    @Test
    @Rule({"KF-RUL-53", "KF-RUL-54"})
    void aBentMove_hasFourCorners_andGoesThroughNobody() {
      Ring ring = acting(f -> { }, 1, "2 ninja-genin 3000 4000", "1 student 3600 4000").play("bend");
      assertThat(ring.listed()).as("round the enemy").contains("via 3344 4256");
      assertThat(ring.refused("via 3600 4000")).isEqualTo("KF-RUL-54");
      assertThat(ring.refused("via 4100 4000")).isEqualTo("KF-RUL-54");
      ring.play("via 3010 4000", "via 3020 4000", "via 3030 4000", "via 3040 4000");
      assertThat(ring.refused("via 3050 4000")).isEqualTo("KF-RUL-53");
      ring.play("to 3700 4000");
      assertThat(ring.place("2-1")).as("stopped in contact").isEqualTo("3350 4000");
    }
  }

  @Nested
  public final class Sticks {

    @ParameterizedTest
    @CsvSource({"venomous-snake, 1000", "student, 1450", "tiger, 2200", "great-demon, 1600"})
    @Rule({"KF-TRT-49", "KF-TRT-61", "KF-MOV-01", "KF-MOV-02", "KF-RUL-14"})
    void everybodyHasAStick(String profile, int reach) {
      Ring ring = acting(f -> { }, 1, "2 " + profile + " 3000 4000").play("move");
      assertThat(ring.refused("to " + (3000 + reach) + " 4000")).isEqualTo("legal");
      assertThat(ring.refused("to " + (3001 + reach) + " 4000")).isEqualTo("KF-MOV-01");
    }

    @Test
    @Rule("KF-TRT-64a")
    void whoIsSlow_movesOnceATurn() {
      Ring ring = acting(f -> { }, 2, "2 zombie 3000 4000").play("move", "to 3500 4000");
      assertThat(ring.refused("move")).isEqualTo("KF-TRT-64a");
    }

    @Test
    @Rule({"KF-LOC-47b", "KF-LOC-06a"})
    void aJumpOntoSlipperyGround_andBambooInTheWay() {
      Ground ground = Ground.bare().fence(3400, 3000, 3550, 5000).flat(3560, 3000, 5000, 5000, Flag.SLIPPERY);
      Ring ring = acting(ground.laid(), 1, "2 student 3000 4000").play("jump").dice("jump-2=5 footing-2=2")
          .play("to 4400 4000");
      assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isTrue();
      Ground bamboo = Ground.bare().piece("b", 3400, 3000, 5000, 5000, 0, 800, Flag.WOODS, Flag.BAMBOO);
      assertThat(acting(bamboo.laid(), 1, "2 student 3000 4000").play("move").refused("to 4001 4000"))
          .isEqualTo("KF-RUL-32");
    }

    @Test
    @Rule("KF-TRT-29c")
    void whoFlies_hasNoHigherGround_andNobodyOverHim() {
      Consumer<GameState> rock = Ground.bare().rock(2000, 3000, 3000, 5000, 250).laid();
      Ring ring = acting(rock, 1, "2 flying-demon 2900 4000 250", "1 flying-demon 3300 4000").dice("attack-2=3 defence-1=3")
          .play("attack");
      assertThat(ring.kind()).isEqualTo("tie-effect");
      Ring under = acting(rock, 1, "2 student 2900 4000 250", "1 flying-demon 3225 4000").dice("attack-2=4 defence-1=3")
          .play("attack");
      assertThat(under.kind()).as("4 + 2 against 3 + 2 + 1 for the size").isEqualTo("tie-effect");
    }
  }
}
