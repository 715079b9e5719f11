package games.kumite.spi.console.serve;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Turn;
import games.kumite.api.learn.Encoding;
import games.kumite.api.learn.Observation;
import games.kumite.spi.console.serve.ProtocolException.Code;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * A session of a program that learns: observations in place of tables and events, actions by their numbers, and several
 * matches at a time, so that it need not wait for each answer.
 */
public final class LearnerSession {

  private final JsonLines wire;
  private final IntFunction<Running> next;
  private final int matches;
  private final ConsoleTexts say;
  private final Map<Integer, Running> asked = new LinkedHashMap<>();
  private int begun;
  private int last;

  /**
   * Creates a session.
   *
   * @param wire the connection to the program
   * @param next starts a match, given its number from 1
   * @param matches the number of matches
   * @param say the language of errors
   */
  public LearnerSession(JsonLines wire, IntFunction<Running> next, int matches, ConsoleTexts say) {
    this.say = say;
    this.wire = wire;
    this.next = next;
    this.matches = matches;
  }

  /** A running match. Confined to one thread. */
  public static final class Running {

    private final Match match;
    private final List<Seat> seats;
    private final Consumer<Match> others;
    private final Map<Seat, Observation> views = new LinkedHashMap<>();
    private int number;
    private List<Action> actions = List.of();

    /**
     * Creates a running match.
     *
     * @param match a match at its start
     * @param seats the seats of the program
     * @param others makes the choice of any other seat
     */
    public Running(Match match, List<Seat> seats, Consumer<Match> others) {
      this.match = match;
      this.seats = seats;
      this.others = others;
      seats.forEach(seat -> views.put(seat, Encoding.of(match).observation(seat)));
    }
  }

  /**
   * Plays all matches.
   *
   * @param atOnce the number of matches at the same time
   * @throws DisconnectedException if the program has disconnected
   */
  public void play(int atOnce) {
    fill(atOnce);
    while (!asked.isEmpty()) {
      if (!wire.isReady()) {
        wire.flush();
      }
      Request incoming = wire.next();
      int id = last;
      try {
        NumberedReply choice = choice(incoming);
        id = choice.id() >= 1 ? choice.id() : last;
        Running running = running(choice.id());
        Action action = action(running, choice.place());
        asked.remove(id);
        running.match.play(action);
        goOn(running);
        fill(atOnce);
      } catch (ProtocolException complaint) {
        wire.put(Messages.error(id, complaint, say));
      }
    }
    wire.flush();
  }

  /** Starts matches until a given number wait for the program; a match in which it is never asked ends at once. */
  private void fill(int atOnce) {
    while (asked.size() < atOnce && begun < matches) {
      begin();
      wire.flush();
    }
  }

  private void begin() {
    begun++;
    Running running = next.apply(begun);
    running.number = begun;
    Match match = running.match;
    if (begun == 1) {
      wire.put(Messages.hello(match.game(), 0));
      wire.put(Messages.encoding(Encoding.of(match)));
    }
    wire.put(Messages.start(begun, matches, match.seats(), running.seats, RemoteBot.options(match)));
    goOn(running);
  }

  private void goOn(Running running) {
    Match match = running.match;
    while (!match.isOver() && !running.seats.contains(match.actor())) {
      running.others.accept(match);
    }
    if (match.isOver()) {
      wire.put(Messages.end(running.number, match.seats(), match.outcome()));
      return;
    }
    match.actionCount();
    Perspective perspective = match.perspective(match.actor());
    Decision decision = ((Turn.Yours) perspective.turn()).decision();
    running.actions = decision.actions();
    Encoding encoding = Encoding.of(match);
    float[] values = running.views.get(decision.seat()).of(match);
    last++;
    asked.put(last, running);
    wire.put(Messages.choice(last, running.number, decision, values,
        running.actions.stream().mapToInt(encoding::actionIndex).toArray()));
  }

  private static NumberedReply choice(Request incoming) throws ProtocolException {
    if (incoming instanceof Request.Oversized) {
      throw ProtocolException.of(Code.OVERSIZED, "oversized", Protocol.MAX_CHARACTERS);
    }
    if (!(incoming instanceof Request.Line line)) {
      throw new DisconnectedException();
    }
    return NumberedReply.read(line.text());
  }

  private Running running(int id) throws ProtocolException {
    Running running = asked.get(id);
    if (running == null) {
      throw id >= 1 && id <= last ? ProtocolException.of(Code.LATE, "choice-late", id)
          : ProtocolException.of(Code.UNASKED, "choice-unasked", id);
    }
    return running;
  }

  private static Action action(Running running, int place) throws ProtocolException {
    if (place < 0 || place >= running.actions.size()) {
      throw ProtocolException.of(Code.ILLEGAL, "place", running.actions.size() - 1, place);
    }
    return running.actions.get(place);
  }
}
