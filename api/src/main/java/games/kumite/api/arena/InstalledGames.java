package games.kumite.api.arena;

import games.kumite.api.Game;
import games.kumite.api.Games;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The games of this JVM that tasks from other machines have asked for. Each is looked up once, since creating a game is
 * expensive.
 */
final class InstalledGames {

  private static final Map<String, Game> FOUND = new ConcurrentHashMap<>();

  private InstalledGames() {}

  static Game named(String id) {
    return FOUND.computeIfAbsent(id, Games::named);
  }
}
