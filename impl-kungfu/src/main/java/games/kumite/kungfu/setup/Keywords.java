package games.kumite.kungfu.setup;

import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The words in notations that are neither numbers nor elements of the table. */
public final class Keywords {

  static final String ATTACKER = "attacker";
  static final String DEFENDER = "defender";
  static final String CIVILIAN = "civilian";

  private Keywords() {}

  /** Returns all of them, for the game's declaration. */
  public static List<String> all() {
    Set<String> words = new LinkedHashSet<>(List.of(ATTACKER, DEFENDER, CIVILIAN));
    for (Plot plot : Plot.values()) {
      words.add(plot.word());
    }
    for (ObjectKind kind : ObjectKind.values()) {
      words.add(kind.word());
    }
    for (LocationTrait trait : LocationTrait.values()) {
      words.add(trait.word());
    }
    for (ActionVerb verb : ActionVerb.values()) {
      verb.arguments().forEach(argument -> words.addAll(argument.words()));
    }
    return List.copyOf(words);
  }
}
