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
 * A bot whose choices are made by a program at the other end of a {@link JsonLines}, for one seat or several. All that the
 * program is told of a match follows from the perspectives of its own seats, from their events, and from what they have
 * been asked.
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
   * A bot.
   *
   * @param wire where the program is
   * @param limit how long it may think about a choice; null for as long as it likes
   * @param substitute who chooses when the time is over
   * @param say the language of complaints
   */
  public RemoteBot(JsonLines wire, @Nullable Duration limit, Bot substitute, ConsoleTexts say) {
    this(wire, limit, substitute, say, System::nanoTime);
  }

  /** A bot with a clock of nanoseconds. */
  RemoteBot(JsonLines wire, @Nullable Duration limit, Bot substitute, ConsoleTexts say, LongSupplier clock) {
    this.clock = clock;
    this.say = say;
    this.wire = wire;
    this.limit = limit;
    this.substitute = substitute;
  }

  /**
   * Says what is played; once, before anything else.
   *
   * @param game the game
   * @throws DisconnectedException if the program is gone
   */
  public void greet(Game game) {
    wire.say(Messages.hello(game, limit == null ? 0 : Math.max(1, limit.toMillis())));
  }

  /**
   * Says that a match begins.
   *
   * @param begun the match
   * @param taken the seats that the program plays
   * @param matches how many matches there will be in all
   * @throws DisconnectedException if the program is gone
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
   * @throws DisconnectedException if the program is gone
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
        return action(incoming, decision);
      } catch (ProtocolException complaint) {
        wire.say(Messages.error(asked, complaint, say));
      }
    }
  }

  /** The deadline is asked before each line: a program that sends wrong ones all the time gets no more time by that. */
  private Request next(Duration left) {
    return left.isNegative() || left.isZero() ? new Request.Nothing() : wire.next(left);
  }

  private Action action(Request incoming, Decision decision) throws ProtocolException {
    if (incoming instanceof Request.Oversized) {
      throw ProtocolException.of(Code.OVERSIZED, "oversized", Protocol.MAX_CHARACTERS);
    }
    if (!(incoming instanceof Request.Line line)) {
      throw new DisconnectedException();
    }
    Reply reply = Reply.read(line.text());
    reply.requireId(asked);
    try {
      return decision.action(reply.action());
    } catch (IllegalActionException refused) {
      throw ProtocolException.refused(refused);
    }
  }

  /**
   * Says how a match has ended.
   *
   * @param ended the match
   * @throws DisconnectedException if the program is gone
   */
  public void end(Match ended) {
    for (Seat seat : yours.keySet()) {
      tellNews(seat, ended.perspective(seat));
    }
    Outcome outcome = ended.outcome();
    wire.say(Messages.end(match, ended.seats(), outcome));
  }

  /**
   * What a seat has not been told yet. It is told when the seat is asked and not before: how often others were asked
   * in between would show what they hold.
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
