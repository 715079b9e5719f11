package games.kumite.spi.console.web;

import games.kumite.api.Action;
import games.kumite.api.Answers;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.bot.StandingOrder;
import games.kumite.api.bot.StandingOrders;
import games.kumite.api.data.PlainData;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The seats of a table: their occupants, and their standing orders. Used by the thread that uses the match. */
final class SeatList {

  private static final int MOST_ORDERS = 20;
  /** The end of an order that plays in imagined matches, which only the seat that decides next has. */
  private static final String IMAGINES = " unless sum";

  private final Match match;
  private final Map<Seat, Occupant> occupants = new LinkedHashMap<>();
  private final Map<Seat, StandingOrders> orders = new LinkedHashMap<>();

  SeatList(Match match, Map<Seat, Occupant> occupants) {
    this.match = match;
    match.seats().forEach(seat -> this.occupants.put(seat, occupants.getOrDefault(seat, Occupant.EMPTY)));
  }

  Occupant occupant(Seat seat) {
    Occupant occupant = occupants.get(seat);
    return occupant == null ? Occupant.EMPTY : occupant;
  }

  void occupy(Seat seat, Occupant occupant) {
    occupants.put(seat, occupant);
    if (occupant.isBot()) {
      orders.remove(seat);
    }
  }

  /** Returns the seat with an id. */
  @Nullable Seat seat(String id) {
    return match.seats().stream().filter(seat -> seat.id().equals(id)).findFirst().orElse(null);
  }

  /** Returns the seats as everyone may see them. */
  List<Map<String, Object>> data() {
    return match.seats().stream().map(seat -> {
      Map<String, Object> fields = PlainData.of(seat);
      fields.put("player", occupant(seat).kind().name().toLowerCase(Locale.ROOT));
      fields.put("bot", occupant(seat).bot());
      return fields;
    }).toList();
  }

  /** Returns the standing orders of a seat, as text. */
  List<String> orders(Seat seat) {
    StandingOrders given = orders.get(seat);
    return given == null ? List.of() : given.orders().stream().map(StandingOrder::toString).toList();
  }

  /**
   * Gives a standing order.
   *
   * @throws IllegalArgumentException if it is not an order of this match, or there are too many
   */
  void give(Seat seat, String order) {
    StandingOrders given = orders.computeIfAbsent(seat, first -> new StandingOrders(match));
    if (given.orders().size() >= MOST_ORDERS) {
      throw new IllegalArgumentException("there are " + MOST_ORDERS + " standing orders already");
    }
    StandingOrder parsed = StandingOrder.parse(order);
    given.cancel(parsed);
    given.give(parsed);
  }

  void cancel(Seat seat, String order) {
    StandingOrders given = orders.get(seat);
    if (given != null) {
      given.orders().stream().filter(known -> known.toString().equals(order)).forEach(given::cancel);
    }
  }

  /** Returns the answer of a seat's standing orders to what it is asked. */
  Optional<Action> answer(Seat seat, Answers answers) {
    StandingOrders given = orders.get(seat);
    if (given == null || given.orders().isEmpty()) {
      return Optional.empty();
    }
    boolean isNext = seat.equals(match.actor());
    if (!isNext && given.orders().stream().anyMatch(order -> order.toString().endsWith(IMAGINES))) {
      return Optional.empty();
    }
    Decision decision = answers.decision(seat);
    return given.answer(match.perspective(seat), decision);
  }
}
