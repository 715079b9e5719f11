package games.kumite.kungfu.setup;

import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;
import java.util.ArrayList;
import java.util.List;

/** The words in notations before the first turn that are neither numbers nor elements of the table. */
public final class Keywords {

  static final String ATTACKER = "attacker";
  static final String DEFENDER = "defender";
  static final String CIVILIAN = "civilian";

  private Keywords() {}

  /** All of them, for the game's declaration. */
  public static List<String> all() {
    List<String> words = new ArrayList<>(List.of(ATTACKER, DEFENDER, CIVILIAN));
    for (Plot plot : Plot.values()) {
      words.add(plot.word());
    }
    for (ObjectKind kind : ObjectKind.values()) {
      words.add(kind.word());
    }
    for (LocationTrait trait : LocationTrait.values()) {
      words.add(trait.word());
    }
    return List.copyOf(words);
  }
}
