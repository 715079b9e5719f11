package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Answers;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Turn;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/**
 * The stand-ins for players who have left: a bot, or standing orders with a bot for all other decisions. Works at any
 * point of any match of any game.
 *
 * <p>The record of the match notes each change. The notes do not affect the match: {@code [Takeover "2" "greedy:100"]},
 * with the standing orders after the bot, and {@code [Return "2"]}. So the same stand-ins play when the match is
 * {@linkplain #resumed resumed}. For the owner of the match; used by the thread that uses the match.
 *
 * <pre>{@code
 * StandIns absent = new StandIns(match);
 * absent.takeOver(seat, "greedy:100");   // the player has left
 * absent.play();                         // plays on until a present player is asked
 * absent.giveBack(seat);                 // the player has returned
 * }</pre>
 *
 * <p>{@link #play} thinks in the calling thread and blocks the match meanwhile. A server calls {@link #pending} instead
 * and lets another thread {@linkplain Request#choose think}. Then it plays the answer with the number of its decision.
 * An answer that comes too late is refused and changes nothing.
 *
 * <pre>{@code
 * StandIns absent = new StandIns(match);
 * Executor owner = Executors.newSingleThreadExecutor();       // the match's thread
 * Executor thinkers = Executors.newCachedThreadPool();
 * absent.pending().ifPresent(request -> thinkers.execute(() -> {
 *   Action action = request.choose();                         // takes its time; the match is free
 *   owner.execute(() -> match.play(request.seat(), request.number(), action));
 * }));
 * }</pre>
 *
 * <p>A stranger's record may name any bot, such as one that thinks for years. A server that accepts such records
 * restricts the bots: {@code StandIns.resumed(match, Set.of("greedy:100")::contains)}.
 */
public final class StandIns {

  private static final String TAKEOVER = "Takeover";
  private static final String RETURN = "Return";
  private static final int MAX_ORDERS = 6;

  private final Match match;
  private final RandomSource random;
  private final Map<Seat, StandIn> standIns = new LinkedHashMap<>();
  private int takenOver;

  private record StandIn(Bot bot, StandingOrders orders) {

    Action choose(Perspective perspective, Decision decision) {
      return orders.answer(perspective, decision).orElseGet(() -> bot.choose(perspective, decision));
    }
  }

  /**
   * Creates an instance without stand-ins.
   *
   * @param match a match that keeps a record
   */
  public StandIns(Match match) {
    this(match, RandomSource.secure());
  }

  /**
   * Creates an instance without stand-ins, with a random source.
   *
   * @param match a match that keeps a record
   * @param random the random source of the bots' seeds; not the match's own
   */
  public StandIns(Match match, RandomSource random) {
    this.match = Objects.requireNonNull(match, "match must not be null");
    this.random = Objects.requireNonNull(random, "random must not be null");
  }

  /**
   * Returns the stand-ins at the end of a resumed match's record, with any bots. Meant for the owner's own records.
   *
   * @param match the match from {@link games.kumite.api.Game#resume}
   * @return the same bots and orders for the same seats
   * @throws IllegalArgumentException if a note about stand-ins is not valid; the message names its line
   */
  public static StandIns resumed(Match match) {
    return resumed(match, bot -> true);
  }

  /**
   * Returns the stand-ins at the end of a resumed match's record, restricted to allowed bots. Meant for records that a
   * stranger may have written.
   *
   * @param match the match from {@link games.kumite.api.Game#resume}
   * @param allowed the test of the bot texts that were given to {@link #takeOver}; called only for stand-ins at the end
   *     of the record
   * @return the same bots and orders for the same seats
   * @throws IllegalArgumentException if a stand-in is not allowed, or a note about stand-ins is not valid; the message
   *     names its line
   */
  public static StandIns resumed(Match match, Predicate<String> allowed) {
    Objects.requireNonNull(allowed, "allowed must not be null");
    StandIns absent = new StandIns(match);
    Map<Seat, MatchRecord.Note> last = new LinkedHashMap<>();
    for (MatchRecord.Note note : match.record().notes()) {
      if (note.name().equals(TAKEOVER) && note.values().size() > 1) {
        last.put(absent.seat(note), note);
      } else if (note.name().equals(RETURN)) {
        last.remove(absent.seat(note));
      }
    }
    last.forEach((seat, note) -> absent.standIns.put(seat, absent.standIn(note, allowed)));
    return absent;
  }

  private StandIn standIn(MatchRecord.Note note, Predicate<String> allowed) {
    String bot = note.values().get(1);
    if (!allowed.test(bot)) {
      throw new IllegalArgumentException("line " + note.lineNumber() + " of the record names a bot that is not allowed here: "
          + bot);
    }
    try {
      return standIn(bot, note.values().subList(2, note.values().size()));
    } catch (IllegalArgumentException none) {
      throw new IllegalArgumentException("line " + note.lineNumber() + " of the record: " + none.getMessage(), none);
    }
  }

  private Seat seat(MatchRecord.Note note) {
    for (Seat seat : match.seats()) {
      if (String.valueOf(seat.number()).equals(note.values().get(0))) {
        return seat;
      }
    }
    throw new IllegalArgumentException("line " + note.lineNumber() + " of the record names no seat of the match: "
        + note.text().strip());
  }

  /**
   * Lets a bot play for a seat from now on, in place of its player or of an earlier stand-in.
   *
   * @param seat a seat of the match
   * @param bot the text of a bundled bot for {@link Bots#named}
   * @param orders the standing orders that answer before the bot, in the form of {@link StandingOrder#parse}, at most
   *     six
   * @throws IllegalArgumentException if the seat is not a seat of the match, a text is not that of a bot or order, or
   *     the record can take no more {@linkplain Match#addNote notes}; the player of the seat is unchanged
   */
  public void takeOver(Seat seat, String bot, String... orders) {
    require(seat);
    Objects.requireNonNull(bot, "bot must not be null");
    Objects.requireNonNull(orders, "orders must not be null");
    if (orders.length > MAX_ORDERS) {
      throw new IllegalArgumentException("orders must be at most " + MAX_ORDERS + ", was " + orders.length);
    }
    StandIn standIn = standIn(bot, Arrays.asList(orders));
    List<String> said = new ArrayList<>(List.of(String.valueOf(seat.number()), bot));
    said.addAll(Arrays.asList(orders));
    match.addNote(TAKEOVER, said.toArray(String[]::new));
    standIns.put(seat, standIn);
  }

  private StandIn standIn(String bot, List<String> orders) {
    BotFactory bots = Bots.named(bot);
    StandingOrders standing = new StandingOrders(match);
    orders.forEach(order -> standing.give(StandingOrder.parse(Objects.requireNonNull(order, "an order must not be null"))));
    SeededRandom seeds = new SeededRandom((long) random.pick("stand-in", ++takenOver, 1 << 30) << 20);
    return new StandIn(bots.create(seeds.nextLong()), standing);
  }

  /**
   * Lets the player of a seat play again.
   *
   * @param seat a seat of the match
   * @throws IllegalArgumentException if the seat is not a seat of the match, or the record can take no more {@linkplain
   *     Match#addNote notes}; the stand-in is unchanged
   * @throws IllegalStateException if the seat has no stand-in
   */
  public void giveBack(Seat seat) {
    require(seat);
    if (!standIns.containsKey(seat)) {
      throw new IllegalStateException(seat.name() + " has no stand-in");
    }
    match.addNote(RETURN, String.valueOf(seat.number()));
    standIns.remove(seat);
  }

  private void require(Seat seat) {
    Objects.requireNonNull(seat, "seat must not be null");
    if (!match.seats().contains(seat)) {
      throw new IllegalArgumentException(seat + " is not a seat of this match");
    }
  }

  /**
   * Returns the seats with a stand-in.
   *
   * @return an immutable list
   */
  public List<Seat> seats() {
    return List.copyOf(standIns.keySet());
  }

  /**
   * Returns the pending decision of a stand-in. Each call returns a new request for the same decision.
   *
   * @return the request; empty if the seat that decides next has its player, or the match is over
   */
  public Optional<Request> pending() {
    if (match.isOver()) {
      return Optional.empty();
    }
    Seat seat = match.actor();
    StandIn standIn = standIns.get(seat);
    return standIn == null ? Optional.empty()
        : Optional.of(new Request(seat, match.decision().number(), match.perspective(seat), standIn));
  }

  /**
   * A decision that a stand-in has to make. It shares no mutable state with the match, so another thread can think
   * about it. Requests for one seat are used one after the other.
   */
  public static final class Request {

    private final Seat seat;
    private final int number;
    private final Perspective perspective;
    private final StandIn standIn;

    private Request(Seat seat, int number, Perspective perspective, StandIn standIn) {
      this.seat = seat;
      this.number = number;
      this.perspective = perspective;
      this.standIn = standIn;
    }

    /**
     * Returns the seat that decides.
     *
     * @return a seat whose player has left
     */
    public Seat seat() {
      return seat;
    }

    /**
     * Returns the number of the decision, for {@link Match#play(Seat, int, Action)}.
     *
     * @return the number, as in {@link Decision#number}
     */
    public int number() {
      return number;
    }

    /**
     * Returns what the seat knows.
     *
     * @return a perspective whose turn is the decision
     */
    public Perspective perspective() {
      return perspective;
    }

    /**
     * Chooses an action with the stand-in. It takes as long as the bot thinks, and may run in any thread.
     *
     * @return the action to play
     */
    public Action choose() {
      Turn.Yours turn = (Turn.Yours) perspective.turn();
      return standIn.choose(perspective, turn.decision());
    }
  }

  /**
   * Plays for the absent players until a present player is asked or the match is over. Thinks in the calling thread.
   */
  public void play() {
    play((seat, action) -> match.play(action));
  }

  /**
   * Submits answers for the absent players until a present player is asked or the match is over. Like {@link #play()},
   * for an owner who collects answers.
   *
   * @param answers the collector of this match
   */
  public void answer(Answers answers) {
    play((seat, action) -> answers.submit(seat, action));
  }

  private void play(BiConsumer<Seat, Action> player) {
    for (Optional<Request> next = pending(); next.isPresent(); next = pending()) {
      player.accept(next.get().seat(), next.get().choose());
    }
  }
}
