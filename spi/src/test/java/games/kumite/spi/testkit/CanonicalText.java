package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Turn;
import games.kumite.spi.Inspection;
import games.kumite.spi.State;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The canonical text of everything about a position: equal positions have equal texts, in every JVM.
 *
 * <p>Fields are written superclass first and by name, the agenda and the question through {@link Inspection}. Sets and
 * maps in hash order are sorted, and nothing depends on object identity. Objects marked
 * {@link games.kumite.spi.marks.Immutable} are digested. Fields are read by reflection, for tests: run them on the
 * class path, since a closed module hides its fields.
 */
public final class CanonicalText {

  private CanonicalText() {}

  /**
   * Returns a match with everything hidden in it: the seat that chooses, its actions, and the state with its agenda and
   * its random source. Whether it keeps a record, and which viewers read its events, makes no difference.
   *
   * @param match a match of Kumite's engine
   * @return lines of text
   */
  public static String of(Match match) {
    return position(match) + "state: " + Dump.of(Inspection.state(match));
  }

  /**
   * Returns a state: its fields, agenda, question and random source.
   *
   * @param state a state
   * @return lines of text
   */
  public static String of(State<?> state) {
    return Dump.of(state);
  }

  /**
   * Returns everything that a viewer gets at one moment: phase, turn with prompts and actions, table, events.
   *
   * @param perspective a perspective
   * @return lines of text
   */
  public static String of(Perspective perspective) {
    return now(perspective) + "events:\n"
        + perspective.events().stream().map(event -> "  " + of(event) + "\n").collect(Collectors.joining());
  }

  /**
   * Returns any value by its fields.
   *
   * @param value a value without inaccessible parts
   * @return lines of text
   */
  public static String ofValue(@Nullable Object value) {
    return Dump.of(value);
  }

  /** Returns a perspective without its past. */
  static String now(Perspective perspective) {
    return "observer: " + perspective.viewer() + "\nseats: " + perspective.seats() + "\nphase: " + perspective.phase()
        + "\nturn: "
        + of(perspective.turn()) + "table:\n" + indented(perspective.table().toString());
  }

  /** Returns lines of text indented by two blanks. */
  static String indented(String lines) {
    String whole = lines.endsWith("\n") ? lines.substring(0, lines.length() - 1) : lines;
    return "  " + whole.replace("\n", "\n  ") + "\n";
  }

  /** Returns everything that a viewer's perspective holds inside, except for the events. */
  static String inside(Perspective perspective) {
    return Dump.of(Inspection.state(perspective));
  }

  /** Returns everything that a viewer's perspective holds inside, including the events. */
  static String whole(Perspective perspective) {
    return inside(perspective) + "told inside: " + Fields.of(perspective.getClass()).stream()
        .filter(field -> field.getName().equals("told")).map(field -> Dump.of(Fields.read(field, perspective)))
        .collect(Collectors.joining());
  }

  static String of(games.kumite.api.Event event) {
    return event.type() + " " + event.arguments() + " \"" + event.text() + "\" " + event.rule();
  }

  static String of(Decision decision) {
    return "seat " + decision.seat().number() + (decision.isGroup() ? " for the group" : "") + " chooses "
        + decision.kind() + "\n  " + decision.prompt().chooser() + "\n  " + decision.prompt().waiting() + "\n"
        + decision.actions().stream().map(action -> "  " + of(action) + "\n").collect(Collectors.joining())
        + decision.templates().stream().map(form -> "  " + form + "\n").collect(Collectors.joining());
  }

  static String of(Action action) {
    return action.notation() + " | " + action.label();
  }

  private static String of(Turn turn) {
    return turn instanceof Turn.Yours yours ? of(yours.decision()) : turn + "\n";
  }

  private static String position(Match match) {
    String phase = "phase: " + match.phase() + "\n";
    if (match.isOver()) {
      return phase + "over: " + match.outcome() + "\n";
    }
    return phase + choice(match) + "\n";
  }

  /** Returns the choice of a match, without the message of a failure: a compiled method may leave it out. */
  private static String choice(Match match) {
    try {
      return "seat " + match.actor().number() + " chooses from: "
          + match.decision().actions().stream().map(Action::notation).collect(Collectors.joining(", "));
    } catch (IllegalStateException | IndexOutOfBoundsException unsteadyMessage) {
      return "nobody can choose";
    }
  }
}
