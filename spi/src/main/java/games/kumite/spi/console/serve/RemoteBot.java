package games.kumite.spi.console.serve;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.bot.Bot;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.console.serve.ProtocolException.Code;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A bot whose choices are made by a program at the other end of a {@link JsonLines}, for one seat or several. All that
 * the program learns about a match follows from the perspectives of its own seats, from their events, and from the
 * decisions that they have been asked.
 */
public final class RemoteBot implements Bot {

  private final JsonLines wire;
  private final @Nullable Duration limit;
  private final Bot substitute;
  private final ConsoleTexts say;
  private final LongSupplier clock;
  private final Map<Seat, EventReader> yours = new LinkedHashMap<>();
  private int match;
  private int asked;

  /**
   * Creates a bot.
   *
   * @param wire the connection to the program
   * @param limit the time limit of a choice, null for none
   * @param substitute the bot that chooses after the time limit
   * @param say the language of errors
   */
  public RemoteBot(JsonLines wire, @Nullable Duration limit, Bot substitute, ConsoleTexts say) {
    this(wire, limit, substitute, say, System::nanoTime);
  }

  /** Creates a bot with a clock in nanoseconds. */
  RemoteBot(JsonLines wire, @Nullable Duration limit, Bot substitute, ConsoleTexts say, LongSupplier clock) {
    this.clock = clock;
    this.say = say;
    this.wire = wire;
    this.limit = limit;
    this.substitute = substitute;
  }

  /**
   * Sends the game; once, before anything else.
   *
   * @param game the game
   * @throws DisconnectedException if the program has disconnected
   */
  public void greet(Game game) {
    wire.say(Messages.hello(game, limit == null ? 0 : Math.max(1, limit.toMillis())));
  }

  /**
   * Sends the start of a match.
   *
   * @param begun the match
   * @param taken the seats that the program plays
   * @param matches the total number of matches
   * @throws DisconnectedException if the program has disconnected
   */
  public void start(Match begun, List<Seat> taken, int matches) {
    match++;
    yours.clear();
    taken.forEach(seat -> yours.put(seat, begun.events(seat)));
    wire.say(Messages.start(match, matches, begun.seats(), taken, options(begun)));
  }

  static Map<String, Object> options(Match begun) {
    Map<String, Object> options = new LinkedHashMap<>();
    for (MatchRecord.Tag tag : begun.record().tags("Option")) {
      String text = tag.values().get(1);
      Object value = begun.game().options().stream().filter(known -> known.id().equals(tag.value())).findFirst()
          .map((Option known) -> known.convert(text)).orElse(text);
      options.put(tag.value(), value);
    }
    return options;
  }

  /**
   * Asks the program until it names a legal action.
   *
   * @throws DisconnectedException if the program has disconnected
   */
  @Override
  public Action choose(Perspective perspective, Decision decision) {
    Seat seat = decision.seat();
    tellNews(seat, perspective);
    asked++;
    wire.say(Messages.decision(asked, perspective, decision));
    long begun = clock.getAsLong();
    while (true) {
      Request incoming = limit == null ? wire.next() : next(limit.minusNanos(clock.getAsLong() - begun));
      if (incoming instanceof Request.Nothing) {
        wire.say(Messages.error(asked, ProtocolException.of(Code.TIMEOUT, "timeout"), say));
        return substitute.choose(perspective, decision);
      }
      try {
        return action(incoming, decision, perspective.game());
      } catch (ProtocolException complaint) {
        wire.say(Messages.error(asked, complaint, say));
      }
    }
  }

  /**
   * Waits for the next line within the rest of the time. The deadline is checked before each line, so that wrong lines
   * win no time.
   */
  private Request next(Duration left) {
    return left.isNegative() || left.isZero() ? new Request.Nothing() : wire.next(left);
  }

  private Action action(Request incoming, Decision decision, Game game) throws ProtocolException {
    if (incoming instanceof Request.Oversized) {
      throw ProtocolException.of(Code.OVERSIZED, "oversized", Protocol.MAX_CHARACTERS);
    }
    if (!(incoming instanceof Request.Line line)) {
      throw new DisconnectedException();
    }
    Reply reply = Reply.read(line.text());
    reply.requireId(asked);
    try {
      return decision.parse(reply.action());
    } catch (IllegalActionException refused) {
      throw ProtocolException.refused(refused, say.refusal(refused, game));
    }
  }

  /**
   * Sends the end of a match.
   *
   * @param ended the match
   * @throws DisconnectedException if the program has disconnected
   */
  public void end(Match ended) {
    for (Seat seat : yours.keySet()) {
      tellNews(seat, ended.perspective(seat));
    }
    Outcome outcome = ended.outcome();
    wire.say(Messages.end(match, ended.seats(), outcome));
  }

  /**
   * Sends a seat its new events. They are sent only when the seat is asked: how often others were asked in between
   * would reveal what they hold.
   */
  private void tellNews(Seat seat, Perspective perspective) {
    EventReader reader = yours.get(seat);
    List<Event> news = reader == null ? List.of() : reader.read();
    if (!news.isEmpty()) {
      wire.say(Messages.events(seat, news));
    }
    wire.say(Messages.table(seat, perspective.table()));
  }
}
