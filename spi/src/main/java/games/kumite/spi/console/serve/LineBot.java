package games.kumite.spi.console.serve;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.MatchRecord;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.bot.Bot;
import games.kumite.spi.console.serve.Complaint.Code;
import games.kumite.spi.console.texts.Say;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A bot whose choices are made by a program at the other end of a {@link Wire}, for one seat or several. All that the
 * program is told of a match follows from the perspectives of its own seats, from their events, and from what they have
 * been asked.
 */
public final class LineBot implements Bot {

  private final Wire wire;
  private final @Nullable Duration limit;
  private final Bot substitute;
  private final Say say;
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
  public LineBot(Wire wire, @Nullable Duration limit, Bot substitute, Say say) {
    this(wire, limit, substitute, say, System::nanoTime);
  }

  /** A bot with a clock of nanoseconds. */
  LineBot(Wire wire, @Nullable Duration limit, Bot substitute, Say say, LongSupplier clock) {
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
   * @throws HangUp if the program is gone
   */
  public void greet(Game game) {
    wire.say(Lines.hello(game, limit == null ? 0 : Math.max(1, limit.toMillis())));
  }

  /**
   * Says that a match begins.
   *
   * @param begun the match
   * @param taken the seats that the program plays
   * @param matches how many matches there will be in all
   * @throws HangUp if the program is gone
   */
  public void start(Match begun, List<Seat> taken, int matches) {
    match++;
    yours.clear();
    taken.forEach(seat -> yours.put(seat, begun.events(seat)));
    wire.say(Lines.start(match, matches, begun.seats(), taken, options(begun)));
  }

  static Map<String, Object> options(Match begun) {
    Map<String, Object> options = new LinkedHashMap<>();
    for (MatchRecord.Tag tag : begun.record().tags("Option")) {
      String text = tag.values().get(1);
      Object value = begun.game().options().stream().filter(known -> known.id().equals(tag.value())).findFirst()
          .map((Option known) -> known.accept(text)).orElse(text);
      options.put(tag.value(), value);
    }
    return options;
  }

  /**
   * Asks the program until it names a legal action.
   *
   * @throws HangUp if the program is gone
   */
  @Override
  public Action choose(Perspective view, Decision decision) {
    Seat seat = decision.seat();
    tellNews(seat, view);
    asked++;
    wire.say(Lines.decision(asked, view, decision));
    long begun = clock.getAsLong();
    while (true) {
      Incoming incoming = limit == null ? wire.next() : next(limit.minusNanos(clock.getAsLong() - begun));
      if (incoming instanceof Incoming.Nothing) {
        wire.say(Lines.error(asked, Complaint.of(Code.TIMEOUT, "timeout"), say));
        return substitute.choose(view, decision);
      }
      try {
        return action(incoming, decision);
      } catch (Complaint complaint) {
        wire.say(Lines.error(asked, complaint, say));
      }
    }
  }

  /** The deadline is asked before each line: a program that sends wrong ones all the time gets no more time by that. */
  private Incoming next(Duration left) {
    return left.isNegative() || left.isZero() ? new Incoming.Nothing() : wire.next(left);
  }

  private Action action(Incoming incoming, Decision decision) throws Complaint {
    if (incoming instanceof Incoming.Oversized) {
      throw Complaint.of(Code.OVERSIZED, "oversized", Protocol.MAX_CHARACTERS);
    }
    if (!(incoming instanceof Incoming.Line line)) {
      throw new HangUp();
    }
    Reply reply = Reply.read(line.text());
    reply.requireId(asked);
    try {
      return decision.action(reply.action());
    } catch (IllegalActionException refused) {
      throw Complaint.refused(refused);
    }
  }

  /**
   * Says how a match has ended.
   *
   * @param ended the match
   * @throws HangUp if the program is gone
   */
  public void end(Match ended) {
    for (Seat seat : yours.keySet()) {
      tellNews(seat, ended.seenBy(seat));
    }
    Outcome outcome = ended.outcome();
    wire.say(Lines.end(match, ended.seats(), outcome));
  }

  /**
   * What a seat has not been told yet. It is told when the seat is asked and not before: how often others were asked
   * in between would show what they hold.
   */
  private void tellNews(Seat seat, Perspective view) {
    EventReader reader = yours.get(seat);
    List<Event> news = reader == null ? List.of() : reader.read();
    if (!news.isEmpty()) {
      wire.say(Lines.events(seat, news));
    }
    wire.say(Lines.table(seat, view.table()));
  }
}
