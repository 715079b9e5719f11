package games.kumite.journey.demon;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Battlefield;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What demons plan, rule by rule. */
final class PlanTests {

  @Nested
  final class Priorities {

    @Test
    @Rule({"JW-AI-03", "JW-AI-04"})
    void tripitakaAlone_comesBeforeTwoOthersWhoAreWeaker() {
      Battlefield field = Battlefield.of(
          ". . . . . .",
          ". T . . M .",
          ". . . 1 . .",
          ". . . . H .",
          ". . . . . .").health('M', 1).health('H', 1).demon(1, "drummer", "3,2 E");

      assertThat(Planning.plan(field, 1)).startsWith("P1").endsWith("attack on T");
    }

    @Test
    @Rule({"JW-AI-03", "JW-AI-05"})
    void attackOnTheWay_comesBeforeTwoAttacksOnTheSpot() {
      Battlefield field = Battlefield.of(
          "T . . . . . . . 1 S",
          ". . . . . . . . . .").demon(1, "warrior", "8,0 E");

      assertThat(Planning.plan(field, 1)).isEqualTo("P2 8,0 E, 1 attack on S, then 6,0 W");
    }

    /** Its rays begin two squares away. */
    @Test
    @Rule({"JW-AI-08", "JW-RUL-13"})
    void archer_cannotHitWhoStandsBeforeHim() {
      assertThat(Planning.plan(Battlefield.of("T 1").demon(1, "archer", "1,0 W"), 1)).isEqualTo("nothing");
      assertThat(Planning.plan(Battlefield.of("T . 1").demon(1, "archer", "2,0 W"), 1))
          .isEqualTo("P1 2,0 W, 2 attacks on T");
    }

    @Test
    @Rule("JW-AI-06")
    void attackOnOthers_takesAllActionsWhereNothingBringsItNearer() {
      Battlefield field = Battlefield.of(
          "T # 1 S",
          ". # . .").demon(1, "warrior", "2,0 E");

      assertThat(Planning.plan(field, 1)).isEqualTo("P3 2,0 E, 2 attacks on S");
    }

    @Test
    @Rule("JW-AI-10")
    void sameNumberOfTargets_theWeakestDecides_thenTheNextWeakest() {
      Battlefield field = Battlefield.of(
          "M . S . H",
          ". . 1 . .",
          ". . 1 . .",
          ". . . . .",
          "T . . . .").health('M', 9).health('S', 5).health('H', 7).special("wild-attacks")
          .demon(1, "berserker", "2,1 N");
      assertThat(Planning.plan(field, 1)).isEqualTo("P3 3,1 N, 1 attack on SH");

      field.health('M', 6);
      assertThat(Planning.plan(field, 1)).isEqualTo("P3 1,1 N, 1 attack on MS");

      field.health('H', 4).health('S', 11);
      assertThat(Planning.plan(field, 1)).as("4 and 11 before 6 and 11").isEqualTo("P3 3,1 N, 1 attack on SH");
    }

    @Test
    @Rule("JW-AI-10")
    void markedPilgrim_looksWeakerThanItIs() {
      Battlefield field = Battlefield.of(
          ". . . . . . . . . . . .",
          ". . . . . . M . . . . .",
          "T . . . . . . . 1 . . .",
          ". . . . . . H . . . . .",
          ". . . . . . . . . . . .").health('M', 7).health('H', 5).demon(1, "warrior", "8,2 W");
      assertThat(Planning.plan(field, 1)).endsWith("on H");

      GameState state = field.journey();
      state.cards().moveToTop(field.card("C12"), state.zones().corruption[Battlefield.pilgrim('M')]);

      assertThat(Planning.plan(field, 1)).endsWith("on M");
    }

    @Test
    @Rule("JW-AI-11")
    void demon_stopsOnceItCanAttack() {
      Battlefield field = Battlefield.of(
          "1 . . . . T",
          ". . . . . .").demon(1, "kogaiji", "0,0 E");

      assertThat(Planning.plan(field, 1)).as("range 2").isEqualTo("P1 3,0 E, 1 attack on T");
    }

    @Test
    @Rule("JW-AI-13")
    void demon_takesThePlaceThatAnotherWouldNeed() {
      Battlefield alone = Battlefield.of(
          "# # # # T #",
          "2 . 1 . . .").demon(1, "warrior", "2,1 E");
      Battlefield both = Battlefield.of(
          "# # # # T #",
          "2 . 1 . . .").demon(1, "warrior", "2,1 E").demon(2, "warrior", "0,1 E");

      assertThat(Planning.plan(both, 1)).isEqualTo(Planning.plan(alone, 1)).startsWith("P1 4,1 N");
      both.journey().place(both.figure(1), both.pose("4,1 N"));
      assertThat(Planning.plan(both, 2)).as("there is no other place").isEqualTo("P4 3,1 E");
    }

    @Test
    @Rule({"JW-RUL-14", "JW-RUL-13"})
    void unconsciousPilgrim_isNoTarget_andCoversThoseBehind() {
      Battlefield field = Battlefield.of(
          "# # # # # #",
          "1 . M . T .",
          "# # # # # #").health('M', 0).demon(1, "iron-fan", "0,1 E");

      assertThat(Planning.plan(field, 1)).as("nothing but his place toward Tripitaka").isEqualTo("P4 1,1 E");
    }

    @Test
    @Rule("JW-RUL-88")
    void closingMove_thatEndsNearer_isWorthADearerPoseToAttackFrom() {
      Battlefield field = Battlefield.of(
          ". . . . . . . . . . . .",
          "T . . . . . . . . . . S",
          ". . . . . . . . . 1 . .").demon(1, "warrior", "9,2 E");
      field.journey().set(Counters.RAGE, 1);

      assertThat(Planning.plan(field, 1)).as("4 MV for the pose; from (11,2) N for 3 MV it would get to D 9 only").isEqualTo("P2 10,1 E, 1 attack on S, then 8,1 W");
    }
  }

  @Nested
  final class Approaches {

    @Test
    @Rule({"JW-AI-07", "JW-AI-12"})
    void crowdedWay_isFollowedAsFarAsItGoes() {
      Battlefield field = Battlefield.of(
          "# # # # # # # #",
          "1 . . 2 . . . T",
          "# # # # # # # #").demon(1, "warrior", "0,1 E").demon(2, "warrior", "3,1 E");

      assertThat(Planning.plan(field, 1)).as("level 2: past the other").isEqualTo("P4 2,1 E");
    }

    @Test
    @Rule("JW-AI-12")
    void openWay_isPreferredToAShorterOneThatIsTaken() {
      Battlefield field = Battlefield.of(
          ". . . . . . .",
          ". # # # # # .",
          "1 2 . . . . T",
          ". # # # # # .").demon(1, "warrior", "0,2 N").demon(2, "warrior", "1,2 W");

      assertThat(Planning.plan(field, 1)).isEqualTo("P4 5,0 E");
    }

    @Test
    @Rule({"JW-AI-07", "JW-RUL-10"})
    void noWay_endsWhereItIsNearestAsTheCrowFlies() {
      Battlefield field = Battlefield.of(
          "1 . . # T",
          ". . . # .").demon(1, "warrior", "0,0 E");

      assertThat(Planning.plan(field, 1)).isEqualTo("P4 2,0 E");
      assertThat(Planning.distance(field, 1, "2,0 E")).isEqualTo(1002);
    }

    @Test
    @Rule({"JW-MOV-12", "JW-TER-06", "JW-TER-09", "JW-RUL-61"})
    void colouredSquares_meanNothingToDemons() {
      Battlefield field = Battlefield.of("1 b b r r . T").demon(1, "warrior", "0,0 E");
      assertThat(Planning.plan(field, 1)).as("5 MV: no attack").isEqualTo("P4 5,0 E");

      field.journey().place(field.figure(1), field.pose("1,0 E"));
      assertThat(Planning.plan(field, 1)).isEqualTo("P1 5,0 E, 1 attack on T");
    }

    @Test
    @Rule("JW-AI-07")
    void stuckDemon_doesNothing() {
      Battlefield field = Battlefield.of(
          "1 # T",
          "# # .").demon(1, "warrior", "0,0 E");

      assertThat(Planning.plan(field, 1)).isEqualTo("nothing");
    }

    @Test
    @Rule("JW-RUL-80")
    void closedDoor_isGoneRound() {
      Battlefield field = Battlefield.of(
          ". . D . .",
          "1 . D . T",
          ". . . . .",
          ". . . . .").demon(1, "warrior", "0,1 E");

      assertThat(Arrays.stream(DemonMove.of(field.journey(), field.figure(1), field.pose("3,1 E")))
          .mapToObj(field::text)).doesNotContain("2,1 E").hasSize(9);
      assertThat(Planning.plan(field, 1)).startsWith("P4");
    }

    @Test
    void route_takesForwardBeforeLeftBeforeRight() {
      Battlefield field = Battlefield.of(
          ". . T",
          ". . .",
          "1 . .").demon(1, "warrior", "0,2 N");

      assertThat(Arrays.stream(DemonMove.of(field.journey(), field.figure(1), field.pose("1,0 E"))).mapToObj(field::text))
          .containsExactly("0,1 N", "0,0 N", "0,0 E", "1,0 E");
      assertThat(Arrays.stream(DemonMove.of(field.journey(), field.figure(1), field.pose("0,2 S"))).mapToObj(field::text))
          .containsExactly("0,2 W", "0,2 S");
    }
  }

  @Nested
  final class Conditions {

    private final Battlefield field = Battlefield.of(
        ". . . . . . .",
        "T . 1 . M . .",
        ". . . . . . .").demon(1, "warrior", "2,1 W");

    @Test
    @Rule({"JW-RUL-44", "JW-CRD-17"})
    void disabledDemon_movesOnly() {
      field.condition(field.figure(1), "DISABLED");
      assertThat(Planning.plan(field, 1)).isEqualTo("P4 1,1 W");

      field.journey().place(field.figure(1), field.pose("1,1 W"));
      assertThat(Planning.plan(field, 1)).as("it stands where it could attack").isEqualTo("nothing");
    }

    @Test
    @Rule({"JW-RUL-44", "JW-CRD-18"})
    void paralyzedDemon_isSkipped() {
      field.condition(field.figure(1), "PARALYZED");

      assertThat(Inactive.isSkipped(field.journey(), field.figure(1))).isTrue();
      assertThat(Inactive.isDemon(field.journey(), field.figure(1))).as("it is not inactive").isFalse();
      assertThat(Planning.plan(field, 1)).isEqualTo("nothing");
    }

    @Test
    void dazedDemon_hasOneActionPointLess_alsoInRage() {
      field.condition(field.figure(1), "DAZED");
      assertThat(ActivationProgress.of(field.journey(), field.figure(1)).points()).isEqualTo(1);
      assertThat(Planning.plan(field, 1)).as("no attack after a move").isEqualTo("P4 1,1 W");

      field.journey().set(Counters.RAGE, 1);
      assertThat(Planning.plan(field, 1)).isEqualTo("P1 1,1 W, 1 attack on T");
    }

    @Test
    void slowedDemon_movesTwoLess_neverBelowOne() {
      Battlefield far = Battlefield.of("1 . . . . . . . T").demon(1, "warrior", "0,0 E");
      far.condition(far.figure(1), "SLOWED");

      assertThat(Planning.plan(far, 1)).isEqualTo("P4 4,0 E");
    }
  }

  @Nested
  final class Activations {

    @Test
    @Rule({"JW-RUL-25", "JW-AI-05"})
    void displacedDemon_plansAgain_withTheDistanceOfTheBeginning() {
      Battlefield field = Battlefield.of(
          "T . . . 1 . . S .",
          "# # # # # # # # #").demon(1, "warrior", "4,0 E");
      GameState state = field.journey();
      ActivationProgress activation = ActivationProgress.of(state, field.figure(1));
      assertThat(activation.distance()).isEqualTo(4);
      state.place(field.figure(1), field.pose("6,0 E"));
      ActivationProgress later = activation.after(state, 1);

      assertThat(later.points()).isEqualTo(1);
      assertThat(later.distance()).isEqualTo(4);
      assertThat(Planning.text(field, later.plan(state))).isEqualTo("P3 6,0 E, 1 attack on S");
      assertThat(Planning.text(field, new ActivationProgress(field.figure(1), 0, 6, 2).plan(state)))
          .as("had it begun there it would run").isEqualTo("P2 6,0 E, 1 attack on S, then 4,0 W");
    }

    /** Two of three: who is named first leaves two pairs, and the second name one of them. */
    @Test
    @Rule("JW-RUL-158")
    void planInDoubt_isNarrowedPilgrimByPilgrim() {
      Plan plan = new Plan(PlanPriority.ATTACK_OTHERS, 0, 0, 1, 0b0110, Pose.NONE, 1 << 0b0110 | 1 << 0b1010 | 1 << 0b1100);
      assertThat(plan.isInDoubt()).isTrue();
      assertThat(plan.doubtful()).isEqualTo(0b1110);
      assertThat(plan.setsWith(1)).isEqualTo(1 << 0b0110 | 1 << 0b1010);
      assertThat(new Plan(PlanPriority.ATTACK_OTHERS, 0, 0, 1, 0b0110, Pose.NONE, plan.setsWith(1)).doubtful()).isEqualTo(0b1100);
      assertThat(Plan.NOTHING.isInDoubt()).isFalse();
    }

    @Test
    void plan_goesOn_untilTheDemonOrItsTargetsChange() {
      Battlefield field = Battlefield.of(
          ". T . .",
          ". 1 . .",
          ". . . .").demon(1, "drummer", "1,1 N");
      GameState state = field.journey();
      ActivationProgress activation = ActivationProgress.of(state, field.figure(1));
      Plan plan = activation.plan(state);
      assertThat(Planning.text(field, plan)).isEqualTo("P1 1,1 N, 2 attacks on T");
      assertThat(activation.canContinue(state, plan)).isTrue();

      state.place(field.figure(1), field.pose("1,2 N"));
      assertThat(activation.canContinue(state, plan)).as("it still hits him, from elsewhere").isFalse();
      state.place(field.figure(1), field.pose("1,1 N"));
      field.health('T', 0);
      assertThat(activation.canContinue(state, plan)).isFalse();
    }

    @Test
    @Rule({"JW-RUL-22", "JW-RUL-92"})
    void fallenQuarry_isReplacedByTheNearest_andStaysReplaced() {
      Battlefield field = Battlefield.of(
          ". T . . .",
          ". 1 . . M",
          "S . . . .").health('S', 3).demon(1, "warrior", "1,1 N");
      GameState state = field.journey();
      ActivationProgress activation = ActivationProgress.of(state, field.figure(1));
      assertThat(activation.quarry()).isEqualTo(Battlefield.pilgrim('T'));
      field.health('T', 0);

      ActivationProgress later = activation.after(state, 1);

      assertThat(later.quarry()).isEqualTo(Battlefield.pilgrim('S'));
      assertThat(later.distance()).as("Monk Sha is at D 2").isEqualTo(1);
      assertThat(later.after(state, 0).quarry()).isEqualTo(Battlefield.pilgrim('S'));
      field.health('T', 5);
      assertThat(later.after(state, 0).quarry()).as("fixed for this activation").isEqualTo(Battlefield.pilgrim('S'));
      assertThat(ActivationProgress.of(state, field.figure(1)).quarry()).isEqualTo(Battlefield.pilgrim('T'));
    }

    @Test
    @Rule("JW-RUL-22")
    void equallyNearPilgrims_areTakenInTheOrderOfPlay() {
      Battlefield field = Battlefield.of(
          ". . M . .",
          "T . 1 . .",
          ". . S . .").health('T', 0).demon(1, "warrior", "2,1 E");
      assertThat(DemonTargets.ofDemon(field.journey(), field.figure(1))).isEqualTo(Battlefield.pilgrim('M'));

      field.journey().setPilgrim(Battlefield.pilgrim('M'), Counters.PLACE, 3);
      field.journey().setPilgrim(Battlefield.pilgrim('S'), Counters.PLACE, 2);

      assertThat(DemonTargets.ofDemon(field.journey(), field.figure(1))).isEqualTo(Battlefield.pilgrim('S'));
    }

    @Test
    void nobodyConscious_endsEveryActivation() {
      Battlefield field = Battlefield.of("T 1 M").health('T', 0).health('M', 0).demon(1, "warrior", "1,0 E");

      assertThat(ActivationProgress.of(field.journey(), field.figure(1)).plan(field.journey())).isEqualTo(Plan.NOTHING);
    }

    @Test
    @Rule({"JW-RUL-23", "JW-AI-01"})
    void order_staysAsItWas_whateverMovesLater() {
      Battlefield field = Battlefield.of("T . 1 . 2 . .").demon(2, "warrior", "4,0 W").demon(1, "warrior", "2,0 W");
      ActivationOrder order = DemonOrder.order(field.journey());
      field.journey().place(field.figure(1), field.pose("6,0 W"));

      assertThat(List.of(order.at(0), order.at(1))).containsExactly(field.figure(1), field.figure(2));
      assertThat(DemonOrder.order(field.journey())).isNotEqualTo(order);
      assertThat(DemonOrder.order(field.journey()).at(0)).isEqualTo(field.figure(2));
    }

    @Test
    @Rule("JW-AI-01")
    void order_amongEquals_lordsFirst_thenTheEarlier() {
      Battlefield field = Battlefield.of(
          "2 . T . 1",
          ". . . . .",
          "# # 3 # #").demon(1, "warrior", "4,0 W").demon(2, "warrior", "0,0 E").demon(3, "kogaiji", "2,2 N");
      ActivationOrder order = DemonOrder.order(field.journey());

      assertThat(List.of(order.at(0), order.at(1), order.at(2)))
          .containsExactly(field.figure(3), field.figure(1), field.figure(2));
    }

    @Test
    @Rule({"JW-AI-01", "JW-RUL-75"})
    void order_amongEquals_goesByWhoCameWhen_notByTheMiniature() {
      Battlefield field = Battlefield.of("2 . T . 1").demon(1, "warrior", "4,0 W").demon(2, "warrior", "0,0 E");
      GameState state = field.journey();
      state.leave(field.figure(1));
      state.enter(field.figure(1), field.pose("4,0 W"));
      ActivationOrder order = DemonOrder.order(state);

      assertThat(List.of(order.at(0), order.at(1))).containsExactly(field.figure(2), field.figure(1));
    }

    @Test
    @Rule("JW-RUL-22")
    void order_withTripitakaUnconscious_goesByEachDemonsOwnQuarry() {
      Battlefield field = Battlefield.of("1 . T . . . 2 M").health('T', 0).demon(1, "warrior", "0,0 E")
          .demon(2, "warrior", "6,0 E");

      assertThat(DemonOrder.order(field.journey()).at(0)).isEqualTo(field.figure(2));
    }
  }

  @Nested
  final class Dormancy {

    @Test
    @Rule({"JW-RUL-89", "JW-DFN-05"})
    void demonHeldByTheQuest_sleepsUntilTheDoorIsBrokenOrSomebodyIsInside_alsoDuringPhaseMarch() {
      Battlefield field = Battlefield.of(
          "1 . . . T",
          ". . . D D",
          "M . . . .").rule(new QuestRule.Dormant("iron-fan", "D1",
              new QuestRule.Area(0, 0, 2, 2))).special("phase-march")
          .demon(1, "iron-fan", "0,0 E");
      GameState state = field.journey();
      assertThat(Inactive.isDemon(state, field.figure(1))).isTrue();

      state.place(Battlefield.pilgrim('M'), field.pose("1,1 N"));
      assertThat(Inactive.isDemon(state, field.figure(1))).isFalse();
      field.health('M', 0);
      assertThat(Inactive.isDemon(state, field.figure(1))).as("an unconscious pilgrim").isTrue();

      state.take(state.scene().pieces() - 1);
      assertThat(Inactive.isDemon(state, field.figure(1))).isFalse();
      assertThat(state.pose(field.figure(1))).isNotEqualTo(Pose.NONE);
    }

    @Test
    @Rule("JW-DFN-07")
    void omChant_holdsALargeDemonThatTouchesTheTileWithOneSquare() {
      Battlefield field = Battlefield.of(
          ". . . . . . . .",
          ". T . 1 1 . . .",
          ". . . 1 1 . . .").secondTileFrom(4).demon(1, "general", "3,1 N");
      assertThat(Inactive.isSkipped(field.journey(), field.figure(1))).isFalse();

      field.journey().set(Counters.CHANTING, 1);

      assertThat(Inactive.isSkipped(field.journey(), field.figure(1))).isTrue();
      field.journey().place(field.figure(1), field.pose("5,1 N"));
      assertThat(Inactive.isSkipped(field.journey(), field.figure(1))).isFalse();
    }
  }

  @Test
  void walls_hideTargets_fromPlansAsFromAttacks() {
    Battlefield field = Battlefield.of(
        "T . .",
        "1 . .").line(0, 0, Facing.SOUTH, 'y').demon(1, "warrior", "0,1 N");

    assertThat(AttackCoverage.now(field.journey(), field.figure(1))).isZero();
    assertThat(Planning.plan(field, 1)).isEqualTo("P4 1,0 W");
  }

  @Test
  @Rule("JW-RUL-123")
  void closingMove_isPossible_onlyAsLongAsNobodyIsInItsWay_andMvSuffices() {
    Battlefield field = Battlefield.of("T . . . 1 . . S M").demon(1, "warrior", "4,0 W");
    ActivationProgress activation = ActivationProgress.of(field.journey(), field.figure(1)).after(field.journey(), 1);
    Plan plan = new Plan(PlanPriority.ATTACK_ON_THE_WAY, field.pose("4,0 W"), 0, 1, 0, field.pose("1,0 W"), 0);
    assertThat(activation.closes(field.journey(), plan)).isTrue();

    field.condition(field.figure(1), "SLOWED");
    assertThat(activation.closes(field.journey(), plan)).as("3 steps with MV 2").isFalse();
    field.journey().leave(field.figure(1));
    field.journey().enter(field.figure(1), field.pose("4,0 W"));
    field.journey().place(Battlefield.pilgrim('M'), field.pose("2,0 N"));
    assertThat(activation.closes(field.journey(), plan)).as("in its way").isFalse();
    field.journey().place(Battlefield.pilgrim('M'), field.pose("1,0 N"));
    assertThat(activation.closes(field.journey(), plan)).as("where it ends").isFalse();
  }
}
