package games.kumite.api;

import java.util.List;

/**
 * An action that a seat may choose: an immutable value.
 *
 * <p>Two actions are equal if they mean the same. {@code decision.parse(a.notation()).equals(a)} holds for every
 * action of a decision. An action may be kept, sent over a network as its notation, and played later if it is legal
 * then.
 *
 * <p>The notation is {@code verb arg arg...}, separated by single spaces. An argument is a whole number, one of the
 * game's {@linkplain Game#keywords() keywords}, or the id of an {@link Element} of the chooser's {@link Table}. So a
 * frontend can highlight and click elements without knowing the game.
 *
 * <p>Implementers (game authors) must define {@code equals} and {@code hashCode} by value; records and enums do.
 */
public interface Action {

  /**
   * Returns the notation of this action, such as {@code play card:S7}. It is the same in every version and language.
   *
   * @return printable ASCII without line breaks
   */
  String notation();

  /**
   * Returns a display label in the language of the {@linkplain Game#in game} or {@linkplain Match#in match}.
   *
   * @return the label, such as {@code Play the seven of spades}
   */
  String label();

  /**
   * Returns whether players rarely want this action on another player's turn. Examples are giving up a card or
   * proposing a trade. If a decision offers nothing else except passing, a frontend may pass automatically for a player
   * who has asked for that.
   *
   * @return by default false
   */
  default boolean isLowPriority() {
    return false;
  }

  /**
   * Returns a display label with the players' names.
   *
   * @param seats the seats of the match
   * @return the label, such as {@code Ask Bo for help}; by default the label without names
   */
  default String label(List<Seat> seats) {
    return label();
  }
}
