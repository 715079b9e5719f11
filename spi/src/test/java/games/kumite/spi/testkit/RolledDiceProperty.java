package games.kumite.spi.testkit;

import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
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

  /** A source that notes the dice which the match rolls; it draws from a copy of the source that it was given. */
  private static final class Watch implements RandomSource {

    private final RandomSource source;
    private final List<Roll> rolls;

    Watch(RandomSource source) {
      this(source, new ArrayList<>());
    }

    private Watch(RandomSource source, List<Roll> rolls) {
      this.source = source;
      this.rolls = rolls;
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
      return new Watch(source.copy(), rolls);
    }
  }

  /** Follows the rolls of every trial. */
  void areSeen() {
    for (TrialMatch trial : trials.all()) {
      Watch watch = new Watch(new SeededRandom(trial.seed()));
      List<Roll> last = new ArrayList<>();
      Match started = trial.game().start(trial.setup().random(watch));
      EventReader reader = started.events(Viewer.spectator());
      trial.walk(started, (match, position) -> {
        List<Event> news = reader.read();
        if (!watch.rolls.isEmpty()) {
          last.clear();
          last.addAll(together(watch.rolls.get(watch.rolls.size() - 1), news));
          watch.rolls.clear();
          last.removeIf(roll -> isHidden(match, roll));
        }
        for (Viewer viewer : TrialMatch.observers(match)) {
          areSeen(trial, match, viewer, last);
        }
      });
    }
  }

  /** Returns the die that was rolled last, and those rolled together with it as the event says. */
  private static List<Roll> together(Roll die, List<Event> news) {
    List<Roll> dice = new ArrayList<>();
    for (Event event : news) {
      if (event.type().equals("rolled")) {
        dice.clear();
        if (die.label().equals(event.argument("label")) && event.argument("faces") instanceof List<?> faces) {
          faces.forEach(face -> dice.add(new Roll(die.label(), die.sides(), (Integer) face)));
        }
      }
    }
    return dice.contains(die) ? dice : List.of(die);
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

  /** Returns whether a die was turned by a rule, or has symbols, of which only the game knows which faces share one. */
  private static boolean mayShowAnotherFace(Element die) {
    return Boolean.TRUE.equals(die.get("turned")) || die.get("symbol") != null;
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
            && (Integer.valueOf(roll.face()).equals(die.get("face")) || mayShowAnotherFace(die))) {
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
