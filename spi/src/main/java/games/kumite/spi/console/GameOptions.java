package games.kumite.spi.console;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.UnknownGameException;
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

/** What is played, from which seed and with which options. */
@Command
final class GameOptions {

  @Parameters(arity = "0..1", paramLabel = "GAME",
      description = "What is played: the id of an installed game. Default: the property kumite.game,"
          + " or the only game that is installed.")
  private @Nullable String game;

  @Option(names = "--seed", paramLabel = "N", description = "Where chance begins: the same seed, the same dice.")
  private @Nullable String seed;

  @Option(names = {"-o", "--option"}, paramLabel = "NAME=VALUE",
      description = "An option of the game; the command games lists them. May be repeated.")
  private List<String> options = new ArrayList<>();

  /** The options that were given, for a command that cannot use them. */
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

  /** The seed, if one was given. */
  OptionalLong seed() {
    if (seed == null) {
      return OptionalLong.empty();
    }
    try {
      return OptionalLong.of(Long.parseLong(seed.strip()));
    } catch (NumberFormatException garbled) {
      throw Refused.usage("--seed must be a whole number " + Long.MIN_VALUE + ".." + Long.MAX_VALUE + ", was "
          + Text.printable(seed));
    }
  }

  /** The game's options that were given, by name. */
  Map<String, String> options() {
    Map<String, String> values = new LinkedHashMap<>();
    for (String option : options) {
      int equals = option.indexOf('=');
      if (equals < 1) {
        throw Refused.usage("--option must be NAME=VALUE, was " + Text.printable(option));
      }
      values.put(option.substring(0, equals), option.substring(equals + 1));
    }
    return values;
  }
}
