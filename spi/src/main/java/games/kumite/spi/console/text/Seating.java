package games.kumite.spi.console.text;

import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.util.List;
import java.util.Map;

/**
 * The players of a match and its viewer.
 *
 * @param persons the seats of human players
 * @param bots the names of the bots of the other seats, by the seat's index
 * @param viewer the viewer whose view is shown if only bots play
 */
public record Seating(List<Seat> persons, Map<Integer, String> bots, Viewer viewer) {

  /** Returns the name of a seat's player. */
  String player(Seat seat, ConsoleTexts say) {
    return persons.contains(seat) ? say.text("person") : say.text("bot", bots.get(seat.index()));
  }
}
