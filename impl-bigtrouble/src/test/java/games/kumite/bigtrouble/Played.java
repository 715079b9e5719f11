package games.kumite.bigtrouble;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.LoadedDice;
import java.util.ArrayList;
import java.util.List;

/**
 * A {@link Scene} that is played on by notations.
 *
 * @param match the match
 * @param dice its dice
 */
public record Played(Match match, LoadedDice dice) {

  private static final String NAMES = "ABCD";

  /** Lays dice that are thrown later; since nothing is thrown before the first play, also those of the first steps. */
  Played lay(String results) {
    dice.lay(results);
    return this;
  }

  public Played play(String... notations) {
    for (String notation : notations) {
      match.play(match.decision().parse(notation));
    }
    return this;
  }

  GameState state() {
    return (GameState) Inspection.state(match);
  }

  String kind() {
    return match.isOver() ? "over" : match.decision().kind();
  }

  public List<String> actions() {
    return match.isOver() ? List.of() : match.decision().actions().stream().map(Action::notation).toList();
  }

  int seat(String name, int place) {
    return state().seat(NAMES.indexOf(name), place);
  }

  public int health(String name) {
    return seat(name, Counters.HEALTH);
  }

  int chi(String name) {
    return seat(name, Counters.CHI);
  }

  String space(String name) {
    return state().board().name(seat(name, Counters.SPACE));
  }

  int threat() {
    return state().get(Counters.THREAT);
  }

  int audacity() {
    return state().get(Counters.AUDACITY);
  }

  /** The minions, the oldest first: {@code LD@S5}. */
  List<String> minions() {
    List<String> minions = new ArrayList<>();
    GameState state = state();
    for (int place = 0; place < state.horde().size(); place++) {
      minions.add(state.content().minions().get(EnemyNumbers.type(state.horde().at(place))).abbreviation() + "@"
          + state.board().name(state.horde().spaceAt(place)));
    }
    return minions;
  }

  /** Where a boss is, an empty text if nowhere. */
  String boss(String id) {
    GameState state = state();
    int boss = id.equals("lo-pan") ? state.loPan() : state.content().boss(id);
    int space = state.boss(boss, Counters.BOSS_SPACE);
    return space < 0 ? "" : state.board().name(space) + " " + state.boss(boss, Counters.BOSS_HEALTH);
  }
}
