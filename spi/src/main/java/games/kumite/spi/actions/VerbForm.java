package games.kumite.spi.actions;

import java.util.List;

/** The rules for a verb's arguments: at most three, of them at most one point, which comes last. */
final class VerbForm {

  /** The number of coordinates of a point. */
  static final int POINT = 2;
  /** The number of coordinates of a point at a level. */
  static final int PLACE = 3;

  private VerbForm() {}

  static void check(Verb verb, Verb[] verbs) {
    List<Argument.Kind> kinds = verb.arguments().stream().map(Argument::kind).toList();
    int point = kinds.indexOf(Argument.Kind.POINT);
    String name = "verb " + verb.name() + " has " + kinds + ": ";
    if (kinds.size() > 3) {
      throw new IllegalArgumentException(name + "a verb has at most three arguments");
    }
    if (point >= 0 && point != kinds.size() - 1) {
      throw new IllegalArgumentException(name + "a point must be its last argument");
    }
    if (point > 1) {
      throw new IllegalArgumentException(name + "a verb has at most one argument before its point");
    }
    for (Verb other : verbs) {
      if (other.ordinal() < verb.ordinal() && other.notation().equals(verb.notation())
          && other.arguments().equals(verb.arguments())) {
        throw new IllegalArgumentException("verbs " + other.name() + " and " + verb.name() + " are written alike: "
            + verb.notation() + " " + kinds);
      }
    }
  }

  /** Returns the number of coordinates of the point of a verb, 0 if it has none. */
  static int points(Verb verb) {
    int points = 0;
    for (Argument argument : verb.arguments()) {
      points = argument.kind() == Argument.Kind.PLACE ? PLACE : argument.kind() == Argument.Kind.POINT ? POINT : points;
    }
    return points;
  }
}
