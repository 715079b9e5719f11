package games.kumite.journey.board;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Seat;
import games.kumite.journey.SetupGame;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import games.kumite.journey.state.Settings;
import games.kumite.journey.state.Terms;
import games.kumite.journey.turn.ByTheRules;
import games.kumite.spi.Start;
import games.kumite.spi.Texts;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Demons and gates behind closed doors, on the farm of the first quest. */
final class ConfinementTests {

  private static final Terms TERMS = new Terms(new Settings(1, "Q1", ""), Content.shelf().of(""), ByTheRules.RULES);

  private final Journey journey = new Journey(new Start(new SetupGame(), List.of(new Seat(0, "Ana", 0)),
      Map.of("quest", "Q1", "content", ""), Texts.of(SetupGame.class, "journey")), TERMS);
  private final int warrior = TERMS.firstOf(TERMS.type("warrior"));
  private final int door;
  private final Walk walk;

  ConfinementTests() {
    journey.set(Num.QUEST, 1);
    door = journey.scene().pieces() - 1;
    for (int piece = 0; piece < journey.scene().pieces(); piece++) {
      journey.lay(piece, journey.scene().piece(piece).square);
    }
    walk = new Walk(journey.scene().ground);
    journey.enter(warrior, pose(6, 1));
    journey.place(0, pose(5, 6));
  }

  private int pose(int x, int y) {
    return Pose.of(journey.scene().ground.square(x, y), 2);
  }

  @Test
  @Rule("JW-AI-14")
  void closedDoor_confinesADemon_untilItIsBroken() {
    assertThat(Confinement.ofDemon(journey, walk, warrior)).isTrue();

    journey.take(door);

    assertThat(Confinement.ofDemon(journey, walk, warrior)).isFalse();
  }

  @Test
  @Rule("JW-AI-15")
  void pilgrimInside_freesTheDemonAsLongAsItIsThere() {
    journey.place(1, pose(5, 2));
    assertThat(Confinement.ofDemon(journey, walk, warrior)).isFalse();

    journey.place(1, pose(0, 7));
    assertThat(Confinement.ofDemon(journey, walk, warrior)).isTrue();
  }

  @Test
  void unconsciousPilgrimInside_countsForNothing() {
    journey.place(1, pose(5, 2));
    journey.setPilgrim(1, Num.LYING, 1);

    assertThat(Confinement.ofDemon(journey, walk, warrior)).isTrue();
  }

  @Test
  void demonAndGateOutside_areNotConfined() {
    journey.place(warrior, pose(2, 6));

    assertThat(Confinement.ofDemon(journey, walk, warrior)).isFalse();
    assertThat(Confinement.ofGate(journey, walk, 0)).isFalse();
  }

  /** Shut in by tokens, not by a door: an open door would not help it out. */
  @Test
  @Rule("JW-AI-14")
  void demonThatNoOpenDoorWouldLetOut_isNotConfined() {
    journey.place(warrior, pose(7, 0));
    int moved = 0;
    for (int piece = 0; piece < journey.scene().pieces() && moved < 2; piece++) {
      if (journey.scene().piece(piece).kind == Piece.Kind.VILLAGER) {
        journey.take(piece);
        journey.lay(piece, journey.scene().ground.square(moved == 0 ? 7 : 6, moved == 0 ? 1 : 0));
        moved++;
      }
    }

    assertThat(Confinement.ofDemon(journey, walk, warrior)).isFalse();
  }
}
