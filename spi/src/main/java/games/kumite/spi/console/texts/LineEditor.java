package games.kumite.spi.console.texts;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** An editor of typed lines on an interactive screen, with a history and completion. */
public interface LineEditor {

  /**
   * Reads a line.
   *
   * @param prompt the prompt
   * @param suggestions the lines that can be completed, asked for when they are needed
   * @return the line; null at the end of the input
   */
  @Nullable String readLine(String prompt, Supplier<List<String>> suggestions);

  /** Returns the number of columns of the screen. */
  int width();

  /** Returns the number of lines of the screen. */
  int height();

  /** Returns whether the screen shows colours. */
  boolean hasColour();

  /** Returns the editor of this process's screen, if JLine is on the class path and the screen can do it. */
  static Optional<LineEditor> ofThisProcess() {
    try {
      return JLineEditor.open();
    } catch (LinkageError noJLine) { // JLine is optional
      return Optional.empty();
    }
  }
}
