package games.kumite.api.bot;

import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Turn;
import games.kumite.api.bot.BuiltInBotFactory.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutorService;

/**
 * The bundled bots, all of which play every game, and how bots play a match.
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

  /** Whether bots of a class get ready: for the others nothing is looked at. */
  private static final ClassValue<Boolean> PREPARES = new ClassValue<>() {
    @Override
    protected Boolean computeValue(Class<?> type) {
      return Arrays.stream(type.getMethods())
          .anyMatch(method -> method.getName().equals("prepare") && method.getDeclaringClass() != Bot.class);
    }
  };

  private Bots() {}

  /**
   * Returns a factory of bots that take any listed action: {@code named("random")}.
   *
   * @return the factory
   */
  public static BotFactory random() {
    return new BuiltInBotFactory(Kind.RANDOM, DEFAULT_BUDGET, MctsSettings.DEFAULT);
  }

  /**
   * Returns a bot that searches several trees at a time, each with its share of the budget, and chooses what all of them
   * together have visited most. With a budget in iterations or copies its choice depends on the text, the seed, the number of
   * trees and on what it is shown alone, whatever the number of threads. The thread that asks searches too. Used by one
   * thread at a time.
   *
   * @param mcts a searching bot, as {@link #named} reads it, such as {@code mcts:10000}; a budget in time counts for each tree
   * @param trees how many trees, at least 1; as many as there are threads, or some more
   * @param seed the seed of the bot's random source
   * @param executor where trees are searched; it is not shut down
   * @return the bot
   * @throws IllegalArgumentException if the text is not one of an {@code mcts} bot, or {@code trees} is less than 1
   */
  public static ThinkingBot parallel(String mcts, int trees, long seed, ExecutorService executor) {
    BuiltInBotFactory bot = BotSpec.parse(Objects.requireNonNull(mcts, "mcts must not be null"));
    if (bot.sort() != Kind.MCTS) {
      throw new IllegalArgumentException("a bot that searches several trees must be mcts, was " + mcts);
    }
    return new RootParallelBot(bot.budget(), bot.settings(), trees, seed, executor);
  }

  /**
   * A bundled bot by its name, for command lines and files: a word, then what is to be said about it, each after a
   * colon, the budget first. What is left out has its default.
   *
   * <table>
   * <caption>What may be said</caption>
   * <tr><th>text</th><th>to</th><th>meaning</th></tr>
   * <tr><td>{@code 1000}, {@code 1000c}, {@code 250ms}, {@code 2s}</td><td>greedy, flat, mcts, bluff</td>
   *   <td>the budget for each choice: iterations, copies of matches, or a time</td></tr>
   * <tr><td>{@code 100000}</td><td>policy</td><td>the number of matches it learns from</td></tr>
   * <tr><td>{@code result}, {@code score}, {@code both}</td><td>all but random</td><td>what it plays for: winning, points, or both (the default)</td></tr>
   * <tr><td>{@code cut40}</td><td>flat, mcts</td><td>playouts end after 40 decisions with the game's estimate; {@code
   *   cut0} asks for the estimate without a playout. Without a word the game {@linkplain
   *   games.kumite.api.GameProperties#cutoff says}</td></tr>
   * <tr><td>{@code phase}</td><td>flat, mcts</td><td>{@code cut0}, and a search looks no further than the end of the phase
   *   in which it begins</td></tr>
   * <tr><td>{@code round}</td><td>flat, mcts</td><td>playouts by {@linkplain games.kumite.api.MatchSearch#playHeuristic sensible} actions up to the
   *   next {@linkplain games.kumite.api.MatchSearch#round round}, beyond which nothing is looked at</td></tr>
   * <tr><td>{@code full}</td><td>flat, mcts</td><td>playouts to the end of the match, whatever the game says</td></tr>
   * <tr><td>{@code explore0.15}</td><td>mcts</td><td>how much a search tries what has not proved good</td></tr>
   * </table>
   *
   * @param text such as {@code random}, {@code mcts}, {@code flat:500:cut20} or {@code mcts:1s:score:cut0:explore0.15}
   * @return makes such bots
   * @throws IllegalArgumentException if the text is none of these; the message says what is allowed
   */
  public static BotFactory named(String text) {
    return BotSpec.parse(Objects.requireNonNull(text, "text must not be null"));
  }

  /**
   * Lets bots get ready for a match that is about to begin. Where one does, a match without a record {@linkplain
   * games.kumite.api.MatchSearch#keepDecisions keeps its decisions} for it. {@link #play} and the arena do this by themselves.
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
   * Lets one bot get ready for a match that is about to begin, as {@link #prepare(Match, List)} does with all.
   *
   * @param match the match
   * @param seat where the bot sits
   * @param bot the bot
   */
  public static void prepare(Match match, Seat seat, Bot bot) {
    if (PREPARES.get(bot.getClass())) {
      match.search().trackDecisions();
      bot.prepare(match.perspective(seat));
    }
  }

  /**
   * Lets bots play a match to its end.
   *
   * @param match the match, at any decision
   * @param bots one for each seat, in seat order
   * @return how it ended
   * @throws IllegalArgumentException if there are more or fewer bots than seats
   * @throws games.kumite.api.IllegalActionException if a bot chooses something that is not legal
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
   * Lets a bot make the choice that a match waits for.
   *
   * @param match the match, not over
   * @param bot who chooses for the seat whose turn it is
   * @throws games.kumite.api.IllegalActionException if the bot chooses something that is not legal
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
    match.actionCount(); // what is listed now need be listed neither for the bot nor for its choice
    Perspective perspective = match.perspective(seat);
    if (!(perspective.turn() instanceof Turn.Yours yours)) {
      throw new IllegalStateException("it is the turn of " + seat + ", whose perspective says " + perspective.turn());
    }
    Decision decision = yours.decision();
    match.play(bot.choose(perspective, decision));
  }
}
