package games.kumite.spi.console;

import java.util.List;

/** The words that a person may type besides actions. */
final class Commands {

  static final String NAMES = "list, table, show ID, why NOTATION, undo, order, orders, cancel N, help, quit";

  static final List<String> WORDS = 
      List.of("list", "table", "show", "why", "undo", "order", "orders", "cancel", "help", "?", "quit");

  private static final List<String> HELP = List.of(
      "  7                the seventh action of the list",
      "  play card:S7     an action by its notation; \"play S7\" if that is clear",
      "  list [TEXT]      the actions, or those with a word that begins so",
      "  table            the whole table as you may see it; what is shown unasked",
      "                   leaves out what you have read before",
      "  show ID          everything about one thing on the table, by its id or name",
      "  why NOTATION     why an action is refused",
      "  why              the rules behind what has just happened",
      "  why RULE         what a rule says, by its id",
      "  undo             take your last action back, as far as the match allows it",
      "  order NOTATION   always choose that here; \"order\" alone says more",
      "  orders           your orders; \"cancel 2\" takes one back, \"cancel all\" all",
      "  quit             leave the match",
      "A word of this list that is also an action of the game needs a slash: /undo");

  private Commands() {}

  static List<String> help() {
    return HELP;
  }
}
