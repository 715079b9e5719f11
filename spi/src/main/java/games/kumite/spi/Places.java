package games.kumite.spi;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The places of the elements that can move, as {@link State#collectPlaces} lists them. While a viewer reads, the engine
 * compares them after each step, and emits a motion for each change. Used during one call only.
 */
public final class Places {

  private final Map<String, Spot> spots = new LinkedHashMap<>();

  /**
   * A place and the facing there.
   *
   * @param place a list of x and y, or the id of the element that holds it
   * @param facing the facing, empty for none
   * @param isScenery whether only its changes of place are told
   */
  record Spot(Object place, String facing, boolean isScenery) {}

  Places() {}

  /**
   * Adds an element on a space, or held by another element.
   *
   * @param element the id of the element
   * @param holder the id of the space or element
   */
  public void at(String element, String holder) {
    at(element, holder, "");
  }

  /**
   * Adds an element that has a facing, on a space.
   *
   * @param element the id of the element
   * @param holder the id of the space
   * @param facing its facing, as on the table
   */
  public void at(String element, String holder, String facing) {
    spots.put(element, new Spot(holder, facing, false));
  }

  /**
   * Adds an element at a point of an open table.
   *
   * @param element the id of the element
   * @param x its x, as on the table
   * @param y its y, as on the table
   */
  public void at(String element, int x, int y) {
    spots.put(element, new Spot(List.of(x, y), "", false));
  }

  /**
   * Adds a piece of the scenery at a point of an open table. That it is set up or taken away is not told as a motion.
   *
   * @param element the id of the element
   * @param x its x, as on the table
   * @param y its y, as on the table
   */
  public void sceneryAt(String element, int x, int y) {
    spots.put(element, new Spot(List.of(x, y), "", true));
  }

  /** Emits the motions that lead from these places to other ones. */
  void tell(State<?> state, Places now) {
    now.spots.forEach((element, spot) -> {
      Spot before = spots.get(element);
      if (!spot.equals(before) && (before != null || !spot.isScenery)) {
        state.emitMotion(element, before == null ? "" : before.place, spot.place, List.of(), spot.facing);
      }
    });
    List.copyOf(spots.keySet()).forEach(element -> {
      Spot before = Objects.requireNonNull(spots.get(element));
      if (!now.spots.containsKey(element) && !before.isScenery) {
        state.emitMotion(element, before.place, "");
      }
    });
  }

  /** Notes a motion that the rules have told themselves. */
  void note(String element, Object place, String facing) {
    if (spots.containsKey(element)) {
      spots.put(element, new Spot(place, facing, false));
    }
  }
}
