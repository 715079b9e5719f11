package games.kumite.api.display;

import games.kumite.api.Action;
import games.kumite.api.Perspective;
import games.kumite.api.Turn;
import games.kumite.api.random.SeededRandom;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;

/**
 * The chances of what an action leads to, counted over imagined worlds. Immutable.
 *
 * <p>The action is played in every world. If it only begins something, such as a move or an attack, the match goes on by
 * the game's heuristic until that is done, but no further than to the next decision of the same kind, the end of the phase or
 * {@value #MAX_DECISIONS} further decisions. Then the table of the deciding seat is compared with the table before. Worlds are imagined from the
 * perspective alone, so a preview holds nothing that is hidden from the seat.
 *
 * <pre>{@code
 * Preview preview = Preview.of(match.perspective(seat), action, 64);
 * preview.hurt().forEach(change -> System.out.println(change.label() + " " + change.percent() + "%"));
 * }</pre>
 *
 * @param action the action
 * @param worlds the number of worlds
 * @param success the chance that the seat's prospects are better afterwards than before, by the result or the game's own
 *     estimate; empty if neither is known in any world
 * @param changes the changes of the table, the most likely first
 */
public record Preview(Action action, int worlds, OptionalDouble success, List<Change> changes) {

  /** The largest number of decisions that are played after the action in each world. */
  public static final int MAX_DECISIONS = 16;

  /** The attribute of a {@link Change} of place: another parent or other coordinates. */
  public static final String PLACE = "place";

  private static final double PERCENT = 100;

  /**
   * A change of one attribute of an element, or of its place.
   *
   * @param id the id of the element
   * @param label its display name
   * @param attribute the name of the attribute, or {@link #PLACE}
   * @param chance the share of worlds in which it changes, above 0 and up to 1
   * @param mean the mean difference of a number over these worlds, 0 for anything else
   * @param least the smallest difference of a number, 0 for anything else
   * @param most the largest difference of a number, 0 for anything else
   * @param values the values afterwards as texts, each with the share of worlds that it has, the most likely first; a
   *     {@link #PLACE} is the id of the element that holds it, {@code table} for none, or coordinates; empty if the element
   *     leaves the table
   */
  public record Change(String id, String label, String attribute, double chance, double mean, int least, int most,
      Map<String, Double> values) {

    /** Validates and copies the components. */
    public Change {
      Objects.requireNonNull(id, "id must not be null");
      Objects.requireNonNull(label, "label must not be null");
      Objects.requireNonNull(attribute, "attribute must not be null");
      values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /**
     * Returns the chance in percent.
     *
     * @return a whole number, at least 1
     */
    public long percent() {
      return Math.max(1, Math.round(chance * PERCENT));
    }

    /**
     * Returns whether this change hurts the element: its health falls, its wounds or its damage grow, or it dies.
     *
     * @return true if it is hurt on average
     */
    public boolean isHarm() {
      String name = id.startsWith("track:") && attribute.equals("value") ? id.substring("track:".length()) : attribute;
      if (name.startsWith("health")) {
        return mean < 0;
      }
      return name.equals("wounds") || name.endsWith("damage") ? mean > 0 : name.equals("dead") && values.containsKey("true");
    }

    @Override
    public String toString() {
      return id + " " + attribute + " " + percent() + "%" + (most == 0 && least == 0 ? " " + values.keySet()
          : String.format(Locale.ROOT, " %+.1f", mean));
    }
  }

  /** Validates and copies the components. */
  public Preview {
    Objects.requireNonNull(action, "action must not be null");
    Objects.requireNonNull(success, "success must not be null");
    changes = List.copyOf(changes);
  }

  /**
   * Returns a preview of an action, always the same for equal knowledge.
   *
   * @param perspective the perspective of the seat that decides
   * @param action an action of its decision
   * @param worlds the number of worlds to imagine, at least 1
   * @return the preview
   * @throws IllegalArgumentException if the viewer does not decide now, or {@code worlds} is less than 1
   * @throws games.kumite.api.IllegalActionException if the action is not legal
   */
  public static Preview of(Perspective perspective, Action action, int worlds) {
    return of(perspective, action, worlds, 0);
  }

  /**
   * Returns a preview of an action.
   *
   * @param perspective the perspective of the seat that decides
   * @param action an action of its decision
   * @param worlds the number of worlds to imagine, at least 1
   * @param seed the seed of the imagined worlds; equal seeds give equal previews
   * @return the preview
   * @throws IllegalArgumentException if the viewer does not decide now, or {@code worlds} is less than 1
   * @throws games.kumite.api.IllegalActionException if the action is not legal
   */
  public static Preview of(Perspective perspective, Action action, int worlds, long seed) {
    if (!(perspective.turn() instanceof Turn.Yours yours)) {
      throw new IllegalArgumentException("the viewer must be the seat that decides, was " + perspective.viewer());
    }
    if (worlds < 1) {
      throw new IllegalArgumentException("worlds must be at least 1, was " + worlds);
    }
    PreviewRun run = new PreviewRun(perspective, yours.decision(), action);
    SeededRandom random = new SeededRandom(seed).split(yours.decision().kind() + " " + action.notation());
    for (int world = 0; world < worlds; world++) {
      run.play(new SeededRandom(random.nextLong()));
    }
    return run.result(worlds);
  }

  /**
   * Returns the changes that hurt someone.
   *
   * @return the changes that are {@linkplain Change#isHarm harm}, the most likely first
   */
  public List<Change> hurt() {
    return changes.stream().filter(Change::isHarm).toList();
  }
}
