package games.kumite.api.bot;

import java.io.Serializable;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a seat will always choose in decisions of a kind, until something happens: "always pass in this window until I
 * am attacked". Immutable, and the same for bots and persons.
 *
 * <p>Its text is {@code pass in brace until event pushed}: the notation, the kind of decision, and if the order is
 * to end one of {@code times 3}, {@code event <type>}, {@code phase <id>}, {@code offer <notation or beginning>} and
 * {@code turn}. {@code pass in any on others} is followed on other players' turns alone, {@code pass in window-combat
 * unless sum} where the seat could change no sum of the table, such as the strength of a side.
 */
public final class StandingOrder implements Serializable {

  private static final long serialVersionUID = 2L;
  private static final Pattern TEXT = Pattern.compile(
      "(?<notation>\\S.*?) in (?<kind>\\S+)(?: until (?<word>times|event|phase|offer) (?<what>\\S.*)"
          + "| (?<turn>until turn|on others|unless sum))?");

  /** The kind that stands for all kinds. */
  public static final String ANY = "any";

  private final String notation;
  private final String kind;
  private final Until until;

  private StandingOrder(String notation, String kind, Until until) {
    this.notation = Objects.requireNonNull(notation, "notation must not be null");
    this.kind = kind;
    this.until = until;
  }

  /**
   * Returns what is to be chosen.
   *
   * @return the notation of an action
   */
  public String notation() {
    return notation;
  }

  /**
   * Returns the decisions that the order answers.
   *
   * @return their {@linkplain games.kumite.api.Decision#kind() kind}, or {@link #ANY}
   */
  public String kind() {
    return kind;
  }

  /**
   * Returns the phase with which the order ends.
   *
   * @return its id; empty if the order ends otherwise
   */
  public Optional<String> endingPhase() {
    return until instanceof PhaseReached reached ? Optional.of(reached.id()) : Optional.empty();
  }

  /**
   * Returns a copy that chooses another action.
   *
   * @param other the notation of an action
   * @return the changed copy
   */
  public StandingOrder withNotation(String other) {
    return new StandingOrder(other, kind, until);
  }

  /** Returns when the order ends. */
  Until until() {
    return until;
  }

  /** When an order ends. Immutable. */
  sealed interface Until extends Serializable {}

  /** The order does not end by itself. */
  record Never() implements Until {
    private static final long serialVersionUID = 1L;
  }

  /**
   * The order ends when it has been followed so often.
   *
   * @param times at least 1
   */
  record Times(int times) implements Until {
    private static final long serialVersionUID = 1L;

    /** Checks the number. */
    Times {
      if (times < 1) {
        throw new IllegalArgumentException("times must be at least 1, was " + times);
      }
    }
  }

  /**
   * The order ends when something has happened since it was given, as far as its seat may know. In a match without a
   * record seats are told no events.
   *
   * @param type the event's type
   */
  record EventOccurs(String type) implements Until {
    private static final long serialVersionUID = 1L;

    /** Refuses null. */
    EventOccurs {
      Objects.requireNonNull(type, "type must not be null");
    }
  }

  /**
   * The order ends when its seat is asked while the match is in a phase.
   *
   * @param id the phase's id; the phase may be inside it
   */
  record PhaseReached(String id) implements Until {
    private static final long serialVersionUID = 1L;

    /** Refuses null. */
    PhaseReached {
      Objects.requireNonNull(id, "id must not be null");
    }
  }

  /**
   * The order ends when a decision of its kind lists such an action.
   *
   * @param start the beginning of the action's notation, in whole words
   */
  record ActionOffered(String start) implements Until {
    private static final long serialVersionUID = 1L;

    /** Refuses null. */
    ActionOffered {
      Objects.requireNonNull(start, "start must not be null");
    }
  }

  /** The order ends when its seat is asked in its own turn, as far as the table marks whose turn it is. */
  record OwnTurn() implements Until {
    private static final long serialVersionUID = 1L;
  }

  /** The order does not end by itself, but is followed only in decisions on other players' turns. */
  record OthersTurnsOnly() implements Until {
    private static final long serialVersionUID = 1L;
  }

  /**
   * The order does not end by itself, but is followed only in decisions in which no action of the seat could change a
   * {@linkplain games.kumite.api.Sum sum} of its table. That is tried out in an imagined match; what is {@linkplain
   * games.kumite.api.Action#isIdle idle} does not count, and where there is too much to try the seat is asked.
   */
  record UnlessSumChanges() implements Until {
    private static final long serialVersionUID = 1L;
  }

  /**
   * Reads an order as {@link #toString} writes it. It says nothing of a game: whether one has such a kind, phase, event
   * or verb is found out where the order is {@linkplain StandingOrders#give given}.
   *
   * @param text such as {@code pass in brace until phase round}
   * @return the order
   * @throws IllegalArgumentException if the text is no order; the message says what one looks like
   */
  public static StandingOrder parse(String text) {
    Matcher matcher = TEXT.matcher(Objects.requireNonNull(text, "text must not be null"));
    if (!matcher.matches()) {
      throw unreadable(text);
    }
    StandingOrder order = new StandingOrder(matcher.group("notation"), matcher.group("kind"), new Never());
    String what = matcher.group("what");
    if (what == null) {
      String turn = matcher.group("turn");
      return turn == null ? order : order.with(turn.equals("on others") ? new OthersTurnsOnly()
          : turn.equals("unless sum") ? new UnlessSumChanges() : new OwnTurn());
    }
    return order.with(switch (matcher.group("word")) {
      case "times" -> times(what, text);
      case "event" -> new EventOccurs(what);
      case "phase" -> new PhaseReached(what);
      default -> new ActionOffered(what);
    });
  }

  private StandingOrder with(Until end) {
    return new StandingOrder(notation, kind, end);
  }

  private static Times times(String what, String text) {
    if (!what.matches("[1-9][0-9]{0,8}")) {
      throw unreadable(text);
    }
    return new Times(Integer.parseInt(what));
  }

  private static IllegalArgumentException unreadable(String text) {
    return new IllegalArgumentException("a standing order must be like \"pass in brace\", followed if it is to end by"
        + " \"until times 3\", \"until event pushed\", \"until phase round\", \"until offer play\" or \"until turn\", or by"
        + " \"on others\" for other players' turns or \"unless sum\" where no sum can be changed, was \"" + text + "\"");
  }

  /**
   * This order as text.
   *
   * @return what {@link #parse} reads
   */
  @Override
  public String toString() {
    String start = notation + " in " + kind;
    if (until instanceof Times times) {
      return start + " until times " + times.times();
    } else if (until instanceof EventOccurs happened) {
      return start + " until event " + happened.type();
    } else if (until instanceof PhaseReached reached) {
      return start + " until phase " + reached.id();
    } else if (until instanceof ActionOffered offered) {
      return start + " until offer " + offered.start();
    } else if (until instanceof OwnTurn) {
      return start + " until turn";
    } else if (until instanceof OthersTurnsOnly) {
      return start + " on others";
    } else if (until instanceof UnlessSumChanges) {
      return start + " unless sum";
    }
    return start;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof StandingOrder order && order.notation.equals(notation) && order.kind.equals(kind)
        && order.until.equals(until);
  }

  @Override
  public int hashCode() {
    return Objects.hash(notation, kind, until);
  }
}
