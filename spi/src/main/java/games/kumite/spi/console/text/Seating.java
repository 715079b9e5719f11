package games.kumite.spi.console.text;

import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.util.List;
import java.util.Map;

/**
 * Who plays a match and who looks at it.
 *
 * @param persons the seats whose choices are typed in
 * @param bots the names of the bots of the other seats, by the seat's index
 * @param viewer whose view is shown if no person plays
 */
public record Seating(List<Seat> persons, Map<Integer, String> bots, Viewer viewer) {

  /** What a seat's player is called. */
  String player(Seat seat, ConsoleTexts say) {
    return persons.contains(seat) ? say.text("person") : say.text("bot", bots.get(seat.index()));
  }
}
