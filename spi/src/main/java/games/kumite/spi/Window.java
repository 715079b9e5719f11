package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Option;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import org.jspecify.annotations.Nullable;

/**
 * A priority window: seats are asked in a fixed order, an action is carried out completely and reopens
 * it, and it closes when all have passed in a row.
 *
 * <p>By default a seat that can only pass is not asked; neither being asked nor a pass leaves a trace that another
 * seat could see. Then an open window tells everybody that somebody can act, and the time that it takes may tell more.
 * With the option {@link #OPTION} set to {@code discreet} every seat is asked of whom {@link #mightAct} says that it
 * might act for all that is public, also one that can only pass, and the window tells nothing.
 *
 * <p>A window that is open to one seat alone tells by itself who is asked, to perspectives and keys too, though turns name
 * nobody; several of them one after the other tell when each seat is done. Where that is a secret, one window asks them all.
 *
 * <p>Implementers follow the rules of {@link Step}: an enum constant or a record. A window ends only if every action
 * in it uses something up.
 *
 * @param <S> the game's state
 * @param <L> what the window is about: an immutable record, in a script its locals; {@link NoLocals} if there is nothing
 */
public interface Window<S extends State<S>, L> {

  /** Who is asked in windows; every game declares it in whose windows what is hidden says who can act. */
  Option OPTION = Option.choice("windows",
      "The players asked in windows: able, those who can act; discreet, those who might act for all that others know",
      "able", "discreet");

  /**
   * The window's stable name; its texts are {@code prompt.<kind>} and {@code prompt.<kind>.waiting}.
   *
   * @return such as {@code brace}; by default the name of the enum's constant or of the record, as in {@link
   *     Question#kind()}
   */
  default String kind() {
    return DefaultKinds.of(this);
  }

  /**
   * Who is asked first when the window opens.
   *
   * @param state the match's state
   * @param locals what it is about
   * @return the seat's index
   */
  int firstSeat(S state, L locals);

  /**
   * Adds what a seat may do in this window, without the pass. Called often only to find out whether there is anything:
   * then {@link ActionCollector#isSatisfied()} is true after the first action, and the rest may be left out.
   *
   * @param state the match's state
   * @param locals what it is about
   * @param seat the seat's index
   * @param out where the actions go
   */
  void collectActions(S state, L locals, int seat, ActionCollector out);

  /**
   * Carries an action out; what it puts on the agenda is done before anybody is asked again.
   *
   * @param state the match's state
   * @param locals what the window is about
   * @param seat who acts
   * @param action what
   * @return what the window is about from now on
   */
  L chosen(S state, L locals, int seat, Action action);

  /**
   * Whether a seat might act for all that everybody knows. Must not depend on anything hidden.
   *
   * @param state the match's state
   * @param locals what it is about
   * @param seat the seat's index
   * @return by default true
   */
  default boolean mightAct(S state, L locals, int seat) {
    return true;
  }

  /**
   * What must be settled before anybody is asked (again).
   *
   * @param state the match's state
   * @param locals what it is about
   * @return a step after which the window goes on, null (by default) if nothing is due
   */
  default @Nullable Step<S> pendingStep(S state, L locals) {
    return null;
  }

  /**
   * Who is asked first after an action.
   *
   * @param state the match's state
   * @param locals what it is about
   * @param actor who acted
   * @return by default the same seat again
   */
  default int firstSeatAfter(S state, L locals, int actor) {
    return actor;
  }

  /**
   * Who is asked after a seat.
   *
   * @param state the match's state
   * @param seat the seat's index
   * @return by default the next one in seat order, after the last the first
   */
  default int nextSeat(S state, int seat) {
    int next = seat + 1;
    return next == state.seats ? 0 : next;
  }

  /**
   * Who is asked after a seat, where that depends on what the window is about.
   *
   * @param state the match's state
   * @param locals what it is about
   * @param seat the seat's index
   * @return by default {@link #nextSeat(State, int)}; every seat once before the first again
   */
  default int nextSeat(S state, L locals, int seat) {
    return nextSeat(state, seat);
  }

  /**
   * Whether the window still has a subject; asked before each question.
   *
   * @param state the match's state
   * @param locals what it is about
   * @return by default true
   */
  default boolean staysOpen(S state, L locals) {
    return true;
  }

  /**
   * What a seat may well do in this window without thinking, as in {@link Question#heuristicAction}.
   *
   * @param state the match's state
   * @param locals what it is about
   * @param seat the seat's index
   * @param random where the choice comes from
   * @return a legal action or the {@link Pass}; null (by default) to pick from the list
   */
  default @Nullable Action heuristicAction(S state, L locals, int seat, RandomSource random) {
    return null;
  }

  /**
   * The question in words. What those who wait are told must not depend on who is asked.
   *
   * @param state the match's state
   * @param locals what it is about
   * @param seat who is asked, -1 where that must not be told
   * @return by default the texts {@code prompt.<kind>} and {@code prompt.<kind>.waiting}
   */
  default Prompt prompt(S state, L locals, int seat) {
    Texts texts = state.config().texts();
    return new Prompt(texts.text("prompt." + kind()), texts.text("prompt." + kind() + ".waiting"));
  }

  /**
   * What a person may want to know of an action here besides its label, as in {@link Question#detail}.
   *
   * @param state the match's state
   * @param locals what it is about
   * @param seat who is asked
   * @param action one that is legal here
   * @return a few words from the bundle, empty (by default) if the label says it all
   */
  default String detail(S state, L locals, int seat, Action action) {
    return "";
  }

  /**
   * The window, ready for the agenda.
   *
   * @param locals what it is about
   * @return a step that opens it
   */
  default Step<S> with(L locals) {
    return new PendingWindow.Open<>(this, locals);
  }
}
