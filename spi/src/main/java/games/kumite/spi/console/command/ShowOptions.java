package games.kumite.spi.console.command;

import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import games.kumite.spi.console.text.Players;
import games.kumite.spi.console.text.Seating;
import games.kumite.spi.console.text.ShowSettings;
import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The options of how a match is shown, and of its players. */
@Command
final class ShowOptions {

  private static final String SPECTATOR = "spectator";

  @Option(names = {"-p", "--person"}, split = ",", paramLabel = "SEAT")
  private List<String> persons = new ArrayList<>();

  @Option(names = "--bots", split = ",", paramLabel = "BOT")
  private List<String> bots = List.of(Players.DEFAULT);

  @Option(names = "--view", paramLabel = "SEAT")
  private @Nullable String view;

  @Option(names = {"-q", "--quiet"})
  private boolean quiet;

  @Option(names = "--rules")
  private boolean rules;

  @Option(names = "--step")
  private boolean step;

  @Option(names = "--ask-always")
  private boolean always;

  /** Returns the settings of the display. */
  ShowSettings showing() {
    return new ShowSettings(quiet, rules, step, always);
  }

  boolean hasPersons() {
    return !persons.isEmpty();
  }

  /** Returns the players and the viewers of a match. */
  Seating seating(Match match) {
    List<Seat> seated = seats("--person", persons, match);
    if (view != null && !seated.isEmpty()) {
      throw ConsoleException.usage("view");
    }
    return new Seating(seated, Players.forSeats(bots, match.seats(), seated), viewer(match));
  }

  /** Returns the viewer whose view is shown if only bots play. */
  private Viewer viewer(Match match) {
    return view == null || view.equals(SPECTATOR) ? Viewer.spectator() : seat("--view", view, match);
  }

  /** Returns the seats that an option names, each once. */
  static List<Seat> seats(String option, List<String> wanted, Match match) {
    List<Seat> seats = new ArrayList<>();
    for (String one : wanted) {
      Seat seat = seat(option, one, match);
      if (seats.contains(seat)) {
        throw ConsoleException.usage("twice", option, seat);
      }
      seats.add(seat);
    }
    return seats;
  }

  private static Seat seat(String option, String wanted, Match match) {
    for (Seat seat : match.seats()) {
      if (seat.name().equalsIgnoreCase(wanted) || String.valueOf(seat.number()).equals(wanted)) {
        return seat;
      }
    }
    throw ConsoleException.usage("seat", option, match.seats().stream()
        .map(seat -> seat.number() + " (" + seat.name() + ")").collect(Collectors.joining(", "))
        + (option.equals("--view") ? ", " + SPECTATOR : ""), Text.printable(wanted));
  }
}
