package games.kumite.bigtrouble.state;

import games.kumite.api.Action;
import games.kumite.bigtrouble.content.Wording;
import games.kumite.spi.Shared;
import org.jspecify.annotations.Nullable;

/** An action: a verb with its arguments. Made once for all matches of equal terms. Immutable. */
@Shared
public final class Deed implements Action {

  /** The verb. */
  public final Word word;
  /** The index of the hero, upgrade, companion, side or reward. */
  public final int index;
  /** The index of the seat, 0 where none is named. */
  public final int seat;
  private final String notation;
  private final String name;

  Deed(Word word, int index, int seat, String arguments, String name) {
    this.word = word;
    this.index = index;
    this.seat = seat;
    this.name = name;
    notation = word.verb() + " " + arguments;
  }

  @Override
  public String notation() {
    return notation;
  }

  @Override
  public String label() {
    return Wording.action(word.verb(), name, seat + 1);
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
