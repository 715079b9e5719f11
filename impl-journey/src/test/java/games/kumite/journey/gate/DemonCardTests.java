package games.kumite.journey.gate;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Battlefield;
import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.content.Deck;
import games.kumite.journey.demon.ActivationOrder;
import games.kumite.journey.demon.ActivationProgress;
import games.kumite.journey.demon.DemonOrder;
import games.kumite.journey.demon.SpecialCards;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What gates draw, and what the cards bring. */
final class DemonCardTests {

  private Battlefield field = Battlefield.of(
      ". . . . . . . . . .",
      ". G . . . . . . . .",
      ". . . . . . . . . .",
      ". . . . . . . . . .",
      ". . . . . . . . T .",
      ". . . . . . . . . .");

  /** Nothing but these cards in the deck, the first on top; all others are out of the game. */
  private void deck(String... ids) {
    GameState state = field.journey();
    Zone deck = state.zones().deck(Deck.DEMON);
    state.cards().moveAll(deck, state.zones().hands[0]);
    state.cards().moveAll(state.zones().discards(Deck.DEMON), state.zones().hands[0]);
    for (int i = ids.length - 1; i >= 0; i--) {
      int token = 0;
      while (!state.face(token).card.id().equals(ids[i]) || !state.cards().isIn(token, state.zones().hands[0])) {
        token++;
      }
      state.cards().moveToTop(token, deck);
    }
  }

  private List<String> inPlay() {
    GameState state = field.journey();
    List<String> figures = new ArrayList<>();
    for (int figure = 4; figure < state.definition().figures(); figure++) {
      if (state.pose(figure) != Pose.NONE) {
        figures.add(state.definition().figure(figure).name);
      }
    }
    return figures;
  }

  private int discarded() {
    return field.journey().cards().count(field.journey().zones().discards(Deck.DEMON));
  }

  private int faceUp() {
    return field.journey().cards().count(field.journey().zones().special);
  }

  @Test
  @Rule({"JW-TRN-17", "JW-GAT-04", "JW-RUL-28"})
  void reinforcement_bringsItsDemons_andIsDiscarded() {
    deck("two-warriors", "general");
    DemonCards.draw(field.journey(), 0);

    assertThat(inPlay()).containsExactly("warrior-1", "warrior-2");
    assertThat(discarded()).isEqualTo(1);
    assertThat(faceUp()).isZero();
  }

  @Test
  @Rule("JW-GAT-09")
  void demonsThatHaveAppeared_areInTheOrderOfActivation() {
    deck("archer");
    DemonCards.draw(field.journey(), 0);
    ActivationOrder order = DemonOrder.order(field.journey());

    assertThat(order.size()).isEqualTo(1);
    assertThat(ActivationProgress.of(field.journey(), order.at(0)).points()).isEqualTo(2);
  }

  @Test
  @Rule({"JW-GAT-01", "JW-TRN-17"})
  void gateThatIsInactiveOrClosed_drawsNothing() {
    deck("archer");
    for (QuestToken.Gate state : List.of(QuestToken.Gate.INACTIVE,
        QuestToken.Gate.CLOSED)) {
      field.journey().setGate(0, state);
      DemonCards.draw(field.journey(), 0);
      assertThat(inPlay()).isEmpty();
    }
    assertThat(discarded()).isZero();
  }

  @Test
  @Rule("JW-AI-14")
  void gateBehindAClosedDoor_drawsNothing_untilItIsBroken() {
    field = Battlefield.of(
        "G . D . T",
        ". . D . .").line(1, 0, Facing.EAST, 'y');
    GameState state = field.journey();
    deck("archer", "archer");
    DemonCards.draw(state, 0);
    assertThat(inPlay()).isEmpty();

    state.take(state.scene().pieces() - 1);
    DemonCards.draw(state, 0);
    assertThat(inPlay()).containsExactly("archer-1");
  }

  @Test
  @Rule("JW-RUL-67")
  void emptyDeck_isRenewedWithoutTheCardsFaceUp_andMayStayEmpty() {
    deck("wild-attacks");
    GameState state = field.journey();
    DemonCards.draw(state, 0);
    assertThat(faceUp()).isEqualTo(1);

    DemonCards.draw(state, 0);

    assertThat(faceUp()).as("nothing to draw").isEqualTo(1);
    assertThat(inPlay()).isEmpty();
  }

  @Nested
  final class Rages {

    @Test
    @Rule({"JW-EX-22", "JW-RAG-02", "JW-RAG-03", "JW-RAG-04", "JW-RAG-05", "JW-RAG-06", "JW-RUL-29", "JW-TRN-21",
        "JW-TRN-10"})
    void example22_rage() {
      GameState state = field.journey();
      field.demon(1, "general", "3,0 E").demon(2, "general", "5,0 E");
      deck("general", "archer");
      DemonCards.draw(state, 0);
      assertThat(Rage.isOn(state)).isTrue();
      DemonCards.draw(state, 0);

      assertThat(inPlay()).as("the General is lost, the next gate draws nothing")
          .containsExactly("general-1", "general-2");
      assertThat(discarded()).isEqualTo(1);
      assertThat(ActivationProgress.of(state, field.figure(1)).points()).isEqualTo(3);

      Rage.end(state);
      assertThat(ActivationProgress.of(state, field.figure(1)).points()).isEqualTo(2);
      DemonCards.draw(state, 0);
      assertThat(inPlay()).contains("archer-1");
      deck("general");
      DemonCards.draw(state, 0);
      assertThat(Rage.isOn(state)).as("it may begin again").isTrue();
    }

    @Test
    @Rule("JW-RUL-73")
    void rageInTheMiddleOfACard_leavesTheDemonPlacedBefore() {
      GameState state = field.journey();
      for (int type = 0; !state.definition().demon(type).isLord(); type++) {
        while (state.free(type) != GameState.NOBODY) {
          state.enter(state.free(type), firstPose(state, state.free(type)));
        }
      }
      state.leave(state.definition().firstOf(state.definition().type("warrior")));
      deck("two-warriors");
      DemonCards.draw(state, 0);

      assertThat(state.free(state.definition().type("warrior"))).isEqualTo(GameState.NOBODY);
      assertThat(Rage.isOn(state)).isTrue();
    }

    private int firstPose(GameState state, int figure) {
      int pose = 0;
      while (!BasePlacement.canStand(state.footing(figure), state.squares(), figure, pose)) {
        pose++;
      }
      return pose;
    }
  }

  @Nested
  final class Lords {

    @Test
    @Rule("JW-GAT-07")
    void uniqueDemon_appearsIfItIsNotInPlay_elseTheGateDrawsAgain() {
      deck("kogaiji", "archer");
      DemonCards.draw(field.journey(), 0);
      assertThat(inPlay()).containsExactly("kogaiji");

      deck("kogaiji", "archer");
      DemonCards.draw(field.journey(), 0);

      assertThat(inPlay()).containsExactly("archer-1", "kogaiji");
    }

    @Test
    @Rule({"JW-SDC-01", "JW-GAT-08", "JW-RUL-30"})
    void guestLord_appearsAsAGuest_andItsCardStaysFaceUpUntilMaintenance() {
      deck("spawn-demon-lord", "archer");
      GameState state = field.journey();
      DemonCards.draw(state, 0);

      assertThat(inPlay()).as("in place of a reinforcement").containsExactly("iron-fan");
      assertThat(state.figure(state.definition().firstOf(state.definition().type("iron-fan")), Counters.GUEST)).isEqualTo(1);
      assertThat(faceUp()).isEqualTo(1);

      DemonCards.clear(state);
      assertThat(faceUp()).isZero();
      assertThat(discarded()).isEqualTo(1);
    }

    @Test
    @Rule({"JW-RUL-50", "JW-RUL-94"})
    void guestLordInPlay_makesTheGateDrawAgain_untilItHasSeenEveryCard() {
      field.demon(1, "iron-fan", "5,0 E");
      deck("spawn-demon-lord");
      DemonCards.draw(field.journey(), 0);

      assertThat(inPlay()).containsExactly("iron-fan");
      assertThat(field.journey().figure(field.figure(1), Counters.GUEST)).as("it stays what it was").isZero();
      assertThat(faceUp()).isZero();
    }
  }

  @Nested
  final class Specials {

    @Test
    @Rule({"JW-GAT-08", "JW-TRN-11", "JW-SDC-08", "JW-SDC-09"})
    void wildAttacksAndPhaseMarch_lieFaceUpUntilMaintenance() {
      deck("wild-attacks", "phase-march");
      DemonCards.draw(field.journey(), 0);
      assertThat(SpecialCards.isWildAttacks(field.journey())).isTrue();
      assertThat(SpecialCards.isPhaseMarch(field.journey())).isFalse();
      DemonCards.draw(field.journey(), 0);
      assertThat(SpecialCards.isPhaseMarch(field.journey())).isTrue();

      DemonCards.clear(field.journey());

      assertThat(SpecialCards.isWildAttacks(field.journey()) || SpecialCards.isPhaseMarch(field.journey())).isFalse();
      assertThat(discarded()).isEqualTo(2);
    }

    @Test
    @Rule({"JW-EX-34", "JW-SDC-04", "JW-SDC-05", "JW-SDC-06", "JW-SDC-07"})
    void example34_floodGate() {
      field = Battlefield.of(
          "1 . . . . . . . . . . .",
          ". . . . . . . . . G . .",
          ". . . . . . . . . . . .",
          ". . . . . . . . . . . .",
          ". . . . . . . . . . . .",
          ". . . . . . . . 2 . . .",
          ". . . . . . . . . T . .",
          ". . . . . . . . . . . .").demon(1, "warrior", "0,0 S").demon(2, "archer", "8,5 S");
      deck("flood-gate", "archer");
      GameState state = field.journey();
      assertThat(DemonOrder.distance(state, field.figure(1))).isEqualTo(15);
      assertThat(DemonOrder.distance(state, field.figure(2))).isEqualTo(2);
      DemonCards.draw(state, 0);

      assertThat(field.where(field.figure(2))).isEqualTo("8,5 S");
      assertThat(field.where(field.figure(1))).isEqualTo("9,2 S");
      assertThat(DemonOrder.distance(state, field.figure(1))).isEqualTo(4);
      assertThat(discarded()).as("discarded at once").isEqualTo(1);
      assertThat(faceUp()).isZero();
      assertThat(ActivationProgress.of(state, field.figure(1)).plan(state).attacks()).as("it acts normally").isEqualTo(1);
    }

    @Test
    @Rule({"JW-RUL-49", "JW-RUL-91"})
    void floodGate_leavesInactiveDemons_andMovesParalyzedOnes() {
      field = Battlefield.of(
          "1 . D . . . . . . . . .",
          ". . D . 2 . . . . G . T").demon(1, "warrior", "0,0 S").demon(2, "warrior", "4,1 E");
      field.condition(field.figure(2), "PARALYZED");
      deck("flood-gate");
      DemonCards.draw(field.journey(), 0);

      assertThat(field.where(field.figure(1))).isEqualTo("0,0 S");
      assertThat(field.where(field.figure(2))).startsWith("10,");
    }

    @Test
    @Rule("JW-RUL-91")
    void floodGate_takesTheDemonOffTheMapBeforeItLooksForAPlace() {
      field = Battlefield.of(
          ". # G . . .",
          ". # . 1 1 .",
          ". . . 1 1 .",
          "T . . . . .").demon(1, "general", "3,1 N");
      deck("flood-gate");
      DemonCards.draw(field.journey(), 0);

      assertThat(field.where(field.figure(1))).as("half of it where it stood").isEqualTo("3,2 S");
    }
  }

  /** Flood Gate while Wild Attacks lies face up; worked out by hand. */
  @Nested
  final class WildFlood {

    /** The gate shuts the row in two; from its east side Monkey King is nearest. */
    private void row(int health) {
      field = Battlefield.of("H . 1 . . . G . . . M . . T").demon(1, "warrior", "2,0 E");
      field.health('H', health);
    }

    @Test
    @Rule({"JW-SDC-04", "JW-SDC-08", "JW-RUL-87"})
    void wildAttacksFirst_demonAppearsForTheWeakestInPlaceOfTheWayToTripitaka() {
      row(5);
      deck("wild-attacks", "flood-gate");
      DemonCards.draw(field.journey(), 0);
      DemonCards.draw(field.journey(), 0);

      assertThat(field.where(field.figure(1))).as("four steps from Cho Hakkai; D to Tripitaka 1011, now 1008")
          .isEqualTo("5,0 W");
    }

    @Test
    @Rule({"JW-SDC-07", "JW-SDC-04"})
    void floodGateFirst_isOverBeforeWildAttacksBegin() {
      row(5);
      deck("flood-gate", "wild-attacks");
      DemonCards.draw(field.journey(), 0);
      DemonCards.draw(field.journey(), 0);

      assertThat(field.where(field.figure(1))).as("on its way to Tripitaka").isEqualTo("7,0 E");
      assertThat(SpecialCards.isWildAttacks(field.journey())).isTrue();
      assertThat(faceUp()).isEqualTo(1);
    }

    @Test
    @Rule({"JW-SDC-08", "JW-AI-10", "JW-RUL-87"})
    void demonAppearsOnTheSideOfWhomItPrefers() {
      row(16);
      deck("wild-attacks", "flood-gate");
      DemonCards.draw(field.journey(), 0);
      DemonCards.draw(field.journey(), 0);

      assertThat(field.where(field.figure(1))).as("Monkey King is weaker").isEqualTo("7,0 E");
    }

    @Test
    @Rule({"JW-RUL-87", "JW-SDC-04"})
    void nearerMeansToTripitaka_notToWhoIsNearestToTheGate() {
      field = Battlefield.of("G . M . . . . . T . 1").demon(1, "warrior", "10,0 W");
      deck("wild-attacks", "flood-gate");
      DemonCards.draw(field.journey(), 0);
      DemonCards.draw(field.journey(), 0);

      assertThat(field.where(field.figure(1))).as("two squares from him; beside the gate it would be next to Monkey King")
          .isEqualTo("10,0 W");
    }

    @Test
    @Rule({"JW-RUL-87", "JW-SDC-04", "JW-SDC-06"})
    void nearerMeansToTripitaka_alsoForADemonBesideAnother() {
      field = Battlefield.of(
          "H 1 . . . . G . . . M . .",
          ". . . . . . . . . . 2 . T").demon(1, "warrior", "1,0 E").demon(2, "warrior", "10,1 S");
      field.health('M', 3);
      deck("wild-attacks", "flood-gate");
      DemonCards.draw(field.journey(), 0);
      DemonCards.draw(field.journey(), 0);

      assertThat(field.where(field.figure(1))).as("D was 12, now 6").isEqualTo("7,0 E");
      assertThat(field.where(field.figure(2))).as("2 already").isEqualTo("10,1 S");
      assertThat(ActivationProgress.of(field.journey(), field.figure(1)).plan(field.journey()).attacks())
          .as("it acts normally").isEqualTo(1);
    }

    @Test
    @Rule({"JW-RUL-87", "JW-SDC-04", "JW-SDC-07"})
    void whoIsMovedFirst_goesByTripitaka() {
      field = Battlefield.of("1 H . . . 2 . . . G . T").demon(1, "warrior", "0,0 E").demon(2, "warrior", "5,0 W");
      deck("flood-gate");
      DemonCards.draw(field.journey(), 0);
      assertThat(field.where(field.figure(2))).as("D 1006 against 1011").isEqualTo("10,0 E");
      assertThat(field.where(field.figure(1))).as("the other side: no way to anybody").isEqualTo("8,0 N");

      field = Battlefield.of("1 H . . . 2 . . . G . T").demon(1, "warrior", "0,0 E").demon(2, "warrior", "5,0 W");
      deck("wild-attacks", "flood-gate");
      DemonCards.draw(field.journey(), 0);
      DemonCards.draw(field.journey(), 0);
      assertThat(field.where(field.figure(2))).as("1006 against 1011, though the other stands beside Cho Hakkai").isEqualTo("10,0 E");
      assertThat(field.where(field.figure(1))).isEqualTo("8,0 N");
    }
  }
}
