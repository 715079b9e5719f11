package games.kumite.api.bot;

import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Turn;
import games.kumite.api.bot.BuiltInBotFactory.Kind;
import games.kumite.api.bot.search.Budget;
import games.kumite.api.bot.search.MctsSettings;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutorService;

/**
 * The bundled bots, which play every game, and functions that let bots play a match.
 *
 * <pre>{@code
 * Match match = Games.named("brawler").start(Setup.seats("Ana", "Bo").seed(42));
 * Bot ana = Bots.named("mcts:1000").create(1);
 * Bot bo = Bots.random().create(2);
 * System.out.println(Bots.play(match, List.of(ana, bo)));
 * }</pre>
 */
public final class Bots {

  static final Budget DEFAULT_BUDGET = Budget.iterations(1000);

  /** The cached answers to whether a bot class overrides {@code prepare}; for other classes no perspective is made. */
  private static final ClassValue<Boolean> PREPARES = new ClassValue<>() {
    @Override
    protected Boolean computeValue(Class<?> type) {
      return Arrays.stream(type.getMethods())
          .anyMatch(method -> method.getName().equals("prepare") && method.getDeclaringClass() != Bot.class);
    }
  };

  private Bots() {}

  /**
   * Returns a factory of bots that choose any listed action at random: {@code named("random")}.
   *
   * @return the factory
   */
  public static BotFactory random() {
    return new BuiltInBotFactory(Kind.RANDOM, DEFAULT_BUDGET, MctsSettings.DEFAULT);
  }

  /**
   * Returns a bot that searches several trees in parallel. Each tree has its share of the budget, and the bot chooses
   * the action with the most visits in all of them. The calling thread searches too.
   *
   * <p>With a budget in iterations or copies, the number of threads does not change the choice. It depends only on the
   * text, the seed, the number of trees and what the bot is shown. Used by one thread at a time.
   *
   * @param mcts the text of an {@code mcts} bot for {@link #named}, such as {@code mcts:10000}; a budget in time
   *     applies to each tree
   * @param trees the number of trees, at least 1; use the number of threads or slightly more
   * @param seed the seed of the bot's random source
   * @param executor the executor that searches the trees; it is not shut down
   * @return the bot
   * @throws IllegalArgumentException if the text is not that of an {@code mcts} bot, or {@code trees} is less than 1
   */
  public static ThinkingBot parallel(String mcts, int trees, long seed, ExecutorService executor) {
    BuiltInBotFactory bot = BotSpec.parse(Objects.requireNonNull(mcts, "mcts must not be null"));
    if (bot.sort() != Kind.MCTS) {
      throw new IllegalArgumentException("a bot that searches several trees must be mcts, was " + mcts);
    }
    return new RootParallelBot(bot.budget(), bot.settings(), trees, seed, executor);
  }

  /**
   * Returns a factory of bundled bots by text, for command lines and files. The text has a word and then parts after
   * colons, the budget first. A missing part has its default.
   *
   * <table>
   * <caption>Parts of the text</caption>
   * <tr><th>part</th><th>bots</th><th>meaning</th></tr>
   * <tr><td>{@code 1000}, {@code 1000c}, {@code 250ms}, {@code 2s}</td><td>greedy, flat, mcts, bluff</td> <td>the
   *   budget of each choice: iterations, copies of matches, or a time</td></tr>
   * <tr><td>{@code 100000}</td><td>policy</td><td>the number of matches to learn from</td></tr>
   * <tr><td>{@code result}, {@code score}, {@code both}</td><td>all but random</td><td>the objective: winning, points,
   *   or both (the default)</td></tr>
   * <tr><td>{@code cut40}</td><td>flat, mcts</td><td>playouts of 40 decisions, then the game's estimate; {@code cut0}
   *   for the estimate without playouts. The default is what the game {@linkplain
   *   games.kumite.api.GameProperties#playoutCutoff declares}</td></tr>
   * <tr><td>{@code phase}</td><td>flat, mcts</td><td>{@code cut0}, and no search beyond the end of the current
   *   phase</td></tr>
   * <tr><td>{@code round}</td><td>flat, mcts</td><td>{@linkplain games.kumite.api.MatchSearch#playHeuristic heuristic}
   *   playouts up to the next {@linkplain games.kumite.api.MatchSearch#round round}, and no search beyond it</td></tr>
   * <tr><td>{@code full}</td><td>flat, mcts</td><td>playouts to the end of the match, independent of what the game
   *   declares</td></tr>
   * <tr><td>{@code explore0.15}</td><td>mcts</td><td>the exploration constant; higher values try rare actions more
   *   often</td></tr>
   * </table>
   *
   * @param text the text, such as {@code random}, {@code mcts}, {@code flat:500:cut20} or {@code
   *     mcts:1s:score:cut0:explore0.15}
   * @return the factory
   * @throws IllegalArgumentException if the text is not that of a bot; the message says what is allowed
   */
  public static BotFactory named(String text) {
    return BotSpec.parse(Objects.requireNonNull(text, "text must not be null"));
  }

  /**
   * Prepares bots for a match that is about to begin. If a bot needs it, a match without a record {@linkplain
   * games.kumite.api.MatchSearch#trackDecisions tracks its decisions}. {@link #play} and the arena call this
   * themselves.
   *
   * @param match the match
   * @param bots one for each seat, in seat order
   */
  public static void prepare(Match match, List<? extends Bot> bots) {
    for (int seat = 0; seat < bots.size(); seat++) {
      prepare(match, match.seats().get(seat), bots.get(seat));
    }
  }

  /**
   * Prepares one bot for a match that is about to begin, as {@link #prepare(Match, List)} does for all.
   *
   * @param match the match
   * @param seat the seat of the bot
   * @param bot the bot
   */
  public static void prepare(Match match, Seat seat, Bot bot) {
    if (PREPARES.get(bot.getClass())) {
      match.search().trackDecisions();
      bot.prepare(match.perspective(seat));
    }
  }

  /**
   * Plays a match to its end with bots.
   *
   * @param match the match, at any decision
   * @param bots one for each seat, in seat order
   * @return the outcome of the match
   * @throws IllegalArgumentException if the number of bots differs from the number of seats
   * @throws games.kumite.api.IllegalActionException if a bot chooses an illegal action
   */
  public static Outcome play(Match match, List<? extends Bot> bots) {
    if (bots.size() != match.seats().size()) {
      throw new IllegalArgumentException(
          "there must be one bot for each of " + match.seats().size() + " seats, were " + bots.size());
    }
    prepare(match, bots);
    while (!match.isOver()) {
      step(match, bots.get(match.actor().index()));
    }
    return match.outcome();
  }

  /**
   * Lets a bot make the pending decision.
   *
   * @param match a match that is not over
   * @param bot the bot that chooses for the seat that decides
   * @throws games.kumite.api.IllegalActionException if the bot chooses an illegal action
   * @throws IllegalStateException if the match is over
   */
  public static void step(Match match, Bot bot) {
    if (match.isOver()) {
      throw new IllegalStateException("the match is over, there is nothing to choose");
    }
    if (bot instanceof BlindBot blind) {
      match.play(blind.choose(match.decision().actions()));
      return;
    }
    Seat seat = match.actor();
    match.actionCount(); // lists the actions once, for the bot and for its choice
    Perspective perspective = match.perspective(seat);
    if (!(perspective.turn() instanceof Turn.Yours yours)) {
      throw new IllegalStateException("it is the turn of " + seat + ", whose perspective says " + perspective.turn());
    }
    Decision decision = yours.decision();
    match.play(bot.choose(perspective, decision));
  }
}
