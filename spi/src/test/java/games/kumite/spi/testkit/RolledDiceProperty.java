package games.kumite.spi.testkit;

import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Inspection;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.cards.SecretNumber;
import games.kumite.spi.cards.SecretNumbers;
import java.util.ArrayList;
import java.util.List;

/** The dice of the last roll are elements of every table until the next roll, or a cell hides them. */
final class RolledDiceProperty {

  private final TrialMatches trials;

  RolledDiceProperty(TrialMatches trials) {
    this.trials = trials;
  }

  /**
   * A die that was rolled.
   *
   * @param label the label of the draw
   * @param sides the number of sides
   * @param face the face
   */
  private record Roll(String label, int sides, int face) {}

  /** A source that notes the dice which the match itself rolls. */
  private static final class Watch implements RandomSource {

    private final RandomSource source;
    private final List<Roll> rolls = new ArrayList<>();

    Watch(RandomSource source) {
      this.source = source;
    }

    @Override
    public int die(String label, int subject, int sides) {
      int face = source.die(label, subject, sides);
      rolls.add(new Roll(label, sides, face));
      return face;
    }

    @Override
    public int pick(String label, int subject, int count) {
      return source.pick(label, subject, count);
    }

    @Override
    public int[] permutation(String label, int subject, int count) {
      return source.permutation(label, subject, count);
    }

    @Override
    public RandomSource split(String name) {
      return source.split(name);
    }

    @Override
    public RandomSource copy() {
      return new Watch(source.copy());
    }
  }

  /** Follows the rolls of every trial. */
  void areSeen() {
    for (TrialMatch trial : trials.all()) {
      Watch watch = new Watch(new SeededRandom(trial.seed()));
      List<Roll> last = new ArrayList<>();
      trial.walk(trial.game().start(trial.setup().random(watch)), (match, position) -> {
        if (!watch.rolls.isEmpty()) {
          last.clear();
          String label = watch.rolls.get(watch.rolls.size() - 1).label();
          for (int i = watch.rolls.size() - 1; i >= 0 && watch.rolls.get(i).label().equals(label); i--) {
            last.add(watch.rolls.get(i));
          }
          watch.rolls.clear();
          last.removeIf(roll -> isHidden(match, roll));
        }
        for (Viewer viewer : TrialMatch.observers(match)) {
          areSeen(trial, match, viewer, last);
        }
      });
    }
  }

  /** Returns whether a cell that not all viewers see holds what was rolled. */
  private static boolean isHidden(Match match, Roll roll) {
    for (HiddenPart hidden : Inspection.hidden(Inspection.state(match))) {
      if (hidden instanceof SecretNumbers cells) {
        for (SecretNumber cell : cells.layout().cells()) {
          if (cell.sides() == roll.sides() && cells.number(cell) == roll.face()) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static void areSeen(TrialMatch trial, Match match, Viewer viewer, List<Roll> last) {
    List<Element> dice = new ArrayList<>();
    Table table = match.table(viewer);
    table.all().values().stream().filter(element -> element.kind() == Element.Kind.DIE).forEach(dice::add);
    for (Roll roll : last) {
      boolean isSeen = false;
      for (int i = 0; i < dice.size() && !isSeen; i++) {
        Element die = dice.get(i);
        if (Integer.valueOf(roll.sides()).equals(die.get("sides"))
            && (Integer.valueOf(roll.face()).equals(die.get("face")) || Boolean.TRUE.equals(die.get("turned")))) {
          dice.remove(i);
          isSeen = true;
        }
      }
      if (!isSeen) {
        throw trial.finding("the last roll, " + roll.label() + ", must lie on the table until the next one, but " + viewer
            + " sees no die of " + roll.sides() + " sides with a " + roll.face(), match);
      }
    }
  }
}
