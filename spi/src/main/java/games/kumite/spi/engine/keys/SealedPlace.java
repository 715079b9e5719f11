package games.kumite.spi.engine.keys;

import games.kumite.api.Keys;
import java.util.List;

/**
 * The place of a class among those that its sealed interfaces permit. It distinguishes their records independently of
 * names and packages.
 */
final class SealedPlace {

  /** The place of a class without a sealed interface. */
  static final long NONE = 0;

  private static final ClassValue<Long> PLACES = new ClassValue<>() {
    @Override
    protected Long computeValue(Class<?> type) {
      long place = NONE;
      for (Class<?> above : type.getInterfaces()) {
        Class<?>[] permitted = above.getPermittedSubclasses();
        if (permitted != null) {
          place = Keys.join(place, List.of(permitted).indexOf(type) + 1);
        }
        long further = of(above);
        place = further == NONE ? place : Keys.join(place, further);
      }
      return place;
    }
  };

  private SealedPlace() {}

  static long of(Class<?> type) {
    return PLACES.get(type);
  }
}
