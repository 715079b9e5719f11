package games.kumite.spi.console;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.UnknownGameException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What a new match is to be. */
@Command
final class SetupOptions {

  private static final List<String> NAMES =
      List.of("Ana", "Bo", "Cleo", "Dani", "Eli", "Fay", "Gus", "Hana");
  private static final int USUAL_SEATS = 2;

  @Parameters(arity = "0..1", paramLabel = "GAME",
      description = "What is played: the id of an installed game. Default: the property kumite.game,"
          + " or the only game that is installed.")
  private @Nullable String game;

  @Option(names = "--seats", split = ",", paramLabel = "NAME", description = "Who sits at the table, in order.")
  private @Nullable List<String> seats;

  @Option(names = "--seed", paramLabel = "N", description = "Where chance begins: the same seed, the same dice.")
  private @Nullable String seed;

  @Option(names = {"-o", "--option"}, paramLabel = "NAME=VALUE",
      description = "An option of the game; the command games lists them. May be repeated.")
  private List<String> options = new ArrayList<>();

  /** The options that were given, for a command that cannot use them. */
  List<String> given() {
    List<String> given = new ArrayList<>();
    if (seats != null) {
      given.add("--seats");
    }
    if (seed != null) {
      given.add("--seed");
    }
    if (!options.isEmpty()) {
      given.add("--option");
    }
    return given;
  }

  /** The game that was named, if one was. */
  @Nullable String gameId() {
    return game;
  }

  /** The game to be played. */
  Game game() {
    String id = game != null ? game : System.getProperty("kumite.game", "");
    if (!id.isBlank()) {
      return Games.named(id);
    }
    List<Game> installed = Games.installed();
    if (installed.size() == 1) {
      return installed.get(0);
    }
    if (installed.isEmpty()) {
      throw new UnknownGameException(GamesCommand.NONE);
    }
    throw Refused.usage("which game? installed are "
        + installed.stream().map(Game::id).collect(Collectors.joining(", ")));
  }

  /** The match to be played; without seats named, as many as the game and its options allow, best two. */
  Match start() {
    Game played = game();
    if (seats != null) {
      return played.start(setup(seats.toArray(String[]::new)));
    }
    List<Integer> counts = new ArrayList<>(played.seatCounts());
    if (counts.remove((Integer) USUAL_SEATS)) {
      counts.add(0, USUAL_SEATS);
    }
    InvalidSetupException first = null;
    for (int count : counts) {
      try {
        return played.start(setup(names(count)));
      } catch (InvalidSetupException refused) {
        first = first == null ? refused : first;
      }
    }
    throw first == null ? Refused.usage(played.id() + " allows no number of seats") : first;
  }

  private static String[] names(int count) {
    String[] names = new String[count];
    for (int i = 0; i < count; i++) {
      names[i] = i < NAMES.size() ? NAMES.get(i) : "Seat " + (i + 1);
    }
    return names;
  }

  private Setup setup(String... names) {
    Setup setup = Setup.seats(names);
    if (seed != null) {
      setup = setup.seed(number(seed));
    }
    for (String option : options) {
      int equals = option.indexOf('=');
      if (equals < 1) {
        throw Refused.usage("--option must be NAME=VALUE, was " + Text.printable(option));
      }
      setup = setup.option(option.substring(0, equals), option.substring(equals + 1));
    }
    return setup;
  }

  private static long number(String text) {
    try {
      return Long.parseLong(text.strip());
    } catch (NumberFormatException garbled) {
      throw Refused.usage("--seed must be a whole number " + Long.MIN_VALUE + ".." + Long.MAX_VALUE + ", was "
          + Text.printable(text));
    }
  }
}
