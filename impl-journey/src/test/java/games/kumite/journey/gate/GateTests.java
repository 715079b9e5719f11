package games.kumite.journey.gate;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Battlefield;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.demon.ActivationOrder;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken.Gate;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The order of gates, and how they become active and closed. */
final class GateTests {

  private final Battlefield field = Battlefield.of(
      "G . . . . T . . . G . .",
      ". . . . . . . . . . . .",
      "G . . . . . . . . . . G");

  private static List<Integer> order(GameState state) {
    ActivationOrder order = Spawning.order(state);
    return IntStream.range(0, order.size()).map(order::at).boxed().toList();
  }

  @Test
  @Rule({"JW-TRN-17", "JW-GAT-03", "JW-RUL-85"})
  void gatesDraw_theNearestFirst_andTheLowerNumberAmongEquals() {
    assertThat(order(field.journey())).as("G2 D 3, G1 D 4, G3 D 5, G4 D 6").containsExactly(1, 0, 2, 3);

    field.journey().place(0, field.pose("6,0 N"));
    assertThat(order(field.journey())).as("D 2, 5 and 5, 6").containsExactly(1, 0, 3, 2);
    field.journey().place(0, field.pose("5,2 N"));
    assertThat(order(field.journey())).as("D 4 and 4, 5 and 5").containsExactly(1, 2, 0, 3);
  }

  @Test
  @Rule({"JW-GAT-01", "JW-TRN-17"})
  void gatesThatAreNotActive_haveNoPlaceInTheOrder() {
    field.journey().setGate(1, Gate.INACTIVE);
    field.journey().setGate(2, Gate.CLOSED);

    assertThat(order(field.journey())).containsExactly(0, 3);
  }

  @Test
  @Rule("JW-RUL-22")
  void unconsciousTripitaka_countsForNothing() {
    Battlefield other = Battlefield.of("G . T . . . . . . M . G").health('T', 0);

    assertThat(order(other.journey())).containsExactly(1, 0);
  }

  @Test
  @Rule("JW-RUL-93")
  void nearestGates_followTheSameOrder() {
    GameState state = field.journey();
    state.setGate(1, Gate.INACTIVE);
    assertThat(Gates.nearest(state)).isZero();
    assertThat(Gates.nearestOpen(state)).isEqualTo(1);

    state.setGate(1, Gate.CLOSED);
    assertThat(Gates.nearestOpen(state)).isZero();
    for (int gate = 0; gate < 4; gate++) {
      state.setGate(gate, Gate.CLOSED);
    }
    assertThat(Gates.nearest(state)).isEqualTo(GameState.NOBODY);
    assertThat(Gates.nearestOpen(state)).isEqualTo(GameState.NOBODY);
  }

  @Test
  @Rule({"JW-GAT-02", "JW-RUL-82"})
  void closedGate_neverDrawsAgain_alsoIfItWasInactive() {
    Battlefield quest = Battlefield.of(
        "G . . T . .",
        ". . . . . .").secondTileFrom(4).rule(new QuestRule.GateAfterEntering("G1", "second"));
    GameState state = quest.journey();
    state.setGate(0, Gate.INACTIVE);
    assertThat(QuestRules.mayClose(state, 0)).isTrue();
    Gates.close(state, 0);
    state.set(Counters.ENTERED_TILES, 0b10);

    QuestRules.maintenance(state);

    assertThat(state.gate(0)).isEqualTo(Gate.CLOSED);
    assertThat(Gates.isActive(state, 0)).isFalse();
    assertThat(QuestRules.mayClose(state, 0)).isFalse();
  }

  @Test
  @Rule("JW-CRD-24")
  void quest_mayKeepItsGatesOpen() {
    GameState open = Battlefield.of("G . T").rule(new QuestRule.GatesStayOpen()).journey();
    assertThat(QuestRules.mayClose(open, 0)).isFalse();

    Battlefield guarded = Battlefield.of("G . T . 1").rule(new QuestRule.GuardedGates("kogaiji"))
        .demon(1, "kogaiji", "4,0 W");
    assertThat(QuestRules.mayClose(guarded.journey(), 0)).isFalse();
    guarded.journey().leave(guarded.figure(1));
    assertThat(QuestRules.mayClose(guarded.journey(), 0)).isTrue();
  }

  @Test
  @Rule("JW-GAT-01")
  void gate_becomesActive_afterATileIsEnteredOrADoorBroken() {
    Battlefield entering = Battlefield.of("G . . T . .").secondTileFrom(4)
        .rule(new QuestRule.GateAfterEntering("G1", "second"));
    GameState state = entering.journey();
    state.setGate(0, Gate.INACTIVE);
    state.set(Counters.ENTERED_TILES, 0b01);
    QuestRules.maintenance(state);
    assertThat(state.gate(0)).isEqualTo(Gate.INACTIVE);
    state.set(Counters.ENTERED_TILES, 0b11);
    QuestRules.maintenance(state);
    assertThat(state.gate(0)).isEqualTo(Gate.ACTIVE);

    Battlefield breaking = Battlefield.of("G . D D T").rule(new QuestRule.GateAfterDoor("G1", "D1"));
    state = breaking.journey();
    state.setGate(0, Gate.INACTIVE);
    QuestRules.maintenance(state);
    assertThat(state.gate(0)).isEqualTo(Gate.INACTIVE);
    state.take(state.scene().pieces() - 1);
    QuestRules.maintenance(state);
    assertThat(state.gate(0)).isEqualTo(Gate.ACTIVE);
  }

  @Test
  @Rule("JW-GAT-01")
  void rulesOfAQuest_meanTheGateAndTheDoorThatTheyName() {
    Battlefield two = Battlefield.of("G . G D D T", "D D . . . .").rule(new QuestRule.GateAfterDoor("G2", "D2"));
    GameState state = two.journey();
    state.setGate(0, Gate.INACTIVE);
    state.setGate(1, Gate.INACTIVE);
    state.take(state.scene().pieces() - 2);
    QuestRules.maintenance(state);
    assertThat(state.gate(1)).as("D1 is another door").isEqualTo(Gate.INACTIVE);
    state.take(state.scene().pieces() - 1);
    QuestRules.maintenance(state);
    assertThat(state.gate(1)).isEqualTo(Gate.ACTIVE);
    assertThat(state.gate(0)).as("G1 is another gate").isEqualTo(Gate.INACTIVE);
  }
}
