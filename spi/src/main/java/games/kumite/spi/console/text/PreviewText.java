package games.kumite.spi.console.text;

import games.kumite.api.Preview;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A preview of an action in one or two lines. */
final class PreviewText {

  private static final int MAX_CHANGES = 6;
  private static final int PERCENT = 100;

  private final Preview preview;
  private final ConsoleTexts say;

  PreviewText(Preview preview, ConsoleTexts say) {
    this.preview = preview;
    this.say = say;
  }

  /** Returns the lines: the chance of success and the likely harm, then the other changes. */
  List<String> lines() {
    List<String> first = new ArrayList<>();
    preview.success().ifPresent(chance -> first.add(say.text("what-success", Math.round(chance * PERCENT))));
    preview.hurt().stream().limit(MAX_CHANGES).forEach(change -> first.add(phrase(change)));
    List<String> rest = preview.changes().stream().filter(change -> !change.isHarm() && !change.id().startsWith("seat:")
        || !change.isHarm() && isNumber(change)).limit(MAX_CHANGES).map(this::phrase).toList();
    List<String> lines = new ArrayList<>();
    if (!first.isEmpty()) {
      lines.addAll(Text.wrap(String.join("; ", first), "  ", "    ", Terminal.WIDTH));
    }
    if (!rest.isEmpty()) {
      lines.addAll(Text.wrap(say.text("what-changes", String.join("; ", rest)), "  ", "    ", Terminal.WIDTH));
    }
    if (lines.isEmpty()) {
      lines.add("  " + say.text("what-nothing"));
    }
    return lines;
  }

  private static boolean isNumber(Preview.Change change) {
    return change.least() != 0 || change.most() != 0;
  }

  private String phrase(Preview.Change change) {
    String attribute = say.word("attribute." + change.attribute()).orElse(Text.spaced(change.attribute()));
    String now = change.values().keySet().iterator().next();
    String what = isNumber(change) ? String.format(Locale.ROOT, "%+.1f", change.mean())
        : now.isEmpty() ? say.text("what-gone") : now;
    return Text.printable(change.label() + ", " + attribute + " " + what) + " (" + change.percent() + " %)";
  }
}
