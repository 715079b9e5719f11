package games.kumite.spi.actions;

import games.kumite.api.Seat;
import games.kumite.spi.Texts;
import games.kumite.spi.marks.Immutable;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A format of actions: it writes and parses notations, and writes labels. Immutable. */
@Immutable
final class ActionText {

  private final Texts texts;
  private final ArgumentNames[][] names;
  private final int[] points;

  /** Creates a format for verbs with these names of arguments, some of which end in points. */
  ActionText(Texts texts, ArgumentNames[][] names, int[] points) {
    this.texts = texts;
    this.names = names;
    this.points = points;
  }

  /** Returns the arguments that follow a verb in a notation, null if they do not fit. */
  int @Nullable [] arguments(Verb verb, List<String> words) {
    ArgumentNames[] lists = names[verb.ordinal()];
    int numbers = points[verb.ordinal()];
    int written = words.size() - 1 - lists.length;
    if (written != numbers && !(numbers == VerbForm.PLACE && written == VerbForm.POINT)) {
      return null;
    }
    int[] arguments = new int[lists.length + numbers];
    for (int i = 0; i < lists.length; i++) {
      int found = lists[i].indexOf(words.get(i + 1));
      if (found < 0) {
        return null;
      }
      arguments[i] = found + lists[i].min();
    }
    for (int i = lists.length; i < lists.length + written; i++) {
      String word = words.get(i + 1);
      if (!word.matches("0|-?[1-9][0-9]{0,8}")) {
        return null;
      }
      arguments[i] = Integer.parseInt(word);
    }
    boolean isGroundWritten = written == VerbForm.PLACE && arguments[arguments.length - 1] == 0;
    return isGroundWritten ? null : arguments;
  }

  /** Returns the notation of an action; a level 0 is left out. */
  String notation(Verb verb, int[] arguments) {
    int numbers = points[verb.ordinal()];
    int all = names[verb.ordinal()].length + numbers;
    return notation(verb, arguments, numbers == VerbForm.PLACE && arguments[all - 1] == 0 ? all - 1 : all);
  }

  /** Returns the notation with the first few arguments only. */
  String notation(Verb verb, int[] arguments, int written) {
    ArgumentNames[] lists = names[verb.ordinal()];
    StringBuilder text = new StringBuilder(verb.notation());
    for (int i = 0; i < written; i++) {
      text.append(' ').append(i < lists.length ? lists[i].id(arguments[i]) : String.valueOf(arguments[i]));
    }
    return text.toString();
  }

  String label(VerbAction action, List<Seat> seats) {
    Verb verb = action.verb();
    ArgumentNames[] lists = names[verb.ordinal()];
    int[] arguments = action.arguments();
    Object[] shown = new Object[arguments.length];
    Arrays.fill(shown, "");
    for (int i = 0; i < arguments.length; i++) {
      shown[i] = i < lists.length ? label(verb.arguments().get(i).kind(), lists[i], arguments[i], seats)
          : verb.arguments().contains(Argument.METRIC_PLACE) ? (Number) centimetres(arguments[i]) : arguments[i];
    }
    return texts.text("label." + verb.key(), shown);
  }

  /** Returns tenths of a millimetre as centimetres, rounded to a millimetre. */
  private static double centimetres(int tenths) {
    return Math.round(tenths / 10.0) / 10.0;
  }

  /** Returns the label of an argument; a number stays a number, so that a text may have a plural. */
  private static Object label(Argument.Kind kind, ArgumentNames names, int argument, List<Seat> seats) {
    return switch (kind) {
      case SEAT -> VerbAction.name(argument, seats);
      case NUMBER -> Integer.valueOf(names.label(argument));
      default -> names.label(argument);
    };
  }
}
