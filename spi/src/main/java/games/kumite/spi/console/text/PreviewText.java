package games.kumite.spi.console.text;

import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.PreviewPhrases;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.List;

/** A preview of an action in a few lines. */
final class PreviewText {

  private static final int MAX_CHANGES = 6;

  private final PreviewPhrases phrases;
  private final ConsoleTexts say;

  PreviewText(PreviewPhrases phrases, ConsoleTexts say) {
    this.phrases = phrases;
    this.say = say;
  }

  /** Returns the lines: the chance of success and the likely harm, then the other changes. */
  List<String> lines() {
    List<String> first = new ArrayList<>();
    phrases.success().ifPresent(first::add);
    phrases.harm().stream().limit(MAX_CHANGES).forEach(first::add);
    List<String> rest = phrases.others().stream().limit(MAX_CHANGES).toList();
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
}
