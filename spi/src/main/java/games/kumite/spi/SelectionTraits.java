package games.kumite.spi;

import java.util.Arrays;

/**
 * Which questions about itself a class of selections answers; the others have their defaults, and playouts need not ask
 * them: a call that can lead to many classes costs more than what most defaults say.
 *
 * @param hasMin whether it has a minimum of its own
 * @param hasMax whether it has a maximum of its own
 * @param hasSets whether it refuses sets for more than their number
 * @param isCounted whether only the number of picks decides what can become legal: then every thing that is left fits
 *     as well as every other, and no picks need to be put together to find that out
 * @param mayBeOrdered whether the order may matter
 * @param mayAnswerItself whether the engine may answer a single action
 * @param mayGoBack whether it may be given up
 */
record SelectionTraits(boolean hasMin, boolean hasMax, boolean hasSets, boolean isCounted, boolean mayBeOrdered,
    boolean mayAnswerItself, boolean mayGoBack) {

  private static final ClassValue<SelectionTraits> OF_CLASS = new ClassValue<>() {
    @Override
    protected SelectionTraits computeValue(Class<?> type) {
      return new SelectionTraits(says(type, "min"), says(type, "max"), says(type, "isLegal"), !says(type, "canBecomeLegal"),
          says(type, "isOrdered"), says(type, "isAutoPlayed"), says(type, "cancel"));
    }
  };

  static SelectionTraits of(Selection<?, ?> selection) {
    return OF_CLASS.get(selection.getClass());
  }

  /** Whether a class, or one above it, has its own answer. */
  private static boolean says(Class<?> type, String question) {
    return Arrays.stream(type.getMethods()).filter(method -> method.getName().equals(question))
        .anyMatch(method -> method.getDeclaringClass() != Selection.class);
  }
}
