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
 * Who plays for the seats that their players have left: a bot, or standing orders with a bot for what they do not
 * answer. Works in the middle of any match of any game.
 *
 * <p>The record of the match says so, in notes that change nothing of the match: {@code [Takeover "2" "greedy:100"]}, with
 * the standing orders after the bot, and {@code [Return "2"]}. So the same players stand in when the match is
 * {@linkplain #resumed resumed}. For the owner of the match; used by the thread that uses the match.
 *
 * <pre>{@code
 * StandIns absent = new StandIns(match);
 * absent.takeOver(seat, "greedy:100");   // the player has left
 * absent.play();                         // plays on until a seat is asked whose player is here
 * absent.giveBack(seat);                 // and is here again
 * }</pre>
 *
 * <p>{@link #play} thinks in the thread that calls it, and nobody can do anything with the match meanwhile. A server takes
 * the {@link #pending} request instead, lets another thread {@linkplain Request#choose think}, and plays the answer when it
 * comes, with the number of the decision that it is for. An answer that comes too late is refused and changes nothing.
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
 * <p>A record of a stranger's may name any bot, such as one that thinks for years: a server that takes such records says
 * which it allows, {@code StandIns.resumed(match, Set.of("greedy:100")::contains)}.
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
   * Nobody stands in.
   *
   * @param match a match that keeps a record
   */
  public StandIns(Match match) {
    this(match, RandomSource.secure());
  }

  /**
   * Nobody stands in.
   *
   * @param match a match that keeps a record
   * @param random what the bots' seeds are drawn from; not the match's own source
   */
  public StandIns(Match match, RandomSource random) {
    this.match = Objects.requireNonNull(match, "match must not be null");
    this.random = Objects.requireNonNull(random, "chance must not be null");
  }

  /**
   * Those who stood in when the record of a resumed match ended, whatever bots it names: for records of one's own.
   *
   * @param match what {@link games.kumite.api.Game#resume} gave
   * @return the same bots and orders on the same seats
   * @throws IllegalArgumentException if a note about them is none that this class has written; the message has its line
   */
  public static StandIns resumed(Match match) {
    return resumed(match, bot -> true);
  }

  /**
   * Those who stood in when the record of a resumed match ended, if they are bots that may: for records that anybody may
   * have written.
   *
   * @param match what {@link games.kumite.api.Game#resume} gave
   * @param allowed which bots may play, by the text that {@link #takeOver} was given; asked for those alone who stand in
   *     at the end
   * @return the same bots and orders on the same seats
   * @throws IllegalArgumentException if another bot stands in, or a note is none that this class has written; the message
   *     has its line
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
   * Lets somebody play for a seat from now on, instead of its player or of who has stood in before.
   *
   * @param seat a seat of the match
   * @param bot a bundled bot, as {@link Bots#named} reads it
   * @param orders standing orders that answer before the bot, as {@link StandingOrder#parse} reads them, at most six
   * @throws IllegalArgumentException if the seat is none of the match, a text is none of a bot or order, or the record can
   *     take no more {@linkplain Match#addNote notes}; who plays for the seat has not changed
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
   * @throws IllegalArgumentException if the seat is none of the match, or the record can take no more {@linkplain
   *     Match#note notes}; then the stand-in still plays
   * @throws IllegalStateException if nobody stands in
   */
  public void giveBack(Seat seat) {
    require(seat);
    if (!standIns.containsKey(seat)) {
      throw new IllegalStateException("nobody stands in for " + seat.name());
    }
    match.addNote(RETURN, String.valueOf(seat.number()));
    standIns.remove(seat);
  }

  private void require(Seat seat) {
    Objects.requireNonNull(seat, "seat must not be null");
    if (!match.seats().contains(seat)) {
      throw new IllegalArgumentException(seat + " is no seat of this match");
    }
  }

  /**
   * For whom somebody stands in.
   *
   * @return the seats, an immutable list
   */
  public List<Seat> seats() {
    return List.copyOf(standIns.keySet());
  }

  /**
   * Returns what a stand-in has to choose now. Asking again gives a new request for the same decision.
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
   * A decision that a stand-in has to make. It shares nothing that changes with the match, so that another thread can think
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
     * @return as {@link Decision#number} has it
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
     * Lets the stand-in think. Takes as long as its bot does, and may run in any thread.
     *
     * @return the action to play
     */
    public Action choose() {
      Turn.Yours turn = (Turn.Yours) perspective.turn();
      return standIn.choose(perspective, turn.decision());
    }
  }

  /** Plays until a seat is asked whose player is here, or the match is over. Thinks in this thread. */
  public void play() {
    play((seat, action) -> match.play(action));
  }

  /**
   * Answers for the absent whenever it is their turn, until a seat is asked whose player is here, or the match is over: like
   * {@link #play()}, but for an owner who collects answers.
   *
   * @param answers the answers of this match
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
