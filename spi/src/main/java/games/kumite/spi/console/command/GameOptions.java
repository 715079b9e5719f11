package games.kumite.spi.console.command;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Option.Type;
import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options of the game, its seed and its settings. */
@Command
final class GameOptions {

  @Parameters(arity = "0..1", paramLabel = "GAME", descriptionKey = "game")
  private @Nullable String game;

  @Option(names = "--seed", paramLabel = "N")
  private @Nullable String seed;

  @Option(names = {"-o", "--option"}, paramLabel = "NAME=VALUE")
  private List<String> options = new ArrayList<>();

  private @Nullable Game found;

  /** Returns the options that were given, for a command that cannot use them. */
  List<String> given() {
    List<String> given = new ArrayList<>();
    if (seed != null) {
      given.add("--seed");
    }
    if (!options.isEmpty()) {
      given.add("--option");
    }
    return given;
  }

  /** Returns the game that was named, if one was. */
  @Nullable String gameId() {
    return game;
  }

  /** Returns whether neither the user nor the installation says which of several games is meant. */
  boolean isUndecided() {
    return game == null && System.getProperty("kumite.game", "").isBlank() && Games.installed().size() > 1;
  }

  /** Returns the game to be played, looked up once. */
  Game game() {
    Game known = found;
    if (known == null) {
      known = find();
      found = known;
    }
    return known;
  }

  private Game find() {
    String id = game != null ? game : System.getProperty("kumite.game", "");
    if (!id.isBlank()) {
      return named(id);
    }
    List<Game> installed = Games.installed();
    if (installed.size() == 1) {
      return installed.get(0);
    }
    if (installed.isEmpty()) {
      throw ConsoleException.usage("no-game");
    }
    throw ConsoleException.usage("which-game", installed.stream().map(Game::id).collect(Collectors.joining(", ")));
  }

  /** Returns an installed game. */
  static Game named(String id) {
    List<Game> installed = Games.installed();
    return installed.stream().filter(game -> game.id().equals(id)).findFirst().orElseThrow(() -> {
      List<Games.Problem> problems = Games.problems();
      String known = installed.stream().map(Game::id).collect(Collectors.joining(", "));
      return installed.isEmpty() && problems.isEmpty() ? ConsoleException.usage("no-game")
          : problems.isEmpty() ? ConsoleException.usage("unknown-game", Text.printable(id), known)
          : ConsoleException.usage("unusable-games", Text.printable(id), known, unusable(problems));
    });
  }

  private static ConsoleException.Spoken unusable(List<Games.Problem> problems) {
    return say -> problems.stream().map(problem -> Text.provider(problem, say) + " (" + say.library(problem.reason()) + ")")
        .collect(Collectors.joining(", "));
  }

  /** Returns the seed, if one was given. */
  OptionalLong seed() {
    if (seed == null) {
      return OptionalLong.empty();
    }
    try {
      return OptionalLong.of(Long.parseLong(seed.strip()));
    } catch (NumberFormatException garbled) {
      throw ConsoleException.usage("seed", Long.MIN_VALUE, Long.MAX_VALUE, Text.printable(seed));
    }
  }

  /** Returns the options of a game that were given, by name; each is one that the game knows and takes. */
  Map<String, String> options(Game played) {
    Map<String, String> values = options();
    values.forEach((id, value) -> check(played, id, value));
    return values;
  }

  private static void check(Game played, String id, String value) {
    games.kumite.api.Option option = played.options().stream().filter(known -> known.id().equals(id)).findFirst().orElse(null);
    if (option == null) {
      throw played.options().isEmpty() ? ConsoleException.usage("no-settings", Text.printable(id), played.id())
          : ConsoleException.usage("unknown-setting", Text.printable(id), played.id(), played.options().stream()
              .map(GameOptions::shown).collect(Collectors.joining(", ")));
    }
    try {
      option.convert(value);
    } catch (InvalidSetupException refused) {
      throw option.type() == Type.TEXT ? ConsoleException.usage("long-setting", id)
          : option.type() == Type.DIRECTORY ? ConsoleException.usage("long-path", id)
          : ConsoleException.usage("setting", id, option.allowedValues(), Text.printable(value));
    }
  }

  /** Returns an option with its allowed values, if those are short. */
  private static String shown(games.kumite.api.Option option) {
    return option.id() + (option.type() == Type.TEXT || option.type() == Type.DIRECTORY ? ""
        : " (" + option.allowedValues() + ")");
  }

  private Map<String, String> options() {
    Map<String, String> values = new LinkedHashMap<>();
    for (String option : options) {
      int equals = option.indexOf('=');
      if (equals < 1) {
        throw ConsoleException.usage("option", Text.printable(option));
      }
      values.put(option.substring(0, equals), option.substring(equals + 1));
    }
    return values;
  }
}
