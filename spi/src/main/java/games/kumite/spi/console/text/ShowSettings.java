package games.kumite.spi.console.text;

/**
 * How much of a match is shown.
 *
 * @param quiet only the result
 * @param rules the rule behind each event too
 * @param steps somebody presses Enter after each choice
 * @param always a person is asked on others' turns too where only idle actions are possible
 */
public record ShowSettings(boolean quiet, boolean rules, boolean steps, boolean always) {

  /** The same, waiting for Enter after each choice. */
  public ShowSettings stepping() {
    return new ShowSettings(quiet, rules, true, always);
  }
}
