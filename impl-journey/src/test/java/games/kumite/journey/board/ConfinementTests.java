package games.kumite.journey.board;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Seat;
import games.kumite.journey.SetupGame;
import games.kumite.journey.ShippedWords;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.MatchDefinition;
import games.kumite.journey.state.QuestToken;
import games.kumite.journey.state.Settings;
import games.kumite.journey.turn.Wiring;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Texts;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Demons and gates behind closed doors, on the farm of the first quest. */
final class ConfinementTests {

  private static final MatchDefinition TERMS = new MatchDefinition(new Settings(1, "Q1", ""), Content.shelf(ShippedWords.ALL).of(""), Wiring.RULES);

  private final GameState state = new GameState(new MatchConfig(new SetupGame(), List.of(new Seat(0, "Ana", 0)),
      Map.of("quest", "Q1", "content", ""), Texts.of(SetupGame.class, "journey")), TERMS);
  private final int warrior = TERMS.firstOf(TERMS.type("warrior"));
  private final int door;
  private final WalkingDistance walk;

  ConfinementTests() {
    state.set(Counters.QUEST, 1);
    door = state.scene().pieces() - 1;
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      state.lay(piece, state.scene().piece(piece).square);
    }
    walk = new WalkingDistance(state.scene().ground);
    state.enter(warrior, pose(6, 1));
    state.place(0, pose(5, 6));
  }

  private int pose(int x, int y) {
    return Pose.of(state.scene().ground.square(x, y), 2);
  }

  @Test
  @Rule("JW-AI-14")
  void closedDoor_confinesADemon_untilItIsBroken() {
    assertThat(Confinement.ofDemon(state, walk, warrior)).isTrue();

    state.take(door);

    assertThat(Confinement.ofDemon(state, walk, warrior)).isFalse();
  }

  @Test
  @Rule("JW-AI-15")
  void pilgrimInside_freesTheDemonAsLongAsItIsThere() {
    state.place(1, pose(5, 2));
    assertThat(Confinement.ofDemon(state, walk, warrior)).isFalse();

    state.place(1, pose(0, 7));
    assertThat(Confinement.ofDemon(state, walk, warrior)).isTrue();
  }

  @Test
  void unconsciousPilgrimInside_countsForNothing() {
    state.place(1, pose(5, 2));
    state.setPilgrim(1, Counters.LYING, 1);

    assertThat(Confinement.ofDemon(state, walk, warrior)).isTrue();
  }

  @Test
  void demonAndGateOutside_areNotConfined() {
    state.place(warrior, pose(2, 6));

    assertThat(Confinement.ofDemon(state, walk, warrior)).isFalse();
    assertThat(Confinement.ofGate(state, walk, 0)).isFalse();
  }

  /** Shut in by tokens, not by a door: an open door would not help it out. */
  @Test
  @Rule("JW-AI-14")
  void demonThatNoOpenDoorWouldLetOut_isNotConfined() {
    state.place(warrior, pose(7, 0));
    int moved = 0;
    for (int piece = 0; piece < state.scene().pieces() && moved < 2; piece++) {
      if (state.scene().piece(piece).kind == QuestToken.Kind.VILLAGER) {
        state.take(piece);
        state.lay(piece, state.scene().ground.square(moved == 0 ? 7 : 6, moved == 0 ? 1 : 0));
        moved++;
      }
    }

    assertThat(Confinement.ofDemon(state, walk, warrior)).isFalse();
  }
}
