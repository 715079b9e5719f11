package games.kumite.spi.console;

import games.kumite.api.Match;
import games.kumite.api.Observer;
import games.kumite.api.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** How a match is shown, and who plays it. */
@Command
final class ShowOptions {

  private static final String SPECTATOR = "spectator";

  @Option(names = {"-p", "--person"}, paramLabel = "SEAT",
      description = "A seat, by name or number, whose choices are typed in. May be repeated.")
  private List<String> persons = new ArrayList<>();

  @Option(names = "--bots", split = ",", paramLabel = "BOT",
      description = "Who plays the other seats, in order; the last one all that are left. Default: random."
          + " Known: " + Players.KNOWN + ".")
  private List<String> bots = List.of(Players.DEFAULT);

  @Option(names = "--view", paramLabel = "SEAT",
      description = "Whose view is shown when no person plays: a seat, or spectator (the default).")
  private @Nullable String view;

  @Option(names = {"-q", "--quiet"}, description = "Show the result only.")
  private boolean quiet;

  @Option(names = "--rules", description = "Show the rule behind each event.")
  private boolean rules;

  @Option(names = "--step", description = "Wait for Enter after each choice.")
  private boolean step;

  @Option(names = "--ask-always", description = "Ask persons on others' turns too where they could only do what is"
      + " hardly ever wanted then, such as giving cards up. Default: pass for them.")
  private boolean always;

  /** How much is shown. */
  Showing showing() {
    return new Showing(quiet, rules, step, always);
  }

  boolean hasPersons() {
    return !persons.isEmpty();
  }

  /** Who plays a match, and who looks at it. */
  Seating seating(Match match) {
    List<Seat> seated = seats("--person", persons, match);
    if (view != null && !seated.isEmpty()) {
      throw Refused.usage("--view is for matches without a person; a person sees what their seat may see");
    }
    return new Seating(seated, Players.forSeats(bots, match.seats(), seated), viewer(match));
  }

  /** Whose view is shown if no person plays. */
  private Observer viewer(Match match) {
    return view == null || view.equals(SPECTATOR) ? Observer.spectator() : seat("--view", view, match);
  }

  /** The seats that an option names, each once. */
  static List<Seat> seats(String option, List<String> wanted, Match match) {
    List<Seat> seats = new ArrayList<>();
    for (String one : wanted) {
      Seat seat = seat(option, one, match);
      if (seats.contains(seat)) {
        throw Refused.usage(option + " names " + seat + " twice");
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
    throw Refused.usage(option + " must be one of " + match.seats().stream()
        .map(seat -> seat.number() + " (" + seat.name() + ")").collect(Collectors.joining(", "))
        + (option.equals("--view") ? ", " + SPECTATOR : "") + ", was " + Text.printable(wanted));
  }
}
