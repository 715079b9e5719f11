package games.kumite.api.arena;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.random.SeededRandom;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * A match of an arena as a task, for a thread here or for another machine. The game and the classes of the bots must be
 * on the class path there.
 *
 * <p>Playing it gives the same result everywhere and every time, except for times, and unless the budget of a bot is a
 * time. Immutable and thread-safe.
 */
@SuppressWarnings("serial") // the actual lists are serializable
public final class MatchTask implements Callable<MatchResult>, Serializable {

  private static final long serialVersionUID = 1L;
  private static final int LONGEST_NAME = 40;

  /** The match to be played. */
  private final ScheduledMatch fixture;
  /** The id of the game. */
  private final String gameId;
  /** The bots' factories by seat. */
  private final List<BotFactory> bots;
  /** The seed of the bots' random sources. */
  private final long botSeed;
  /** The part of the history to keep. */
  private final Retention keeping;
  /** The time limits. */
  private final Limits limits;
  private final transient @Nullable Game game;

  /** The part of a match's history that is kept. */
  enum Retention {
    /** No history: bots see no events. */
    NOTHING,
    /** The history while the match is played. */
    HISTORY,
    /** The record in the result. */
    RECORD
  }

  MatchTask(ScheduledMatch fixture, Game game, List<BotFactory> bots, long botSeed, Retention keeping,
      Limits limits) {
    this.fixture = fixture;
    this.gameId = game.id();
    this.game = game;
    this.bots = List.copyOf(bots);
    this.botSeed = botSeed;
    this.keeping = keeping;
    this.limits = limits;
  }

  /**
   * Returns the match to be played.
   *
   * @return the match
   */
  public ScheduledMatch fixture() {
    return fixture;
  }

  /**
   * Plays the match in another thread, and waits for it.
   *
   * @return the result; an exception or an exceeded limit gives a result too
   * @throws games.kumite.api.UnknownGameException if the game is not installed here
   * @throws CancellationException if the thread has been interrupted
   */
  @Override
  public MatchResult call() {
    return new Batch(List.of(this)).call().results().get(0);
  }

  /** Returns the time limits. */
  Limits limits() {
    return limits;
  }

  /** Returns a runner that is ready to play the match. */
  MatchRunner playing() {
    Game played = game != null ? game : InstalledGames.named(gameId);
    List<String> names = seatNames(fixture.bots());
    SeededRandom chance = new SeededRandom(botSeed).split("round " + fixture.round());
    return new MatchRunner(played, fixture, setup(names), keeping,
        seat -> bots.get(seat).create(chance.split(names.get(seat)).seed()));
  }

  private Setup setup(List<String> names) {
    Setup setup = Setup.seats(names.toArray(String[]::new)).seed(fixture.seed());
    for (Map.Entry<String, Object> option : fixture.options().entrySet()) {
      setup = setup.option(option.getKey(), option.getValue());
    }
    return setup;
  }

  /** Returns the names of the seats: the names of the bots, with numbers where a bot holds several seats. */
  static List<String> seatNames(List<String> bots) {
    List<String> names = new ArrayList<>();
    for (String bot : bots) {
      String name = bot;
      for (int same = 2; names.contains(name); same++) {
        String number = " " + same;
        name = bot.substring(0, Math.min(bot.length(), LONGEST_NAME - number.length())) + number;
      }
      names.add(name);
    }
    return names;
  }
}
