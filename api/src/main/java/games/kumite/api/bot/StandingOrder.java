package games.kumite.api.bot;

import java.io.Serializable;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A standing order: the choice of a seat in all decisions of a kind until an event, such as "always pass in this window
 * until I am attacked". Immutable, and the same for bots and human players.
 *
 * <p>Its text has the notation and the kind of decision: {@code pass in brace}. An end may follow: {@code until times
 * 3}, {@code until event <type>}, {@code until phase <id>}, {@code until offer <notation or beginning>} or {@code until
 * turn}. With {@code on others}, it applies only on other players' turns: {@code pass in any on others}. With {@code
 * unless sum}, it applies only if the seat could not change a sum of the table, such as the strength of a side: {@code
 * pass in window-combat unless sum}.
 */
public final class StandingOrder implements Serializable {

  private static final long serialVersionUID = 2L;
  private static final Pattern TEXT = Pattern.compile(
      "(?<notation>\\S.*?) in (?<kind>\\S+)(?: until (?<word>times|event|phase|offer) (?<what>\\S.*)"
          + "| (?<turn>until turn|on others|unless sum))?");

  /** The word for decisions of any kind. */
  public static final String ANY = "any";

  /** The notation of the action to choose. */
  private final String notation;
  /** The kind of decisions that the order answers. */
  private final String kind;
  /** The end of the order. */
  private final Until until;

  private StandingOrder(String notation, String kind, Until until) {
    this.notation = Objects.requireNonNull(notation, "notation must not be null");
    this.kind = kind;
    this.until = until;
  }

  /**
   * Returns the notation of the action to choose.
   *
   * @return the notation of an action
   */
  public String notation() {
    return notation;
  }

  /**
   * Returns the kind of decisions that the order answers.
   *
   * @return the {@linkplain games.kumite.api.Decision#kind() kind}, or {@link #ANY}
   */
  public String kind() {
    return kind;
  }

  /**
   * Returns the phase with which the order ends.
   *
   * @return the id of the phase; empty if the order ends otherwise
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

  /** Returns the condition that ends the order. */
  Until until() {
    return until;
  }

  /** The condition that ends an order. Immutable. */
  sealed interface Until extends Serializable {}

  /** No end. */
  record Never() implements Until {
    private static final long serialVersionUID = 1L;
  }

  /**
   * An end after a number of answers.
   *
   * @param times the number of answers, at least 1
   */
  record Times(int times) implements Until {
    private static final long serialVersionUID = 1L;

    /** Validates the components. */
    Times {
      if (times < 1) {
        throw new IllegalArgumentException("times must be at least 1, was " + times);
      }
    }
  }

  /**
   * An end after an event of a type, counted from when the order was given and as far as its seat may know. In a match
   * without a record, seats see no events.
   *
   * @param type the type of the event
   */
  record EventOccurs(String type) implements Until {
    private static final long serialVersionUID = 1L;

    /** Validates the components. */
    EventOccurs {
      Objects.requireNonNull(type, "type must not be null");
    }
  }

  /**
   * An end when the seat is asked in a phase or in a part of it.
   *
   * @param id the id of the phase
   */
  record PhaseReached(String id) implements Until {
    private static final long serialVersionUID = 1L;

    /** Validates the components. */
    PhaseReached {
      Objects.requireNonNull(id, "id must not be null");
    }
  }

  /**
   * An end when a decision of the order's kind lists a particular action.
   *
   * @param start the beginning of the action's notation, in whole words
   */
  record ActionOffered(String start) implements Until {
    private static final long serialVersionUID = 1L;

    /** Validates the components. */
    ActionOffered {
      Objects.requireNonNull(start, "start must not be null");
    }
  }

  /** An end when the seat is asked in its own turn, if the table marks the active seat. */
  record OwnTurn() implements Until {
    private static final long serialVersionUID = 1L;
  }

  /** No end, but the order applies only to decisions on other players' turns. */
  record OthersTurnsOnly() implements Until {
    private static final long serialVersionUID = 1L;
  }

  /**
   * No end, but the order applies only to decisions in which no action of the seat could change a {@linkplain
   * games.kumite.api.Sum sum} of its table. Each action is tried in an imagined match, except for {@linkplain
   * games.kumite.api.Action#isLowPriority low-priority} ones. If there are too many to try, the seat is asked.
   */
  record UnlessSumChanges() implements Until {
    private static final long serialVersionUID = 1L;
  }

  /**
   * Parses an order as {@link #toString} writes it. The words of a game are not checked here, but where the order is
   * {@linkplain StandingOrders#give given}.
   *
   * @param text the text, such as {@code pass in brace until phase round}
   * @return the order
   * @throws IllegalArgumentException if the text is not a standing order; the message shows the form
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
   * Returns this order as text.
   *
   * @return the text, which {@link #parse} reads
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
