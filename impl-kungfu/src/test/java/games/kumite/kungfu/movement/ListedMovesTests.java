package games.kumite.kungfu.movement;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.kungfu.KungFuGame;
import games.kumite.kungfu.geometry.ListedEnds;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a move lists is what the rules find legal that judge any place: a list asks less of a place than they do. */
final class ListedMovesTests {

  private static final List<MoveType> GAITS = List.of(MoveType.WALK, MoveType.FREE, MoveType.JUMP, MoveType.LEAP, MoveType.LEVITATE, MoveType.SKATE);
  private static final int EVERY = 60;
  private static final int MATCHES = 4;

  @ParameterizedTest
  @ValueSource(strings = {"hideout", "street", "wilderness", "temple", "village", "generated"})
  @Rule("KF-RUL-52")
  void candidates_ofAllWhoMove_areListedIfTheirPlaceIsLegal(String table) {
    int checked = 0;
    for (long seed = 0; seed < MATCHES; seed++) {
      Match match = new KungFuGame().start(Setup.seats(2).seed(seed).withoutRecord().option("table", table));
      SeededRandom random = RandomSource.seeded(seed).split("play");
      for (int count = 0; !match.isOver(); count++) {
        if (count % EVERY == 0) {
          checked += check(match, table + " " + seed + " " + count);
        }
        match.playRandom(random);
      }
    }
    assertThat(checked).isGreaterThan(1000);
  }

  private static int check(Match match, String where) {
    Figures figures = ((GameState) Inspection.state(match)).figures();
    int checked = 0;
    for (int figure = 0; figure < figures.count(); figure++) {
      for (int i = 0; i < GAITS.size() && figures.isBody(figure) && figures.gang(figure) >= 0; i++) {
        checked += check(match, figure, GAITS.get(i), where);
      }
    }
    return checked;
  }

  private static int check(Match match, int figure, MoveType gait, String where) {
    GameState state = ((GameState) Inspection.state(match)).copy();
    Destination destination = new Destination(figure, 1, ActivationFlags.FRESH, gait);
    List<String> expected = new ArrayList<>();
    destination.candidates(state).forEach(candidate -> {
      if (destination.refusal(state, candidate.place()) == null) {
        expected.add(TargetedMove.to(state, candidate.place()).notation());
      }
    });
    assertThat(expected).hasSizeLessThanOrEqualTo(ListedEnds.MAX);
    new FreeMoveTo(figure, gait).run(state);
    List<String> listed = Inspection.at(match, state).decision().actions().stream().map(Action::notation).toList();
    assertThat(listed.size() - expected.size()).as("dives, and to stay").isBetween(1, 3);
    assertThat(listed.subList(0, expected.size())).as("%s: figure %d, %s", where, figure, gait).isEqualTo(expected);
    return expected.size();
  }
}
