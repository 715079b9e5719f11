package games.kumite.spi.console;

import games.kumite.api.Game;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.RandomSource;
import games.kumite.api.SeededRandom;
import games.kumite.api.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What a new match is to be. */
@Command
final class SetupOptions {

  private static final List<String> NAMES =
      List.of("Ana", "Bo", "Cleo", "Dani", "Eli", "Fay", "Gus", "Hana");
  private static final int USUAL_SEATS = 2;

  @Option(names = "--seats", split = ",", paramLabel = "NAME")
  private @Nullable List<String> seats;

  @Mixin
  private GameOptions game = new GameOptions();

  /** The options that were given, for a command that cannot use them. */
  List<String> given() {
    List<String> given = new ArrayList<>();
    if (seats != null) {
      given.add("--seats");
    }
    given.addAll(game.given());
    return given;
  }

  /** The game that was named, if one was. */
  @Nullable String gameId() {
    return game.gameId();
  }

  /** The game to be played. */
  Game game() {
    return game.game();
  }

  /** The match to be played; without seats named, as many as the game and its options allow, best two. */
  Match start() {
    return start(1);
  }

  /** One of several matches, from 1: the first is that of {@link #start()}, the seeds of others follow from its, if given. */
  Match start(int number) {
    Game played = game();
    if (seats != null) {
      if (!played.seatCounts().contains(seats.size())) {
        throw Refused.usage("seat-count", played.id(), counts(played.seatCounts()), seats.size());
      }
      return played.start(setup(number, seats.toArray(String[]::new)));
    }
    List<Integer> counts = new ArrayList<>(played.seatCounts());
    if (counts.remove((Integer) USUAL_SEATS)) {
      counts.add(0, USUAL_SEATS);
    }
    InvalidSetupException first = null;
    for (int count : counts) {
      try {
        return played.start(setup(number, names(count)));
      } catch (InvalidSetupException refused) {
        first = first == null ? refused : first;
      }
    }
    throw first == null ? Refused.usage("no-seats", played.id()) : first;
  }

  private static String counts(List<Integer> counts) {
    int first = counts.get(0);
    int last = counts.get(counts.size() - 1);
    return counts.size() > 1 && last - first == counts.size() - 1 ? first + ".." + last
        : counts.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  private static String[] names(int count) {
    String[] names = new String[count];
    for (int i = 0; i < count; i++) {
      names[i] = i < NAMES.size() ? NAMES.get(i) : "Seat " + (i + 1);
    }
    return names;
  }

  private Setup setup(int number, String... names) {
    Setup setup = Setup.seats(names);
    setup = setup.seed(seed(number));
    for (Map.Entry<String, String> option : game.options(game()).entrySet()) {
      setup = setup.option(option.getKey(), option.getValue());
    }
    return setup;
  }

  /** Where chance begins; if no seed was given one of 64 bits, which people can be told and type in again. */
  private long seed(int number) {
    OptionalLong given = game.seed();
    if (given.isEmpty()) {
      return RandomSource.newSeed();
    }
    long first = given.getAsLong();
    return number == 1 ? first : new SeededRandom(first).split("match " + number).seed();
  }
}
