package games.kumite.spi.console.text;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The actions of a decision, numbered. */
final class NumberedActions {

  private static final int MAX_LINES = 30;
  private static final int MAX_CELLS = 90;
  private static final int MAX_FORMS = 8;
  private static final int WIDEST_CELL = 32;
  private static final String GAP = "...";
  /** The number of characters of a long label before the gap. */
  private static final int START = (WIDEST_CELL - GAP.length()) / 2;
  /** The column of notations if they are too long to follow the widest label. */
  private static final int WIDEST_LABEL = 44;
  /** The width of the number before a label, and of the gap after it. */
  private static final int MARGIN = 8;

  private final List<Action> actions;
  private final List<ActionTemplate> forms;
  private final Function<Action, String> labels;
  private final UnaryOperator<String> naming;
  private final ConsoleTexts say;

  NumberedActions(List<Action> actions, List<ActionTemplate> forms) {
    this(actions, forms, Action::label, UnaryOperator.identity(), ConsoleTexts.ENGLISH);
  }

  /**
   * Creates a list in which elements have the names of a table.
   *
   * @param labels returns the label of an action, with the names of the players
   * @param naming returns the label of an element of a table for its id, or the id itself
   */
  NumberedActions(List<Action> actions, List<ActionTemplate> forms, Function<Action, String> labels, UnaryOperator<String> naming,
      ConsoleTexts say) {
    this.say = say;
    this.actions = actions;
    this.forms = forms;
    this.labels = labels;
    this.naming = naming;
  }

  /**
   * Returns the label of an action. The display name of an element replaces its bare name, and is not repeated as a
   * detail.
   */
  private String label(Action action) {
    String label = labels.apply(action);
    for (String word : action.notation().split(" ")) {
      String inner = word.substring(word.indexOf(':') + 1);
      String called = naming.apply(word);
      String remark = " (" + called + ")";
      label = label.endsWith(remark) ? label.substring(0, label.length() - remark.length()) : label;
      if (!called.equals(word) && !label.contains(called)) {
        label = label.replaceFirst("(?<![\\w-])" + Pattern.quote(inner) + "(?![\\w-])", Matcher.quoteReplacement(called));
      }
    }
    return label;
  }

  /**
   * Returns the lines of the actions with a word that begins like the filter, in either case; all for an empty filter.
   */
  List<String> lines(String filter) {
    List<Integer> shown = new ArrayList<>();
    for (int i = 0; i < actions.size(); i++) {
      String words = " " + label(actions.get(i)) + " " + actions.get(i).notation().replace(':', ' ');
      if (words.toLowerCase(Locale.ROOT).contains(" " + filter.toLowerCase(Locale.ROOT))) {
        shown.add(i);
      }
    }
    List<String> lines = new ArrayList<>();
    if (shown.isEmpty()) {
      lines.add("  " + say.text("no-such-word"));
    } else if (shown.size() <= MAX_LINES) {
      oneALine(shown, lines);
    } else {
      inColumns(shown, lines);
    }
    if (filter.isEmpty()) {
      forms.stream().limit(MAX_FORMS).forEach(form ->
          lines.addAll(Text.wrap(say.text("or") + "  " + written(form), "  ", "      ", say.width())));
      if (forms.size() > MAX_FORMS) {
        lines.add("  " + say.text("more-forms", forms.size() - MAX_FORMS));
      }
    }
    return lines;
  }

  /**
   * Adds labels in columns if the same is cut out of the middle of each that is too long, else whole, one a line: only the
   * first of them if they differ in the middle alone.
   */
  private void inColumns(List<Integer> shown, List<String> lines) {
    List<String> labels = shown.stream().limit(MAX_CELLS).map(i -> Text.printable(label(actions.get(i)))).toList();
    List<String> cells = labels.stream().map(NumberedActions::cell).toList();
    boolean areDistinct = cells.stream().distinct().count() == labels.stream().distinct().count();
    boolean areClear = areDistinct && isSameCut(labels);
    List<String> items = areClear ? cells : areDistinct ? labels : labels.subList(0, MAX_LINES);
    List<String> numbered = IntStream.range(0, items.size())
        .mapToObj(i -> String.format(Locale.ROOT, "%3d  %s", shown.get(i) + 1, items.get(i))).toList();
    if (areClear) {
      lines.addAll(Text.columns(numbered, " ", say.width()));
    } else {
      numbered.forEach(item -> lines.addAll(Text.wrap(item, "", "       ", say.width())));
    }
    if (shown.size() > items.size()) {
      lines.add("  " + say.text("more-actions", shown.size() - items.size()));
    }
  }

  /** Returns whether what is cut out of labels says nothing that tells them apart: it is the same, or the beginning of it. */
  private static boolean isSameCut(List<String> labels) {
    List<String> cuts = labels.stream().map(NumberedActions::cut).filter(cut -> !cut.isEmpty()).toList();
    String longest = cuts.stream().max(Comparator.comparingInt(String::length)).orElse("");
    return cuts.stream().allMatch(longest::startsWith);
  }

  /** Returns the middle of a label if two of its length do not fit into a line, else nothing: labels mostly differ at the end. */
  private static String cut(String label) {
    boolean isWhole = Text.width(label) <= WIDEST_CELL || Text.width(label) > label.length();
    return isWhole ? "" : label.substring(START, label.length() - WIDEST_CELL + GAP.length() + START);
  }

  /** Returns a label without what is cut out of it. */
  private static String cell(String label) {
    String cut = cut(label);
    return cut.isEmpty() ? label : label.substring(0, START).stripTrailing() + GAP + label.substring(START + cut.length());
  }

  private void oneALine(List<Integer> shown, List<String> lines) {
    int widest = shown.stream().mapToInt(i -> Text.width(label(actions.get(i)))).max().orElse(0);
    int longest = shown.stream().mapToInt(i -> Text.width(actions.get(i).notation())).max().orElse(0);
    int column = Math.min(widest, Math.max(WIDEST_LABEL, say.width() - MARGIN - longest));
    for (int i : shown) {
      Action action = actions.get(i);
      String start = String.format(Locale.ROOT, "%3d  ", i + 1);
      lines.addAll(Text.wrap(Text.padded(label(action), column) + "   " + action.notation(),
          start, "       ", say.width()));
    }
  }

  private String written(ActionTemplate form) {
    String units = form.slots().stream().map(ActionTemplate.Parameter::unit).filter(unit -> !unit.isEmpty()).distinct()
        .collect(Collectors.joining(" " + say.text("and") + " "));
    return form.start() + form.slots().stream()
        .map(slot -> " <" + slot.name() + " " + slot.min() + ".." + slot.max() + ">")
        .collect(Collectors.joining()) + (units.isEmpty() ? "" : "  (" + say.text("in-units", units) + ")");
  }
}
