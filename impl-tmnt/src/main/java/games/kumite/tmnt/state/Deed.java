package games.kumite.tmnt.state;

import games.kumite.api.Action;
import games.kumite.spi.Shared;
import games.kumite.tmnt.content.Wording;
import org.jspecify.annotations.Nullable;

/** An action: a verb with its arguments. Made once for all matches of equal terms. Immutable. */
@Shared
public final class Deed implements Action {

  /** The verb. */
  public final Word word;
  /** The name (first face) of the card, -1 if there is none. */
  public final int card;
  /** The seat's index, the number, the place of a twin or a picking order; 0 if there is none. */
  public final int number;
  private final String notation;
  private final String cardLabel;

  Deed(Word word, int card, int number, String arguments, String cardLabel) {
    this.word = word;
    this.card = card;
    this.number = number;
    this.cardLabel = cardLabel;
    notation = arguments.isEmpty() ? word.verb() : word.verb() + " " + arguments;
  }

  @Override
  public String notation() {
    return notation;
  }

  @Override
  public String label() {
    return Wording.action(word.key(), cardLabel, switch (word.of) {
      case SEAT, CARD_AND_SEAT, TWIN -> number + 1;
      default -> number;
    });
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other == this || other instanceof Deed deed && deed.notation.equals(notation);
  }

  @Override
  public int hashCode() {
    return notation.hashCode();
  }

  @Override
  public String toString() {
    return notation;
  }
}
