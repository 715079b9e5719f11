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
 * One match of an arena, ready to be played by anybody: by a thread here, or by another machine on whose path are
 * the game and the classes of the bots.
 *
 * <p>Playing it gives the same result everywhere and every time, but for the times (and unless a bot's budget is
 * time). Immutable and thread-safe.
 */
@SuppressWarnings("serial") // the lists that hold them are serializable
public final class MatchTask implements Callable<MatchResult>, Serializable {

  private static final long serialVersionUID = 1L;
  private static final int LONGEST_NAME = 40;

  /** Which match this is. */
  private final ScheduledMatch fixture;
  /** The game's id. */
  private final String gameId;
  /** Who plays, by seat. */
  private final List<BotFactory> bots;
  /** Where the bots' own chance comes from. */
  private final long botSeed;
  /** What is kept of the match. */
  private final Retention keeping;
  /** How long it may take. */
  private final Limits limits;
  private final transient @Nullable Game game;

  /** What is kept of a match. */
  enum Retention {
    /** Nothing: bots see no events. */
    NOTHING,
    /** The history, while it is played. */
    HISTORY,
    /** The record, in the result. */
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
   * Which match it is.
   *
   * @return the fixture
   */
  public ScheduledMatch fixture() {
    return fixture;
  }

  /**
   * Plays the match, in a thread of its own for which this one waits.
   *
   * @return what became of it; a bot or a game that throws or takes too long gives a result too
   * @throws games.kumite.api.UnknownGameException if the game is not installed here
   * @throws CancellationException if the thread has been interrupted
   */
  @Override
  public MatchResult call() {
    return new Batch(List.of(this)).call().results().get(0);
  }

  /** How long it may take. */
  Limits limits() {
    return limits;
  }

  /** The match, about to be played. */
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

  /** The bots' names, made different by numbers where a bot holds several seats. */
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
