package games.kumite.spi;

import games.kumite.api.Action;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The labels of actions in a match. */
final class ActionLabels {

  private ActionLabels() {}

  /** Returns the label of an action, with what its question adds; nothing is added where the question is null. */
  static <S extends State<S>> String of(S state, @Nullable Question<S> question, Action action) {
    MatchConfig config = state.config();
    if (action instanceof AnytimeAction<?> besides) {
      return besides.label(config); // no question has anything to add to it
    }
    String label = action instanceof Pass pass ? pass.label(config) : action instanceof Done done ? done.label(config)
        : action.label(config.seats());
    if (question == null) {
      return label;
    }
    String named = named(state, label, action);
    String remark = Arrays.stream(question.detail(state, action).split(", "))
        .filter(part -> !part.isEmpty() && !words(part).matcher(named).find()).collect(Collectors.joining(", "));
    return remark.isEmpty() ? named : named + " (" + remark + ")";
  }

  /**
   * Returns a label with the display names of elements in place of the names in their ids. A display name ends in the name
   * that can be typed, as "Flying Demon 2-5" does.
   */
  private static String named(State<?> state, String label, Action action) {
    String named = label;
    for (String id : action.notation().split(" ")) {
      String called = id.contains(":") ? state.displayName(id) : null;
      if (called != null && !words(called).matcher(named).find()) {
        named = words(id.substring(id.indexOf(':') + 1)).matcher(named).replaceFirst(Matcher.quoteReplacement(called));
      }
    }
    return named;
  }

  /** Returns a pattern of whole words: "car" is not in "cart", nor "u1" in "u1.roof". */
  private static Pattern words(String text) {
    return Pattern.compile("(?<![\\w-])" + Pattern.quote(text) + "(?![\\w-]|\\.\\w)");
  }
}
