package games.kumite.spi.console.web;

import games.kumite.api.Viewer;
import games.kumite.spi.console.texts.ConsoleTexts;

/**
 * How a client sees the table.
 *
 * @param viewer the seat or the spectator
 * @param say the texts of its language
 * @param isDark whether it has a dark theme
 * @param width the width of its window
 */
record Viewpoint(Viewer viewer, ConsoleTexts say, boolean isDark, Width width) {

  /** The width of a window, with the widths of the pictures in it: one without boards, and one whose boards the page enlarges. */
  enum Width {
    /** A telephone. */
    NARROW(360, 360),
    /** A small screen. */
    MEDIUM(800, 400),
    /** A large screen. */
    WIDE(1080, 520);

    final int withoutBoards;
    final int withBoards;

    Width(int withoutBoards, int withBoards) {
      this.withoutBoards = withoutBoards;
      this.withBoards = withBoards;
    }

    /** Returns the width with a name; wide for other names. */
    static Width named(String name) {
      return name.equals("narrow") ? NARROW : name.equals("medium") ? MEDIUM : WIDE;
    }
  }
}
