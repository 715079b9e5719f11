package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.spi.marks.Immutable;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a player may do at each of his decisions besides what he is asked, such as conceding: taken by its notation,
 * never listed, so that no bot and no playout meets it. Unless it ends the match, the same is asked again. Its label at a
 * match is the text {@code label.<notation>}; in English it should be the notation's words, which it is called by elsewhere.
 *
 * <p>A game's {@link Rules#anytimeActions()} names its own. Implementers must be immutable.
 *
 * @param <S> the game's state
 */
@Immutable
public abstract class AnytimeAction<S extends State<S>> implements Action {

  private final String notation;

  /**
   * Names it.
   *
   * @param notation a verb in small letters, such as {@code concede}
   */
  protected AnytimeAction(String notation) {
    this.notation = Objects.requireNonNull(notation, "notation must not be null");
  }

  /**
   * Whether a rule refuses it now. Changes nothing.
   *
   * @param state the match's state
   * @param seat the index of the seat that is asked
   * @return null (by default) if it is legal
   */
  protected @Nullable Refusal refusal(S state, int seat) {
    return null;
  }

  /**
   * Carries it out: like {@link Step#run}. Steps that it puts on the agenda are done before the same is asked again; it
   * must leave no scope.
   *
   * @param state the match's state
   * @param seat the index of the seat that is asked
   */
  protected abstract void chosen(S state, int seat);

  @Override
  public final String notation() {
    return notation;
  }

  @Override
  public final String label() {
    String words = notation.replace('-', ' ');
    return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  /** The label in the words of a game. */
  final String label(MatchConfig config) {
    return config.texts().text("label." + notation);
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other == this || other != null && other.getClass() == getClass() && ((Action) other).notation().equals(notation);
  }

  @Override
  public final int hashCode() {
    return notation.hashCode();
  }

  @Override
  public final String toString() {
    return notation;
  }
}
