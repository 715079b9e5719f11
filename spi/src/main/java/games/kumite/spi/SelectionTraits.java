package games.kumite.spi;

import java.util.Arrays;

/**
 * The methods that a class of selections overrides. The others have their defaults, and playouts need not call them: a
 * call with many possible targets costs more than the work of most defaults.
 *
 * @param hasMin whether it has a minimum of its own
 * @param hasMax whether it has a maximum of its own
 * @param hasSets whether it refuses sets for more than their number
 * @param isCounted whether only the number of picks decides what can become legal: then every remaining thing fits as
 *     well as any other, and no sets need to be built to find that out
 * @param mayBeOrdered whether the order may matter
 * @param mayAnswerItself whether the engine may answer a single action
 * @param mayGoBack whether it may be cancelled
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

  /** Returns whether a class, or a superclass, overrides a method. */
  private static boolean says(Class<?> type, String question) {
    return Arrays.stream(type.getMethods()).filter(method -> method.getName().equals(question))
        .anyMatch(method -> method.getDeclaringClass() != Selection.class);
  }
}
