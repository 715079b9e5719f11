package games.kumite.journey.turn;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.Step;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The Demon phase: gates draw, then demons act one by one. */
final class DemonPhaseTests {

  /** Pilgrims that are not on the map are dead. */
  private static void buryAbsent(GameState it) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (it.pose(pilgrim) == Pose.NONE) {
        it.setPilgrim(pilgrim, Counters.LYING, Counters.DEAD);
      }
    }
  }

  /** X on all dice of demons: nobody is hurt. */
  private static Situation harmless(Situation s, int attacks) {
    for (int attack = 0; attack < attacks; attack++) {
      s.dice("red=0,0 blue-1=0,0");
    }
    return s;
  }

  @Test
  @Rule({"JW-TRN-16", "JW-GAT-09", "JW-TRN-17"})
  void gatesDrawFirst_andWhoHasAppearedActsInTheSamePhase() {
    Situation s = Situation.of(
        "G . . . . . . . . .",
        ". . . . . . . . . .").onTop("one-warrior").pilgrim("T 9,1 N").and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN);

    assertThat(s.events()).filteredOn(text -> text.contains("draws") || text.contains("Warrior 1"))
        .containsExactly("Gate G1 draws One warrior.", "Warrior 1 appears at gate G1.",
            "Warrior 1 can attack no one and comes nearer to Tripitaka: 2 AP to move.",
            "Warrior 1 moves to i2 and looks east.");
  }

  @Test
  @Rule({"JW-TRN-18", "JW-AI-01", "JW-EX-23"})
  void demonsAct_theNearestFirst_thenTheTougher() {
    Situation s = Situation.on(9, 9).pilgrim("T 4,4 N").demon("1 warrior 4,1 N").demon("2 archer 1,4 W")
        .demon("3 drummer 4,7 S").demon("4 warrior 7,7 E")
        .and(it -> {
          for (int figure = 4; figure < it.definition().figures(); figure++) {
            it.setTurnTokens(figure, 1, 0); // all are paralyzed: only the order is told
          }
        }).and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN);

    assertThat(s.content().conditions().get(1).entry().id()).isEqualTo("PARALYZED");
    assertThat(s.events()).filteredOn(text -> text.contains("paralyzed")).containsExactly(
        "Drummer 1 is paralyzed and does nothing.", "Archer 1 is paralyzed and does nothing.",
        "Warrior 1 is paralyzed and does nothing.", "Warrior 2 is paralyzed and does nothing.");
  }

  @Test
  @Rule({"JW-AI-02", "JW-AI-04", "JW-TRN-19", "JW-TRN-20"})
  void demonBesideTripitaka_attacksWithBothPoints_andNobodyIsAsked() {
    Situation s = harmless(Situation.on(5, 5).pilgrim("T 2,2 N").demon("1 warrior 2,1 S"), 2)
        .and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN).isOver();

    assertThat(s.events()).contains("Warrior 1 can attack Tripitaka: 0 AP to move, 2 to attack.")
        .filteredOn("Warrior 1 attacks Tripitaka."::equals).hasSize(2);
  }

  @Test
  @Rule({"JW-RAG-04", "JW-EX-31"})
  void rage_givesThreePoints() {
    Situation s = harmless(Situation.on(12, 5).pilgrim("T 3,2 E").demon("1 warrior 8,2 W")
        .and(it -> it.set(Counters.RAGE, 1)), 2).and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN).isOver();

    assertThat(s.where("1")).isEqualTo("4,2 W");
    assertThat(s.events()).filteredOn("Warrior 1 attacks Tripitaka."::equals).hasSize(2);
  }

  @Test
  @Rule({"JW-RUL-24", "JW-AI-05", "JW-EX-26"})
  void attackOnTheWay_thenTheClosingMove() {
    Situation s = harmless(Situation.on(12, 3).pilgrim("T 0,1 E").pilgrim("S 8,2 N").demon("1 warrior 8,1 S"), 1)
        .and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN).isOver();

    assertThat(s.where("1")).isEqualTo("5,1 W");
    assertThat(s.events()).containsSubsequence(
        "Warrior 1 attacks others and comes nearer to Tripitaka: 0 AP to move, 1 to attack.",
        "Warrior 1 attacks Monk Sha.", "Warrior 1 moves to f2 and looks west.");
  }

  @Test
  @Rule({"JW-AI-16", "JW-ATK-03", "JW-AI-08"})
  void severalTargets_areAttackedInTheOrderOfTripitakasPlayer() {
    Situation s = Situation.on(7, 7).seats(2).pilgrim("T 2,4 N").pilgrim("M 4,4 N").demon("1 berserker 3,3 S")
        .dice("red=0,0 black=1 blue-2=0,0 red=0,0 black=1 blue-1=0,0").and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN);

    assertThat(s.asked()).isEqualTo("order-targets Ana");
    assertThat(s.match().decision().isGroup()).isTrue();
    assertThat(s.options()).containsExactlyInAnyOrder("target figure:tripitaka", "target figure:monkey-king");
    s.play("target figure:monkey-king");
    assertThat(s.events()).containsSubsequence("Berserker 1 attacks Monkey King.", "Berserker 1 attacks Tripitaka.");
  }

  private static Situation between(int monkeyKing, int defender) {
    return Situation.on(12, 5).seats(4).pilgrim("T 0,2 E").pilgrim("M 6,1 N").health("M", monkeyKing).pilgrim("S 6,3 N")
        .demon("1 warrior 8,2 W").dice("red=0,0 blue-" + defender + "=0,0").and(DemonPhaseTests::buryAbsent)
        .when(DemonPhase.BEGIN);
  }

  /** Monkey King and Monk Sha have 14 health each; from one square the Warrior can hit either, but not both. */
  @Test
  @Rule({"JW-AI-16", "JW-RUL-158", "JW-AI-10"})
  void equallyWeakPilgrims_areAQuestionForTripitakasPlayer() {
    Situation s = between(14, 3);
    assertThat(s.asked()).isEqualTo("victims Ana");
    assertThat(s.match().decision().isGroup()).isTrue();
    assertThat(s.options()).containsExactly("target figure:monkey-king", "target figure:monk-sha");
    assertThat(s.events()).as("nothing is told before").noneMatch(text -> text.startsWith("Warrior 1"));
    s.play("target figure:monk-sha").isOver();
    assertThat(s.where("1")).isEqualTo("6,2 S");
    assertThat(s.events()).contains("Warrior 1 attacks Monk Sha.").doesNotContain("Warrior 1 attacks Monkey King.");

    assertThat(between(14, 2).play("target figure:monkey-king").isOver().where("1")).isEqualTo("6,2 N");
    assertThat(between(13, 2).isOver().events()).as("the weaker one").contains("Warrior 1 attacks Monkey King.");
  }

  @Test
  @Rule({"JW-CRD-25", "JW-EX-36", "JW-RUL-90"})
  void omChant_stopsWhoComes_andHoldsWhoIsThere() {
    Situation s = Situation.on(16, 3).secondTileFrom(8).pilgrim("T 1,1 E").demon("1 warrior 10,1 W")
        .demon("2 warrior 3,2 W").and(it -> it.set(Counters.CHANTING, 1)).and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN).isOver();

    assertThat(s.where("1")).as("the first square of the tile").isEqualTo("7,1 W");
    assertThat(s.where("2")).isEqualTo("3,2 W");
    assertThat(s.events()).contains("Warrior 2 is held by Om Chant and inactive.");
  }

  @Test
  @Rule({"JW-SDC-01", "JW-SDC-02", "JW-SDC-03"})
  void guestLord_leavesAfterItsFirstAttack_alsoIfPointsAreLeft() {
    Situation far = Situation.on(30, 3).pilgrim("T 0,1 E").demon("1 iron-fan 29,1 W")
        .and(it -> it.setFigure(it.definition().firstOf(it.definition().type("iron-fan")), Counters.GUEST, 1));
    far.and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN).isOver();
    assertThat(far.where("1")).as("no attack yet").isEqualTo("19,1 W");

    Situation near = Situation.on(5, 3).pilgrim("T 0,1 E").demon("1 iron-fan 1,1 W")
        .and(it -> it.setFigure(it.definition().firstOf(it.definition().type("iron-fan")), Counters.GUEST, 1))
        .dice("red=0,0,0 black=1 blue-1=0,0");
    near.and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN).isOver();
    assertThat(near.where("1")).isEqualTo("none");
    assertThat(near.journey().defeats(near.journey().definition().type("iron-fan"))).as("no credit").isZero();
    assertThat(near.number('T', Counters.GOOD) + near.number('T', Counters.BAD)).isZero();
  }

  @Test
  @Rule({"JW-SDC-08", "JW-RUL-47", "JW-RUL-87"})
  void wildAttacks_makeTripitakaOneOfMany() {
    Situation s = Situation.on(8, 3).pilgrim("T 0,1 E").pilgrim("M 5,1 E").demon("1 warrior 6,1 W")
        .and(it -> it.cards().moveToTop(token(it, "wild-attacks"), it.zones().special))
        .dice("red=0,0 blue-1=0,0 red=0,0 blue-1=0,0").and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN).isOver();

    assertThat(s.events()).contains("Warrior 1 attacks anyone within reach: 0 AP to move, 2 to attack.");
    assertThat(s.where("1")).isEqualTo("6,1 W");
  }

  private static int token(GameState it, String id) {
    int token = 0;
    while (!it.face(token).card.id().equals(id)) {
      token++;
    }
    return token;
  }

  @Test
  @Rule({"JW-AI-14", "JW-RUL-79", "JW-EX-35"})
  void demonBehindAClosedDoor_waitsUntilItIsBroken() {
    Situation shut = house().and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN).isOver();
    assertThat(shut.where("1")).isEqualTo("6,1 S");
    assertThat(shut.events()).contains("Warrior 1 is behind a closed door and inactive.");

    Situation open = house().and(it -> it.take(0)).and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN).isOver();
    assertThat(open.where("1")).isNotEqualTo("6,1 S");
  }

  private static Situation house() {
    Situation s = Situation.of(
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . . . D D .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . . . . . .").pilgrim("T 5,6 N").demon("1 warrior 6,1 S");
    for (int x = 4; x < 8; x++) {
      if (x != 5 && x != 6) {
        s.line(x, 3, Facing.SOUTH, 'y');
      }
    }
    for (int y = 0; y < 4; y++) {
      s.line(3, y, Facing.EAST, 'y');
    }
    return s;
  }

  @Test
  @Rule({"JW-GAT-03", "JW-RUL-121", "JW-SET-03"})
  void stirredGate_drawsOneCardMore_once() {
    Situation s = Situation.of(
        "G . . . . . . . . . . .",
        ". . . . . . . . . . . .").onTop("one-warrior", "archer").pilgrim("T 11,1 N")
        .and(it -> it.setExtraCards(0, 1)).and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN).isOver();

    assertThat(s.events()).filteredOn(text -> text.contains("draws"))
        .containsExactly("Gate G1 draws One warrior.", "Gate G1 draws Archer.");
    assertThat(s.journey().extraCards(0)).as("only in this phase").isZero();
  }

  @Test
  @Rule("JW-RUL-64")
  void questThatIsLostByTime_isLostWithTheDemonPhase() {
    Situation s = Situation.on(4, 4).pilgrim("T 1,1 N")
        .failure(new Goal.TurnReached(1)).and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN);

    assertThat(s.match().outcome().summary()).isEqualTo("defeat");
  }

  @Test
  @Rule("JW-TRN-17")
  void closedGate_drawsNothing() {
    Situation s = Situation.of("G . . .").pilgrim("T 3,0 N").and(it -> it.setGate(0, QuestToken.Gate.CLOSED))
        .and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN).isOver();

    assertThat(s.events()).noneMatch(text -> text.contains("draws"));
  }

  @Test
  @Rule("JW-SET-03")
  void dormantDemon_isToldToBeHeldByTheQuest() {
    Situation s = house().rule(new QuestRule.Dormant("warrior", "D1", new QuestRule.Area(4, 0, 4, 4)))
        .and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN).isOver();

    assertThat(s.events()).contains("Warrior 1 is held by a rule of the quest and inactive.");
  }

  @Test
  @Rule("JW-RUL-123")
  void conditionThatComesBack_bindsTheDemonAtOnce() {
    Situation s = Situation.on(5, 5).pilgrim("T 2,2 N").hand('T', "T4").demon("1 drummer 2,1 S")
        .dice("red=1 black=6").and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN)
        .play("play card:T4 figure:tripitaka").isOver();

    assertThat(s.conditions("1")).containsExactly("DISABLED 0");
    assertThat(s.events()).filteredOn("Drummer 1 attacks Tripitaka."::equals).as("not twice").hasSize(1);
  }

  private enum NextTurn implements Step<GameState> {
    UP_TO_THE_DEMONS;

    @Override
    public void run(GameState it) {
      it.then(TurnSteps.MAINTENANCE, DemonPhase.BEGIN);
    }
  }

  @Test
  @Rule({"JW-RUL-60", "JW-RAG-03", "JW-RAG-05"})
  void rage_stopsTheDrawingOfOneDemonPhaseAlone() {
    Situation now = Situation.of("G . . . . . . . . .").onTop("one-warrior").and(it -> it.set(Counters.RAGE, 1))
        .pilgrim("T 9,0 N").and(DemonPhaseTests::buryAbsent).when(DemonPhase.BEGIN).isOver();
    assertThat(now.events()).noneMatch(text -> text.contains("draws"));

    Situation next = Situation.of("G . . . . . . . . .").onTop("one-warrior").and(it -> it.set(Counters.RAGE, 1))
        .pilgrim("T 9,0 N").and(DemonPhaseTests::buryAbsent).when(NextTurn.UP_TO_THE_DEMONS).isOver();
    assertThat(next.events()).containsSubsequence("The rage of the demons is over.", "Gate G1 draws One warrior.");
  }
}
