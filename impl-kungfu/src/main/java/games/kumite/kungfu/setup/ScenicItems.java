package games.kumite.kungfu.setup;

import games.kumite.kungfu.content.TableLayout;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.SceneryNames;
import java.util.ArrayList;
import java.util.List;

/** The scenic items of a table by their numbers (KF-RUL-93). */
final class ScenicItems {

  private ScenicItems() {}

  /** Returns the numbers of those that are hard or very hard (KF-PLT-14a). */
  static List<Integer> breakable(Board board) {
    return with(board, Flag.HARD.bit() | Flag.VHARD.bit());
  }

  /** Returns the numbers of those that are hard (KF-PLT-05a, D-05). */
  static List<Integer> hard(Board board) {
    return with(board, Flag.HARD.bit());
  }

  private static List<Integer> with(Board board, long flags) {
    List<String> names = TableLayout.scenicItems(board);
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      if (Spots.parts(board, names.get(i)).stream().anyMatch(part -> part.is(Flag.SCENIC) && part.isAny(flags))) {
        found.add(i);
      }
    }
    return found;
  }

  /** Returns a choice that concerns an item, by its number. */
  static SetupAction action(GameState state, SetupAction.Verb verb, int item, SceneryNames names) {
    String id = TableLayout.scenicItems(state.board()).get(item);
    return SetupAction.element(state, verb, "terrain:", id, item, names.of(id));
  }
}
