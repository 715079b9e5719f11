package games.kumite.spi.console.text;

import games.kumite.api.Observer;
import games.kumite.api.Seat;
import games.kumite.spi.console.texts.Say;
import java.util.List;
import java.util.Map;

/**
 * Who plays a match and who looks at it.
 *
 * @param persons the seats whose choices are typed in
 * @param bots the names of the bots of the other seats, by the seat's index
 * @param viewer whose view is shown if no person plays
 */
public record Seating(List<Seat> persons, Map<Integer, String> bots, Observer viewer) {

  /** What a seat's player is called. */
  String player(Seat seat, Say say) {
    return persons.contains(seat) ? say.text("person") : say.text("bot", bots.get(seat.index()));
  }
}
