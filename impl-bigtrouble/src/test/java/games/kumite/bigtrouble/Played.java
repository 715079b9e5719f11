package games.kumite.bigtrouble;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
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
record Played(Match match, LoadedDice dice) {

  private static final String NAMES = "ABCD";

  /** Lays dice that are thrown later; since nothing is thrown before the first play, also those of the first steps. */
  Played lay(String results) {
    dice.lay(results);
    return this;
  }

  Played play(String... notations) {
    for (String notation : notations) {
      match.play(match.decision().action(notation));
    }
    return this;
  }

  Trouble state() {
    return (Trouble) Inspection.state(match);
  }

  String kind() {
    return match.isOver() ? "over" : match.decision().kind();
  }

  List<String> actions() {
    return match.isOver() ? List.of() : match.decision().actions().stream().map(Action::notation).toList();
  }

  int seat(String name, int place) {
    return state().seat(NAMES.indexOf(name), place);
  }

  int health(String name) {
    return seat(name, Num.HEALTH);
  }

  int chi(String name) {
    return seat(name, Num.CHI);
  }

  String space(String name) {
    return state().board().name(seat(name, Num.SPACE));
  }

  int threat() {
    return state().get(Num.THREAT);
  }

  int audacity() {
    return state().get(Num.AUDACITY);
  }

  /** The minions, the oldest first: {@code LD@S5}. */
  List<String> minions() {
    List<String> minions = new ArrayList<>();
    Trouble trouble = state();
    for (int place = 0; place < trouble.horde().size(); place++) {
      minions.add(trouble.content().minions().get(Enemy.type(trouble.horde().at(place))).abbreviation() + "@"
          + trouble.board().name(trouble.horde().spaceAt(place)));
    }
    return minions;
  }

  /** Where a boss is, an empty text if nowhere. */
  String boss(String id) {
    Trouble trouble = state();
    int boss = id.equals("lo-pan") ? trouble.loPan() : trouble.content().boss(id);
    int space = trouble.boss(boss, Num.BOSS_SPACE);
    return space < 0 ? "" : trouble.board().name(space) + " " + trouble.boss(boss, Num.BOSS_HEALTH);
  }
}
