package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.spi.marks.Immutable;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An action that a player may take at every decision besides the listed ones, such as conceding. It is played by its
 * notation and never listed, so that no bot and no playout meets it. Unless it ends the match, the same question is
 * asked again. Its label in a match is the text {@code label.<notation>}; in English this should be the words of the
 * notation, which is its label elsewhere.
 *
 * <p>A game declares its own in {@link Rules#anytimeActions()}. Implementers must be immutable.
 *
 * @param <S> the game's state
 */
@Immutable
public abstract class AnytimeAction<S extends State<S>> implements Action {

  private final String notation;

  /**
   * Creates an action with a notation.
   *
   * @param notation a verb in small letters, such as {@code concede}
   */
  protected AnytimeAction(String notation) {
    this.notation = Objects.requireNonNull(notation, "notation must not be null");
  }

  /**
   * Returns the reason why a rule refuses this action now. Changes nothing.
   *
   * @param state the match's state
   * @param seat the index of the seat that is asked
   * @return null (by default) if it is legal
   */
  protected @Nullable Refusal refusal(S state, int seat) {
    return null;
  }

  /**
   * Executes the action, like {@link Step#run}. Steps that it puts on the agenda are done before the same question is
   * asked again. It must not leave a scope.
   *
   * @param state the match's state
   * @param seat the index of the seat that is asked
   */
  protected abstract void execute(S state, int seat);

  @Override
  public final String notation() {
    return notation;
  }

  @Override
  public final String label() {
    String words = notation.replace('-', ' ');
    return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  /** Returns the label in the texts of a game. */
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
