package games.kumite.spi;

import java.util.Arrays;
import java.util.Locale;

/** The kind of a choice that says no other: the name of its constant or record, in small letters with hyphens. */
final class Kinds {

  /** By class: of an enum a kind for each constant, else one. */
  private static final ClassValue<String[]> KINDS = new ClassValue<>() {
    @Override
    protected String[] computeValue(Class<?> type) {
      return type.isEnum() ? Arrays.stream(type.getEnumConstants()).map(constant -> kind(((Enum<?>) constant).name()))
          .toArray(String[]::new) : new String[] {kind(type.getSimpleName().replaceAll("(?<=.)(?=\\p{Upper})", "_"))};
    }
  };

  private Kinds() {}

  static String of(Object choice) {
    return choice instanceof Enum<?> constant
        ? KINDS.get(constant.getDeclaringClass())[constant.ordinal()] : KINDS.get(choice.getClass())[0];
  }

  private static String kind(String name) {
    return name.toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
