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
 * The standing orders of one seat in one match. Whoever asks a person or a bot asks here first.
 *
 * <pre>{@code
 * StandingOrders orders = new StandingOrders(match);
 * orders.give(StandingOrder.parse("refuse in assist until phase reset"));
 * Action action = orders.answer(view, decision).orElseGet(() -> askThePerson(decision));
 * }</pre>
 *
 * <p>An order answers every decision of its kind in which its action is legal. Where several do, the one given last
 * answers. An order that has ended is gone for good. What the game does not have, such as a misspelt verb, phase or type of
 * events, would never answer or never end and is refused: at once where the match is known here, else no later than with
 * the first decision. Used by one thread at a time.
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

  /** No orders, of a seat whose game is known with the first decision. */
  public StandingOrders() {
    words = OrderVocabulary.UNKNOWN;
  }

  /**
   * No orders, of a seat whose match is known with the first decision.
   *
   * @param game what is played
   */
  public StandingOrders(Game game) {
    words = OrderVocabulary.of(Objects.requireNonNull(game, "game must not be null"));
  }

  /**
   * No orders.
   *
   * @param match what is played, of which everything is known that orders may name
   */
  public StandingOrders(Match match) {
    words = OrderVocabulary.of(Objects.requireNonNull(match, "match must not be null"));
  }

  /**
   * Gives an order. What has happened up to the last decision that was put here does not end it.
   *
   * @param order the order
   * @throws IllegalArgumentException if the game, as far as it is known here and as far as it says, has no decisions of
   *     the order's kind, no such phase or type of events, or no actions of such a verb or words; the message says which
   *     it has, and no order is given
   */
  public void give(StandingOrder order) {
    words.check(Objects.requireNonNull(order, "order must not be null"));
    orders.add(0, new Given(order, eventsSeen));
  }

  /**
   * Takes an order back.
   *
   * @param order the order
   * @return whether it stood
   */
  public boolean cancel(StandingOrder order) {
    return orders.removeIf(given -> given.order.equals(order));
  }

  /**
   * The orders that stand.
   *
   * @return an immutable list, the one given last first
   */
  public List<StandingOrder> orders() {
    return orders.stream().map(given -> given.order).toList();
  }

  /**
   * What the orders say to a decision.
   *
   * @param perspective the match as the seat sees it
   * @param decision the choice to be made, that of the view's turn
   * @return the action to play; empty if the seat has to be asked
   * @throws IllegalArgumentException if an order was given that {@link #give} would have refused, had the match been
   *     known; it is taken back
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
   * A bot that follows these orders, and asks another where they say nothing.
   *
   * @param bot the other bot, or a person behind the same interface
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

  /** Whether the table says so of the seat that is asked. */
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
      return Optional.of(decision.action(order.notation()));
    } catch (IllegalActionException notNow) {
      return Optional.empty();
    }
  }
}
