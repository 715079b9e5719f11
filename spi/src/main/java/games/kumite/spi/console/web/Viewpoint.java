package games.kumite.spi.console.web;

import games.kumite.api.Viewer;
import games.kumite.spi.console.texts.ConsoleTexts;

/**
 * How a client sees the table.
 *
 * @param viewer the seat or the spectator
 * @param say the texts of its language
 * @param isDark whether it has a dark theme
 * @param isNarrow whether its window is as narrow as a phone's
 */
record Viewpoint(Viewer viewer, ConsoleTexts say, boolean isDark, boolean isNarrow) {}
