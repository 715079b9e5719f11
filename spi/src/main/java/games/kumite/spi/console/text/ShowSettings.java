package games.kumite.spi.console.text;

/**
 * The settings of how much of a match is shown.
 *
 * @param quiet whether only the result is shown
 * @param rules whether the rule behind each event is shown too
 * @param steps whether the console waits for Enter after each choice
 * @param always whether a player is asked even where only low-priority actions are possible on other players' turns
 */
public record ShowSettings(boolean quiet, boolean rules, boolean steps, boolean always) {

  /** Returns a copy that waits for Enter after each choice. */
  public ShowSettings stepping() {
    return new ShowSettings(quiet, rules, true, always);
  }
}
