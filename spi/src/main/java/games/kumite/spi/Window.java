package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Option;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import org.jspecify.annotations.Nullable;

/**
 * A priority window: seats are asked in a fixed order, an action is executed completely and reopens the window, and it
 * closes when all seats have passed in a row.
 *
 * <p>By default a seat that can only pass is not asked. Neither being asked nor a pass leaves a trace that another seat
 * could see. Still, an open window reveals that some seat can act, and its duration may reveal more. With the option
 * {@link #OPTION} set to {@code discreet}, the window asks every seat of which {@link #mightAct} says that it might act
 * as far as public information goes, even one that can only pass. Then the window reveals nothing.
 *
 * <p>A window that is open to one seat alone reveals that seat, to perspectives and keys too, though turns do not name
 * it. Several such windows in a row reveal when each seat is done. Where that is a secret, use one window for all of
 * them.
 *
 * <p>Implementers follow the rules of {@link Step}: an enum constant or a record. A window ends only if every action in
 * it uses something up.
 *
 * @param <S> the game's state
 * @param <L> the locals, an immutable record: in a script the script's locals, {@link NoLocals} if there are none
 */
public interface Window<S extends State<S>, L> {

  /**
   * The option that decides which seats windows ask. A game declares it if hidden information decides who can act in
   * its windows.
   */
  Option OPTION = Option.choice("windows",
      "The players asked in windows: able, those who can act; discreet, those who might act for all that others know",
      "able", "discreet");

  /**
   * Returns the kind of window, a stable word; its texts are {@code prompt.<kind>} and {@code prompt.<kind>.waiting}.
   *
   * @return a word such as {@code brace}; by default the name of the enum's constant or of the record, as in
   *     {@link Question#kind()}
   */
  default String kind() {
    return DefaultKinds.of(this);
  }

  /**
   * Returns the seat that is asked first when the window opens.
   *
   * @param state the match's state
   * @param locals the locals
   * @return the seat's index
   */
  int firstSeat(S state, L locals);

  /**
   * Adds the actions of a seat in this window, without the pass. Often called only to find out whether there is any
   * action. {@link ActionCollector#isSatisfied()} is then true after the first one, and the rest may be left out.
   *
   * @param state the match's state
   * @param locals the locals
   * @param seat the seat's index
   * @param out the collector of the actions
   */
  void collectActions(S state, L locals, int seat, ActionCollector out);

  /**
   * Executes an action. Steps that it puts on the agenda are done before another seat is asked.
   *
   * @param state the match's state
   * @param locals the locals
   * @param seat the seat that acts
   * @param action the action
   * @return the locals from now on
   */
  L localsAfter(S state, L locals, int seat, Action action);

  /**
   * Returns whether a seat might act as far as public information goes. Must not depend on anything hidden.
   *
   * @param state the match's state
   * @param locals the locals
   * @param seat the seat's index
   * @return by default true
   */
  default boolean mightAct(S state, L locals, int seat) {
    return true;
  }

  /**
   * Returns a step that must be done before a seat is asked, the first time or again.
   *
   * @param state the match's state
   * @param locals the locals
   * @return a step after which the window continues, null (by default) if nothing is due
   */
  default @Nullable Step<S> pendingStep(S state, L locals) {
    return null;
  }

  /**
   * Returns the seat that is asked first after an action.
   *
   * @param state the match's state
   * @param locals the locals
   * @param actor the seat that acted
   * @return by default the same seat again
   */
  default int firstSeatAfter(S state, L locals, int actor) {
    return actor;
  }

  /**
   * Returns the seat that is asked after another.
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
   * Returns the seat that is asked after another, where that depends on the locals.
   *
   * @param state the match's state
   * @param locals the locals
   * @param seat the seat's index
   * @return by default {@link #nextSeat(State, int)}; every seat comes once before the first comes again
   */
  default int nextSeat(S state, L locals, int seat) {
    return nextSeat(state, seat);
  }

  /**
   * Returns whether the window still has a subject. Checked before each question.
   *
   * @param state the match's state
   * @param locals the locals
   * @return by default true
   */
  default boolean staysOpen(S state, L locals) {
    return true;
  }

  /**
   * Returns an action that a seat might choose in this window without a search, as in {@link Question#heuristicAction}.
   *
   * @param state the match's state
   * @param locals the locals
   * @param seat the seat's index
   * @param random the random source
   * @return a legal action or the {@link Pass}; null (by default) to pick from the list
   */
  default @Nullable Action heuristicAction(S state, L locals, int seat, RandomSource random) {
    return null;
  }

  /**
   * Returns the prompt of the window. The text for waiting seats must not depend on which seat is asked. Override it to
   * give the texts values, such as the player whose action the window is about.
   *
   * @param state the match's state
   * @param locals the locals
   * @param seat the seat that is asked, -1 where that must not be revealed
   * @return by default the texts {@code prompt.<kind>} and {@code prompt.<kind>.waiting}, without values
   */
  default Prompt prompt(S state, L locals, int seat) {
    Texts texts = state.config().texts();
    return new Prompt(texts.text("prompt." + kind()), texts.text("prompt." + kind() + ".waiting"));
  }

  /**
   * Returns details of an action for display besides its label, as in {@link Question#detail}.
   *
   * @param state the match's state
   * @param locals the locals
   * @param seat the seat that is asked
   * @param action a legal action
   * @return a few words from the bundle, empty (by default) if the label says it all
   */
  default String detail(S state, L locals, int seat, Action action) {
    return "";
  }

  /**
   * Returns the window as a step, ready for the agenda.
   *
   * @param locals the locals
   * @return a step that opens it
   */
  default Step<S> with(L locals) {
    return new PendingWindow.Open<>(this, locals);
  }
}
