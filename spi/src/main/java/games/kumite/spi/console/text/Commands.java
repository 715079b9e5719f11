package games.kumite.spi.console.text;

import games.kumite.spi.console.texts.ConsoleTexts;
import java.util.ArrayList;
import java.util.List;

/** The words that a player may type besides actions. */
final class Commands {

  static final String NAMES = "list, table, show ID, why NOTATION, what ACTION, undo, order, orders, cancel N, help, quit";

  static final List<String> WORDS = 
      List.of("list", "table", "show", "why", "what", "undo", "order", "orders", "cancel", "help", "?", "quit");

  private static final int LINES = 14;

  private Commands() {}

  static List<String> help(ConsoleTexts say) {
    List<String> lines = new ArrayList<>();
    for (int line = 1; line <= LINES; line++) {
      lines.add("  " + say.text("help." + line));
    }
    lines.add(say.text("help.slash"));
    return lines;
  }
}
