package games.kumite.spi;

import games.kumite.spi.learn.ActionSet;
import games.kumite.spi.learn.FeatureWriter;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * What the engine needs from a game: how a match begins, and what lies on the table. Made by the
 * plugin's injector, one for all matches; implementers must be stateless and thread-safe.
 *
 * @param <S> the game's state
 */
public interface Rules<S extends State<S>> {

  /**
   * The state before anything has happened, with the first steps on its agenda. Draws nothing: the
   * first shuffle is a step. It follows from what is agreed alone: a match's copies, undo, events and record go back to a
   * copy of this state, and a match for which the very same is agreed as for one before it may begin as a copy too,
   * unless an owner's content is read. So what is read here stays the match's own, whatever becomes of the files.
   *
   * @param config what is agreed for the match
   * @return a new state
   */
  S initialState(MatchConfig config);

  /**
   * Describes what lies on the table. Zones of cards describe themselves ({@link TableBuilder#zone});
   * what else is hidden from some observer is left out by asking {@link TableBuilder#isVisibleTo}.
   * Changes nothing.
   *
   * @param state the match's state
   * @param table where the elements go
   */
  void describe(S state, TableBuilder table);

  /**
   * All actions that questions of a match can list, besides {@link Pass} and {@link Done}: for programs that learn.
   *
   * @param state the match's state
   * @return the actions, as many in every match of the setup; null (by default) if the game does not say
   */
  default @Nullable ActionSet actionSet(S state) {
    return null;
  }

  /**
   * What a player may do at each of his decisions besides what he is asked.
   *
   * @return an immutable list, the same in every match; by default empty
   */
  default List<? extends AnytimeAction<S>> anytimeActions() {
    return List.of();
  }

  /**
   * Measures what programs that learn should be shown besides cards, declared numbers and secret cells: public things
   * alone, always as many in the same order. Changes nothing.
   *
   * @param state the match's state
   * @param out where they go
   */
  default void writeFeatures(S state, FeatureWriter out) {}

  /**
   * How many rounds have begun: see {@link games.kumite.api.MatchSearch#round}.
   *
   * @param state the match's state
   * @return a number that never falls; by default 0
   */
  default int round(S state) {
    return 0;
  }

  /**
   * How a seat stands, for bots that look ahead and do not play to the end. Changes nothing and draws nothing.
   * The conformance kit asks that it is nearer to the result than always saying how often seats win: fit it to outcomes.
   *
   * @param state the match's state, not over
   * @param seat the seat's index
   * @return 0 (as good as lost) to 1 (as good as won); empty (by default) if this game offers no estimate
   */
  default OptionalDouble estimate(S state, int seat) {
    return OptionalDouble.empty();
  }
}
