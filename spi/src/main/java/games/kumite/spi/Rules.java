package games.kumite.spi;

import games.kumite.spi.learn.ActionSet;
import games.kumite.spi.learn.FeatureWriter;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game as the engine needs them: how a match begins, and what lies on the table. Created by the plugin's
 * injector, once for all matches. Implementers must be stateless and thread-safe.
 *
 * @param <S> the game's state
 */
public interface Rules<S extends State<S>> {

  /**
   * Returns the state before anything has happened, with the first steps on its agenda. Draws nothing: the first
   * shuffle is a step. The result must depend on the setup alone. Copies, undo, events and records of a match go back
   * to a copy of this state. A later match of the same game object with an equal setup may also begin as a copy, unless
   * an owner's content is read. So content read here stays the match's own, even if the files change later. A test that
   * begins in positions of its own creates a game object for each position.
   *
   * @param config the agreed setup of the match
   * @return a new state
   */
  S initialState(MatchConfig config);

  /**
   * Describes the elements on the table. Zones of cards describe themselves ({@link TableBuilder#zone}). Check
   * {@link TableBuilder#isVisibleTo} before adding other elements that are hidden from some viewers. Changes nothing.
   *
   * @param state the match's state
   * @param table the builder of the table
   */
  void describe(S state, TableBuilder table);

  /**
   * Returns all actions that questions of a match can list, apart from {@link Pass} and {@link Done}, for programs that
   * learn.
   *
   * @param state the match's state
   * @return the actions, the same number in every match of the setup; null (by default) if the game does not declare
   *     them
   */
  default @Nullable ActionSet actionSet(S state) {
    return null;
  }

  /**
   * Returns the keys of the pictures that tables with the game's own content can ask for: see
   * {@link games.kumite.api.Game#artKeys}.
   *
   * @return the keys in any order, repeated ones included; empty (by default) if the game does not declare them
   */
  default List<String> pictureKeys() {
    return List.of();
  }

  /**
   * Returns the actions that a player may take at every decision besides the listed ones.
   *
   * @return an immutable list, the same in every match; by default empty
   */
  default List<? extends AnytimeAction<S>> anytimeActions() {
    return List.of();
  }

  /**
   * Writes the features for programs that learn, apart from cards, declared numbers and secret cells. Only public data,
   * always the same number of features in the same order. Changes nothing.
   *
   * @param state the match's state
   * @param out the writer of the features
   */
  default void writeFeatures(S state, FeatureWriter out) {}

  /**
   * Returns the number of rounds that have begun: see {@link games.kumite.api.MatchSearch#round}.
   *
   * @param state the match's state
   * @return a number that never falls; by default 0
   */
  default int round(S state) {
    return 0;
  }

  /**
   * Returns whether a state imagined for a viewer agrees with what all viewers know by the rules, beyond the cards and numbers
   * that they have seen: a seat that did not follow suit, where it had to, holds none of that suit. The state keeps such facts
   * as public numbers. If it does not agree, the engine deals again, at most 500 times, and then takes the last deal.
   *
   * @param state an imagined state, its hidden information dealt
   * @return by default true
   */
  default boolean isPossible(S state) {
    return true;
  }

  /**
   * Returns an estimate of a seat's prospects, for bots whose search does not play to the end. Changes nothing and
   * draws nothing. The conformance kit requires that it predicts results better than a constant guess, the seat's share
   * of wins: fit it to outcomes.
   *
   * @param state the match's state, not over
   * @param seat the seat's index
   * @return a value from 0 (as good as lost) to 1 (as good as won); empty (by default) if this game offers no estimate
   */
  default OptionalDouble estimate(S state, int seat) {
    return OptionalDouble.empty();
  }

  /**
   * Returns the {@linkplain #estimate estimates} of all seats. A game overrides this where the prospects of one seat follow
   * from those of another.
   *
   * @param state the match's state, not over
   * @return a new array with a value for each seat; without elements if this game offers no estimate
   */
  default double[] estimates(S state) {
    double[] estimates = new double[state.config().seats().size()];
    for (int seat = 0; seat < estimates.length; seat++) {
      OptionalDouble estimate = estimate(state, seat);
      if (estimate.isEmpty()) {
        return new double[0];
      }
      estimates[seat] = estimate.getAsDouble();
    }
    return estimates;
  }
}
