package games.kumite.api;

import java.util.List;

/**
 * One thing that a seat may choose to do: an immutable value.
 *
 * <p>Two actions are equal when they mean the same; {@code decision.action(a.notation()).equals(a)}
 * holds for every action of a decision. An action may be kept, sent over a network as its notation,
 * and played later if it is legal then.
 *
 * <p>The notation is {@code verb arg arg...}, separated by single spaces. An argument is a whole
 * number, one of the game's {@linkplain Game#keywords() keywords}, or the id of an {@link Element} of
 * the chooser's {@link Table}, so a frontend can highlight and click without knowing the game.
 *
 * <p>Implementers (game authors) must define {@code equals} and {@code hashCode} by value; records and
 * enums do.
 */
public interface Action {

  /**
   * The stable text of this action, the same in every version and language: {@code play card:S7}.
   *
   * @return printable ASCII without line breaks
   */
  String notation();

  /**
   * This action for people, in the language of the {@linkplain Game#in game} or {@linkplain Match#in match} that it comes
   * from.
   *
   * @return such as {@code Play the seven of spades}
   */
  String label();

  /**
   * Whether this is hardly ever wanted while others have their turn, such as giving a card up or proposing a trade:
   * where nothing else is possible besides passing, a frontend may pass for a person who has asked for that.
   *
   * @return by default false
   */
  default boolean isLowPriority() {
    return false;
  }

  /**
   * This action for people at a match: {@link #label()} with the players' names.
   *
   * @param seats the seats of the match
   * @return such as {@code Ask Bo for help}; by default the label without names
   */
  default String label(List<Seat> seats) {
    return label();
  }
}
