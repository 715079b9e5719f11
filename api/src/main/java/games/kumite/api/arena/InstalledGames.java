package games.kumite.api.arena;

import games.kumite.api.Game;
import games.kumite.api.Games;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The games of this JVM that tasks from elsewhere have asked for, each looked up once: making one is dear. */
final class InstalledGames {

  private static final Map<String, Game> FOUND = new ConcurrentHashMap<>();

  private InstalledGames() {}

  static Game named(String id) {
    return FOUND.computeIfAbsent(id, Games::named);
  }
}
