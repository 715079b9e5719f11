package games.kumite.kungfu.setup;

import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.content.Sex;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.Texts;
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
    for (FigureType type : FigureType.values()) {
      words.add(Texts.word(type));
    }
    for (Sex sex : Build.SEXES) {
      words.add(Texts.word(sex));
    }
    for (Mark mark : Mark.values()) {
      words.add(Texts.word(mark));
    }
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
