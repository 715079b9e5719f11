package games.kumite.spi.engine.keys;

import games.kumite.api.Keys;
import java.util.stream.Stream;

/**
 * The place of a class among those that its sealed interfaces permit, in the order of their simple names. It distinguishes
 * their records independently of packages, and of a name as long as the order stays. Compilers list permitted classes in no
 * fixed order: it depends on which other source they read first.
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
          place = Keys.join(place, 1 + Stream.of(permitted).map(Class::getSimpleName).sorted().toList().indexOf(type.getSimpleName()));
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
