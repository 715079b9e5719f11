package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Phase;
import games.kumite.api.bot.StandingOrder.ActionOffered;
import games.kumite.api.bot.StandingOrder.EventOccurs;
import games.kumite.api.bot.StandingOrder.OthersTurnsOnly;
import games.kumite.api.bot.StandingOrder.OwnTurn;
import games.kumite.api.bot.StandingOrder.PhaseReached;
import games.kumite.api.bot.StandingOrder.Times;
import games.kumite.api.bot.StandingOrder.UnlessSumChanges;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The standing orders of one seat in one match. Ask them first, and the player or bot only if they have no answer.
 *
 * <pre>{@code
 * StandingOrders orders = new StandingOrders(match);
 * orders.give(StandingOrder.parse("refuse in assist until phase reset"));
 * Action action = orders.answer(perspective, decision).orElseGet(() -> askThePerson(decision));
 * }</pre>
 *
 * <p>An order answers every decision of its kind in which its action is legal. If several do, the order given last
 * answers. An order that has ended is removed.
 *
 * <p>An order with a word that the game does not have, such as a misspelt verb, phase or type of event, is refused. It
 * would never answer or never end. The refusal comes at once if the match is known, and otherwise at the first
 * decision. Used by one thread at a time.
 */
public final class StandingOrders {

  private final List<Given> orders = new ArrayList<>();
  private int eventsSeen;
  private OrderVocabulary words;

  private static final class Given {
    final StandingOrder order;
    int eventsBefore;
    int followed;

    Given(StandingOrder order, int eventsBefore) {
      this.order = order;
      this.eventsBefore = eventsBefore;
    }
  }

  /** Creates an empty set of orders; the game becomes known with the first decision. */
  public StandingOrders() {
    words = OrderVocabulary.UNKNOWN;
  }

  /**
   * Creates an empty set of orders for a game; the match becomes known with the first decision.
   *
   * @param game the game
   */
  public StandingOrders(Game game) {
    words = OrderVocabulary.of(Objects.requireNonNull(game, "game must not be null"));
  }

  /**
   * Creates an empty set of orders for a match.
   *
   * @param match the match, which knows every word that orders may use
   */
  public StandingOrders(Match match) {
    words = OrderVocabulary.of(Objects.requireNonNull(match, "match must not be null"));
  }

  /**
   * Gives an order. Events up to the last decision seen here do not end it.
   *
   * @param order the order
   * @throws IllegalArgumentException if the game is known not to have the order's kind of decision, phase, type of
   *     event, verb or keyword; the message lists those it has, and the order is not given
   */
  public void give(StandingOrder order) {
    words.check(Objects.requireNonNull(order, "order must not be null"));
    orders.add(0, new Given(order, eventsSeen));
  }

  /**
   * Cancels an order.
   *
   * @param order the order
   * @return true if the order was active
   */
  public boolean cancel(StandingOrder order) {
    return orders.removeIf(given -> given.order.equals(order));
  }

  /**
   * Returns the active orders.
   *
   * @return an immutable list, the one given last first
   */
  public List<StandingOrder> orders() {
    return orders.stream().map(given -> given.order).toList();
  }

  /**
   * Answers a decision with the orders.
   *
   * @param perspective the match as the seat sees it
   * @param decision the pending decision, that of the perspective's turn
   * @return the action to play; empty if the seat has to be asked
   * @throws IllegalArgumentException if an order is active that {@link #give} would have refused with the match known;
   *     the order is removed
   */
  public Optional<Action> answer(Perspective perspective, Decision decision) {
    if (!words.isWhole() && !orders.isEmpty()) {
      words = words.with(perspective);
      for (Given given : List.copyOf(orders)) {
        takeBackUnlessKnown(given);
      }
    }
    List<Event> events = perspective.events();
    eventsSeen = events.size();
    orders.forEach(given -> given.eventsBefore = Math.min(given.eventsBefore, eventsSeen)); // after an undo
    orders.removeIf(given -> hasEnded(given, perspective, decision, events));
    for (Iterator<Given> each = orders.iterator(); each.hasNext(); ) {
      Given given = each.next();
      boolean isMeant = isFor(given.order, decision)
          && (!(given.order.until() instanceof OthersTurnsOnly) || isOwnTurn(perspective, decision, false));
      Optional<Action> action = isMeant ? legal(given.order, decision) : Optional.empty();
      boolean isAsked = given.order.until() instanceof UnlessSumChanges
          && action.isPresent() && new SumImpact(perspective, decision, action.get().notation()).canChange();
      if (action.isPresent() && !isAsked) {
        given.followed++;
        if (given.order.until() instanceof Times times && given.followed >= times.times()) {
          each.remove();
        }
        return action;
      }
    }
    return Optional.empty();
  }

  private void takeBackUnlessKnown(Given given) {
    try {
      words.check(given.order);
    } catch (IllegalArgumentException unknown) {
      orders.remove(given);
      throw unknown;
    }
  }

  /**
   * Returns a bot that follows these orders, and asks another one if they have no answer.
   *
   * @param bot the other bot, or a player behind the same interface
   * @return the bot
   */
  public Bot before(Bot bot) {
    return new Bot() {
      @Override
      public Action choose(Perspective perspective, Decision decision) {
        return answer(perspective, decision).orElseGet(() -> bot.choose(perspective, decision));
      }

      @Override
      public String name() {
        return bot.name();
      }
    };
  }

  private static boolean isFor(StandingOrder order, Decision decision) {
    return order.kind().equals(StandingOrder.ANY) || order.kind().equals(decision.kind());
  }

  private static boolean hasEnded(Given given, Perspective perspective, Decision decision, List<Event> events) {
    StandingOrder.Until until = given.order.until();
    if (until instanceof EventOccurs happened) {
      return events.stream().skip(given.eventsBefore).anyMatch(event -> event.type().equals(happened.type()));
    } else if (until instanceof PhaseReached reached) {
      return isIn(perspective.phase(), reached.id());
    } else if (until instanceof ActionOffered offered) {
      return isFor(given.order, decision)
          && decision.actions().stream().anyMatch(action -> begins(action.notation(), offered.start()));
    }
    return until instanceof OwnTurn && isOwnTurn(perspective, decision, true);
  }

  /** Returns whether the table marks the asked seat as active, or as inactive. */
  private static boolean isOwnTurn(Perspective perspective, Decision decision, boolean wanted) {
    return perspective.table().find(decision.seat().id()).map(seat -> seat.get("active"))
        .filter(active -> active.equals(wanted)).isPresent();
  }

  private static boolean isIn(Phase innermost, String id) {
    for (Phase phase = innermost; phase != null; phase = phase.parent()) {
      if (phase.id().equals(id)) {
        return true;
      }
    }
    return false;
  }

  private static boolean begins(String notation, String start) {
    return notation.equals(start) || notation.startsWith(start + " ");
  }

  private static Optional<Action> legal(StandingOrder order, Decision decision) {
    try {
      return Optional.of(decision.parse(order.notation()));
    } catch (IllegalActionException notNow) {
      return Optional.empty();
    }
  }
}
