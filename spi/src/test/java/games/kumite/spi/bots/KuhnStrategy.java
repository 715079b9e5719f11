package games.kumite.spi.bots;

import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.bot.BotFactory;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import java.util.List;

/**
 * A whole strategy for Kuhn poker: how often it bets or calls, by card and by what has been done. What two strategies
 * win from each other can then be told exactly.
 *
 * @param bets by card (jack, queen, king) and by situation
 */
record KuhnStrategy(double[][] bets) {

  private static final String CARDS = "JQK";
  /** The situations: the first seat opens, the second one after a check, or after a bet, the first one after a bet. */
  private static final List<List<String>> BEFORE =
      List.of(List.of(), List.of("check"), List.of("bet"), List.of("check", "bet"));
  private static final int OPEN = 0;
  private static final int AFTER_CHECK = 1;
  private static final int AFTER_BET = 2;
  private static final int CALL_BACK = 3;
  private static final double DEALS = 6;

  /** What the first seat wins if both play their best (Kuhn 1950). */
  static final double VALUE = -1 / 18.0;

  /** One of the equilibrium strategies: the first seat bluffs with that frequency, from 0 to 1/3. */
  static KuhnStrategy equilibrium(double bluff) {
    return new KuhnStrategy(new double[][] {
        {bluff, 1 / 3.0, 0, 0},
        {0, 0, 1 / 3.0, bluff + 1 / 3.0},
        {3 * bluff, 1, 1, 1}});
  }

  /** What bots of a sort do, over so many seeds. */
  static KuhnStrategy of(BotFactory bots, int seeds) {
    Game game = new KuhnPoker();
    double[][] bets = new double[CARDS.length()][BEFORE.size()];
    for (int card = 0; card < CARDS.length(); card++) {
      for (int situation = 0; situation < BEFORE.size(); situation++) {
        Match match = dealt(game, BEFORE.get(situation).size() % 2, CARDS.substring(card, card + 1));
        BEFORE.get(situation).forEach(notation -> match.play(match.decision().parse(notation)));
        bets[card][situation] = share(match.perspective(match.actor()), bots, seeds);
      }
    }
    return new KuhnStrategy(bets);
  }

  /** A match in which a seat holds a card. */
  private static Match dealt(Game game, int index, String card) {
    for (long seed = 1; ; seed++) {
      Match match = game.start(Setup.seats(2).seed(seed).withoutRecord());
      match.search().trackDecisions();
      Seat seat = match.seats().get(index);
      if (match.table(seat).find("card:" + card).isPresent()) {
        return match;
      }
    }
  }

  private static double share(Perspective perspective, BotFactory bots, int seeds) {
    Decision decision = ((Turn.Yours) perspective.turn()).decision();
    int bold = 0;
    for (int seed = 1; seed <= seeds; seed++) {
      String choice = bots.create(seed).choose(perspective, decision).notation();
      bold += choice.equals("bet") || choice.equals("call") ? 1 : 0;
    }
    return bold / (double) seeds;
  }

  /** What this strategy in the first seat wins a game from another one in the second. */
  double wins(KuhnStrategy second) {
    double sum = 0;
    for (int mine = 0; mine < CARDS.length(); mine++) {
      for (int theirs = 0; theirs < CARDS.length(); theirs++) {
        if (mine != theirs) {
          sum += wins(bets[mine], second.bets[theirs], mine > theirs ? 1 : -1) / DEALS;
        }
      }
    }
    return sum;
  }

  private static double wins(double[] first, double[] second, int showdown) {
    double called = second[AFTER_BET] * 2 * showdown + (1 - second[AFTER_BET]);
    double raised = first[CALL_BACK] * 2 * showdown - (1 - first[CALL_BACK]);
    double checked = second[AFTER_CHECK] * raised + (1 - second[AFTER_CHECK]) * showdown;
    return first[OPEN] * called + (1 - first[OPEN]) * checked;
  }

  /** What it loses a game against an equilibrium, compared with the equilibrium itself, over both seats. */
  double lossAgainst(KuhnStrategy equilibrium) {
    return ((VALUE - wins(equilibrium)) + (equilibrium.wins(this) - VALUE)) / 2;
  }
}
