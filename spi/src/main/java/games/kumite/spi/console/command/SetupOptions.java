package games.kumite.spi.console.command;

import games.kumite.api.Game;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.console.texts.ConsoleException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a new match. */
@Command
final class SetupOptions {

  private static final List<String> NAMES =
      List.of("Ana", "Bo", "Cleo", "Dani", "Eli", "Fay", "Gus", "Hana");
  private static final int USUAL_SEATS = 2;

  @Option(names = "--seats", split = ",", paramLabel = "NAME")
  private @Nullable List<String> seats;

  @Mixin
  private GameOptions game = new GameOptions();

  /** Returns the options that were given, for a command that cannot use them. */
  List<String> given() {
    List<String> given = new ArrayList<>();
    if (seats != null) {
      given.add("--seats");
    }
    given.addAll(game.given());
    return given;
  }

  /** Returns the game that was named, if one was. */
  @Nullable String gameId() {
    return game.gameId();
  }

  /** Returns whether neither the user nor the installation says which of several games is meant. */
  boolean isUndecided() {
    return game.isUndecided();
  }

  /** Returns the game to be played. */
  Game game() {
    return game.game();
  }

  /**
   * Returns the match to be played. Without seats named, it has as many as the game and its options allow, preferably
   * two. Without a seed its results cannot be predicted.
   */
  Match start() {
    return start(1, OptionalLong.empty());
  }

  /** Returns a match of bots. Without a seed one of 64 bits is drawn, which is printed and can be entered again. */
  Match startRepeatable() {
    return start(1, OptionalLong.of(RandomSource.newSeed()));
  }

  /**
   * Returns one of several matches, from 1. The first is that of {@link #start()}; the others' seeds follow from its
   * seed, if given.
   */
  Match start(int number) {
    return start(number, OptionalLong.empty());
  }

  /** Returns a match with a seed and without a record. */
  Match startUnrecorded(long seed) {
    return start(setup -> setup.seed(seed).withoutRecord());
  }

  private Match start(int number, OptionalLong unseeded) {
    OptionalLong seed = seed(number, unseeded);
    return start(setup -> seed.isPresent() ? setup.seed(seed.getAsLong()) : setup);
  }

  private Match start(UnaryOperator<Setup> changes) {
    Game played = game();
    if (seats != null) {
      if (!played.seatCounts().contains(seats.size())) {
        throw ConsoleException.usage("seat-count", played.id(), counts(played.seatCounts()), seats.size());
      }
      return played.start(setup(changes, seats.toArray(String[]::new)));
    }
    List<Integer> counts = new ArrayList<>(played.seatCounts());
    if (counts.remove((Integer) USUAL_SEATS)) {
      counts.add(0, USUAL_SEATS);
    }
    InvalidSetupException first = null;
    for (int count : counts) {
      try {
        return played.start(setup(changes, names(count)));
      } catch (InvalidSetupException refused) {
        first = first == null ? refused : first;
      }
    }
    throw first == null ? ConsoleException.usage("no-seats", played.id()) : first;
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

  private Setup setup(UnaryOperator<Setup> changes, String... names) {
    Setup setup = changes.apply(Setup.seats(names));
    for (Map.Entry<String, String> option : game.options(game()).entrySet()) {
      setup = setup.option(option.getKey(), option.getValue());
    }
    return setup;
  }

  /** Returns the seed of one of several matches, from 1, derived from the given one, if any. */
  OptionalLong seed(int number) {
    return seed(number, OptionalLong.empty());
  }

  private OptionalLong seed(int number, OptionalLong unseeded) {
    OptionalLong given = game.seed();
    return given.isEmpty() ? unseeded : number == 1 ? given
        : OptionalLong.of(new SeededRandom(given.getAsLong()).split("match " + number).seed());
  }
}
