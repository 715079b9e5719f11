package games.kumite.spi.console.text;

import games.kumite.spi.console.texts.Terminal;

/** A pause between choices that waits for Enter, as long as a player wants it. */
final class StepPause {

  private final Terminal terminal;
  private boolean waits;
  private int ahead;

  StepPause(Terminal terminal, ShowSettings showing) {
    this.terminal = terminal;
    this.waits = showing.steps();
  }

  /** Waits for Enter. Returns false if the player leaves. */
  boolean goesOn(Runnable showTable) {
    if (!waits || --ahead > 0) {
      return true;
    }
    while (true) {
      String typed = terminal.ask(terminal.text("pace.question") + " ");
      String word = typed == null ? "end" : typed.strip();
      switch (word) {
        case "" -> {
          return true;
        }
        case "table", "t" -> showTable.run();
        case "end", "e" -> {
          waits = false;
          return true;
        }
        case "quit", "q" -> {
          return false;
        }
        default -> {
          if (word.matches("[1-9][0-9]{0,5}")) {
            ahead = Integer.parseInt(word);
            return true;
          }
          terminal.print("  ", terminal.text("pace.help"));
        }
      }
    }
  }
}
