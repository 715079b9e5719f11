package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.access.Run;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.engine.match.EngineMatch;
import games.kumite.spi.engine.match.EnginePerspective;
import games.kumite.spi.engine.start.RuleBook;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks inside matches: for the conformance kit and for tests. It comes with the kit and not with the engine, so no rules,
 * bot or frontend can reach it.
 */
public final class Inspection {

  private Inspection() {}

  /**
   * The live state of a match.
   *
   * @param match a match of Kumite's engine
   * @return its state, not a copy
   */
  public static State<?> state(Match match) {
    return run(match).state;
  }

  /**
   * The state that a perspective holds, from which everything hidden has been taken.
   *
   * @param perspective a perspective of Kumite's engine
   * @return its state, not a copy
   */
  public static State<?> state(Perspective perspective) {
    return ((EnginePerspective<?>) perspective).known();
  }

  /**
   * What a state still has to do.
   *
   * @param state any state
   * @return the steps on its agenda, the next first
   */
  public static List<Step<?>> agenda(State<?> state) {
    return state.agenda();
  }

  /**
   * What a state waits for.
   *
   * @param state any state
   * @return its question, null if its match is over
   */
  public static @Nullable Question<?> question(State<?> state) {
    return state.question;
  }

  /**
   * What a state may hide.
   *
   * @param state any state
   * @return its cards and secret numbers, live
   */
  public static List<HiddenPart> hidden(State<?> state) {
    return state.hiddenParts();
  }

  /**
   * What the question that waits would sample.
   *
   * @param match a match of Kumite's engine that is not over
   * @param random where the choice comes from
   * @return the action, null if the question gives none
   */
  public static @Nullable Action sample(Match match, RandomSource random) {
    return sample(run(match), random);
  }

  private static <S extends State<S>> @Nullable Action sample(Run<S> run, RandomSource random) {
    return run.question().sampleAction(run.state, random);
  }

  /**
   * What the question that waits finds sensible.
   *
   * @param match a match of Kumite's engine that is not over
   * @param random where the choice comes from
   * @return the action, null if the question gives none
   */
  public static @Nullable Action sensible(Match match, RandomSource random) {
    return sensible(run(match), random);
  }

  private static <S extends State<S>> @Nullable Action sensible(Run<S> run, RandomSource random) {
    return run.question().heuristicAction(run.state, random);
  }

  /**
   * Of whom the window that waits says that they might act for all that is public.
   *
   * @param state any state
   * @return a bit for each seat, 0 if no window waits
   */
  public static int mightAct(State<?> state) {
    return state.question instanceof PendingWindow<?, ?> turn ? mightAct(turn, state) : 0;
  }

  @SuppressWarnings("unchecked")
  private static <S extends State<S>> int mightAct(PendingWindow<S, ?> turn, State<?> state) {
    return turn.mighty((S) state);
  }

  /**
   * Whether a selection waits.
   *
   * @param state any state
   * @return true if somebody picks several things
   */
  public static boolean isSelecting(State<?> state) {
    return state.question instanceof PendingSelection<?, ?>;
  }

  /**
   * Returns whether the question that waits is one that the engine does not ask where a single action is legal.
   *
   * @param state any state
   * @return true for a question that answers itself, and for a selection that cannot be given up
   */
  public static boolean mayBeLeftOut(State<?> state) {
    Question<?> question = state.question;
    return question instanceof PendingSelection<?, ?> selecting ? !mayGoBack(selecting, state)
        : question != null && !question.isWindow() && question.isAutoPlayed();
  }

  /**
   * Returns whether the engine would not have asked the question that waits: one that answers itself with its single
   * action, or a selection that would have ended without a pick of the seat.
   *
   * @param state any state
   * @param actions the number of actions that are legal in it
   * @return true if no seat would have been asked
   */
  public static boolean isLeftOut(State<?> state, int actions) {
    Question<?> question = state.question;
    if (question instanceof PendingSelection<?, ?> selecting && endsUnasked(selecting, state)) {
      return true;
    }
    return actions == 1 && question != null && !question.isWindow() && question.isAutoPlayed();
  }

  @SuppressWarnings("unchecked")
  private static <S extends State<S>> boolean endsUnasked(PendingSelection<S, ?> selecting, State<?> state) {
    return selecting.endsUnasked((S) state);
  }

  @SuppressWarnings("unchecked")
  private static <S extends State<S>> boolean mayGoBack(PendingSelection<S, ?> selecting, State<?> state) {
    return selecting.back((S) state, selecting.selected()) != null;
  }

  /**
   * What a state waits for, as its author calls it.
   *
   * @param state any state whose match is not over
   * @return the constant or the class of the question, selection or choice
   */
  public static String asker(State<?> state) {
    Object question = state.question;
    Object asker = question instanceof PendingSelection<?, ?> selecting ? selecting.selection()
        : question instanceof PendingChoice<?, ?> pending ? pending.reply() : question;
    if (asker == null) {
      return "nobody";
    }
    return asker instanceof Enum<?> constant ? constant.getDeclaringClass().getSimpleName() + "." + constant.name()
        : asker.getClass().getSimpleName();
  }

  /**
   * What a selection that waits lists wrongly, found by trying all sets.
   *
   * @param state any state
   * @param max of how many things all sets are tried at most
   * @return what is wrong, null if nothing is or no selection waits
   */
  public static @Nullable String misjudgedPick(State<?> state, int max) {
    return state.question instanceof PendingSelection<?, ?> selecting ? misjudged(selecting, state, max) : null;
  }

  @SuppressWarnings("unchecked")
  private static <S extends State<S>> @Nullable String misjudged(PendingSelection<S, ?> selecting, State<?> state, int max) {
    return Judging.misjudged(selecting, (S) state, max);
  }

  /**
   * The ids that a ledger of rules defines.
   *
   * @param markdown the ledger, where each rule is {@code - **XX-YYY-01** text}
   * @return the ids in the order of their definitions, each as often as it is defined
   */
  public static List<String> definedRules(String markdown) {
    return RuleBook.parse(markdown).defined();
  }

  /**
   * A match in the position of a state.
   *
   * @param like a match of the same game and setup
   * @param state the position; the match takes it over
   * @return a match without a record, drawing from the state's source
   */
  public static Match at(Match like, State<?> state) {
    return at(engineMatch(like), state);
  }

  @SuppressWarnings("unchecked")
  private static <S extends State<S>> Match at(EngineMatch<S> like, State<?> state) {
    return EngineMatch.at(like.engine(), (S) state);
  }

  private static Run<?> run(Match match) {
    return engineMatch(match).run();
  }

  private static EngineMatch<?> engineMatch(Match match) {
    if (match instanceof EngineMatch<?> own) {
      return own;
    }
    throw new IllegalArgumentException("not a match of Kumite's engine: " + match.getClass().getName());
  }

  /**
   * The window that is open.
   *
   * @param match an engine's match that is not over
   * @return the same object as long as it is the same window, null if a plain question is asked
   */
  public static @Nullable Object window(Match match) {
    return question(state(match)) instanceof PendingWindow<?, ?> turn ? turn.opening() : null;
  }
}
