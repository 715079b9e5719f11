package games.kumite.api.arena;

import games.kumite.api.Game;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.arena.MatchTask.Retention;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.random.SeededRandom;
import java.io.Serializable;
import java.util.AbstractList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** The matches of an arena as a list that creates each task on access, so that millions take no memory. Immutable. */
@SuppressWarnings("serial") // the actual lists and maps are serializable
final class Tasks extends AbstractList<MatchTask> implements RandomAccess, Serializable {

  private static final long serialVersionUID = 1L;

  private final transient @Nullable Game game;
  private final String gameId;
  private final Map<String, BotFactory> bots;
  private final List<List<String>> rotation;
  private final List<Map<String, Object>> sets;
  private final int size;
  private final long botSeed;
  private final long gamesSeed;
  private final Retention keeping;
  private final Limits limits;

  Tasks(Game game, Map<String, BotFactory> bots, List<List<String>> rotation, List<Map<String, Object>> sets,
      int atLeast, long botSeed, long gamesSeed, Retention keeping, Limits limits) {
    this.game = game;
    this.gameId = game.id();
    this.bots = new LinkedHashMap<>(bots);
    this.rotation = List.copyOf(rotation);
    this.sets = List.copyOf(sets);
    long perRound = perRound();
    long all = (atLeast + perRound - 1) / perRound * perRound;
    if (all > Integer.MAX_VALUE) {
      throw new InvalidSetupException("matches must be at most " + Integer.MAX_VALUE / perRound * perRound
          + ", in whole rounds of " + perRound + ", was " + atLeast);
    }
    this.size = (int) all;
    this.botSeed = botSeed;
    this.gamesSeed = gamesSeed;
    this.keeping = keeping;
    this.limits = limits;
  }

  private long perRound() {
    return (long) rotation.size() * sets.size();
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public MatchTask get(int index) {
    Objects.checkIndex(index, size);
    int perRound = (int) perRound();
    int round = index / perRound + 1;
    int inRound = index % perRound;
    int set = inRound / rotation.size();
    List<String> names = rotation.get(inRound % rotation.size());
    long gameSeed = new SeededRandom(gamesSeed).split("round " + round).seed();
    ScheduledMatch fixture = new ScheduledMatch(index + 1, round, set + 1, sets.get(set), gameSeed, names);
    return new MatchTask(fixture, game != null ? game : InstalledGames.named(gameId),
        names.stream().map(bots::get).toList(), botSeed, keeping, limits);
  }
}
