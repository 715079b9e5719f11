package games.kumite.spi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The places of the elements that can move, as {@link State#collectPlaces} lists them. While a viewer reads, the engine
 * compares them after each step, and emits a motion for each change. Used during one call only.
 */
public final class Places {

  private final List<Spot> spots = new ArrayList<>();

  /**
   * A place and the facing there.
   *
   * @param element the id of the element
   * @param place a point, or the id of the element that holds it
   * @param facing the facing, empty for none
   * @param isScenery whether only its changes of place are told
   */
  private record Spot(String element, Object place, String facing, boolean isScenery) {

    /** Returns the place as motions name it. */
    Object told() {
      return place instanceof Point point ? List.of(point.x, point.y) : place;
    }
  }

  /** A point of an open table. */
  private record Point(int x, int y) {}

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
    spots.add(new Spot(element, holder, facing, false));
  }

  /**
   * Adds an element at a point of an open table.
   *
   * @param element the id of the element
   * @param x its x, as on the table
   * @param y its y, as on the table
   */
  public void at(String element, int x, int y) {
    spots.add(new Spot(element, new Point(x, y), "", false));
  }

  /**
   * Adds a piece of the scenery at a point of an open table. That it is set up or taken away is not told as a motion.
   *
   * @param element the id of the element
   * @param x its x, as on the table
   * @param y its y, as on the table
   */
  public void sceneryAt(String element, int x, int y) {
    spots.add(new Spot(element, new Point(x, y), "", true));
  }

  /** Emits the motions that lead from these places to other ones. */
  void tell(State<?> state, Places now) {
    if (spots.equals(now.spots)) {
      return;
    }
    Map<String, Spot> left = new LinkedHashMap<>();
    spots.forEach(spot -> left.put(spot.element, spot));
    now.spots.forEach(spot -> {
      Spot before = left.remove(spot.element);
      if (!spot.equals(before) && (before != null || !spot.isScenery)) {
        state.emitMotion(spot.element, before == null ? "" : before.told(), spot.told(), List.of(), spot.facing);
      }
    });
    left.values().forEach(before -> {
      if (!before.isScenery) {
        state.emitMotion(before.element, before.told(), "");
      }
    });
  }

  /** Notes a motion that the rules have told themselves. */
  void note(String element, Object place, String facing) {
    Object noted = place instanceof List<?> point ? new Point((Integer) point.get(0), (Integer) point.get(1)) : place;
    spots.replaceAll(spot -> spot.element.equals(element) ? new Spot(element, noted, facing, false) : spot);
  }
}
