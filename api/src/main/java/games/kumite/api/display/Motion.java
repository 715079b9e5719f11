package games.kumite.api.display;

import games.kumite.api.Event;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A change of place of one element, read from an {@link Event}, for animation. Immutable.
 *
 * @param element the id of the element that moves; empty if the viewer may not know which card moves
 * @param from the place before; {@link Place#NOWHERE} if the element comes from off the table
 * @param to the place afterwards; {@link Place#NOWHERE} if the element leaves the table
 * @param via the places between, in order, where the way has corners
 * @param facing the attribute {@code facing} afterwards; empty if the event has none
 */
public record Motion(String element, Place from, Place to, List<Place> via, String facing) {

  /** The type of the events that tell of a motion of anything that is not a card. */
  public static final String ELEMENT_MOVED = "element-moved";

  /** The type of the events that tell of a motion of a card. */
  public static final String CARD_MOVED = "card-moved";

  /**
   * A place of an element. Immutable.
   *
   * @param id the id of the space or of the element that holds it; empty for a point of an open table, and nowhere
   * @param point x and y in the unit of the board; empty unless it is a point of an open table
   */
  public record Place(String id, List<Integer> point) {

    /** Off the table. */
    public static final Place NOWHERE = new Place("", List.of());

    /** Validates and copies the components. */
    public Place {
      Objects.requireNonNull(id, "id must not be null");
      point = List.copyOf(point);
    }
  }

  /** Validates and copies the components. */
  public Motion {
    Objects.requireNonNull(element, "element must not be null");
    Objects.requireNonNull(from, "from must not be null");
    Objects.requireNonNull(to, "to must not be null");
    Objects.requireNonNull(facing, "facing must not be null");
    via = List.copyOf(via);
  }

  /**
   * Returns the motion that an event tells of.
   *
   * @param event the event
   * @return the motion; empty if the event is of another type
   */
  public static Optional<Motion> of(Event event) {
    if (!event.type().equals(ELEMENT_MOVED) && !event.type().equals(CARD_MOVED)) {
      return Optional.empty();
    }
    List<Place> via = event.argument("via") instanceof List<?> places ? places.stream().map(Motion::place).toList() : List.of();
    return Optional.of(new Motion(text(event.argument("element")), place(event.argument("from")), place(event.argument("to")), via,
        text(event.argument("facing"))));
  }

  private static String text(@Nullable Object value) {
    return value == null ? "" : value.toString();
  }

  private static Place place(@Nullable Object value) {
    if (value instanceof List<?> numbers) {
      return new Place("", numbers.stream().filter(Integer.class::isInstance).map(Integer.class::cast).toList());
    }
    return value == null || value.toString().isEmpty() ? Place.NOWHERE : new Place(value.toString(), List.of());
  }
}
