package games.kumite.spi;

import java.util.Locale;

/** The default kind of a choice: the name of its constant or record, in small letters with hyphens. */
final class DefaultKinds {

  /** The kinds by class. */
  private static final ClassValue<String> KINDS = new ClassValue<>() {
    @Override
    protected String computeValue(Class<?> type) {
      return type.getSimpleName().replaceAll("(?<=.)(?=\\p{Upper})", "-").toLowerCase(Locale.ROOT);
    }
  };

  private DefaultKinds() {}

  /** Returns the simple name of a class, in small letters with hyphens. */
  static String word(Class<?> type) {
    return KINDS.get(type);
  }

  static String of(Object choice) {
    return choice instanceof Enum<?> constant ? Texts.word(constant) : KINDS.get(choice.getClass());
  }
}
