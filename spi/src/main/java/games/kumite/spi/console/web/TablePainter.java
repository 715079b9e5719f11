package games.kumite.spi.console.web;

import games.kumite.api.Table;
import games.kumite.spi.console.texts.ConsoleTexts;

/** Draws a table as SVG. Used by one thread at a time. */
@FunctionalInterface
public interface TablePainter {

  /**
   * Returns the picture of a table.
   *
   * @param table the table as a viewer sees it
   * @param say the texts of the viewer's language
   * @param isDark whether the picture has dark colours
   * @param isNarrow whether it is for a window as narrow as a phone's
   * @return a document of SVG
   */
  String svg(Table table, ConsoleTexts say, boolean isDark, boolean isNarrow);
}
