package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import org.jspecify.annotations.Nullable;

/**
 * A choice of several things, made one pick at a time until {@code done}: discard any three, divide, pay with these.
 *
 * <p>Every thing that fits may be picked in any order. The engine picks without asking exactly what belongs to every legal
 * set, and ends the selection where nothing is left to pick. Where something is hidden, it asks the seat at least once
 * unless every viewer can see that there is no choice: by the number of things, or because the selection is {@linkplain
 * #isAutoPlayed auto-played}. So a seat that must lose one of two cards is asked even if both look alike.
 *
 * <p>Nothing happens to the state before the set is complete: the picks lie in the question, and for every other viewer a
 * selection on its way is one that has not begun. So no pick leaks or contradicts an imagined world, and picks can be
 * undone. What a procedure holds secretly after a selection (who gets which card) lies face down in a zone. A search
 * still meets each set once, by {@linkplain games.kumite.api.Decision#searchActionCount leading} picks.
 *
 * <p>Tried and rejected: one choice after the other with the cards moved at once (between two picks of an exchange all
 * imagined worlds held only cards after the first pick, and some had nothing to pick from), and picks in ascending
 * order alone (some sets could not be reached, and players missed cards in the list).
 *
 * <p>Implementers follow the rules of {@link Step}: an enum constant or a record.
 *
 * <pre>{@code
 * enum Discarding implements Selection<Party, NoLocals> {
 *   SURPLUS;
 *
 *   public int seat(Party party, NoLocals locals) { return 0; }
 *   public void collectCandidates(Party party, NoLocals locals, Candidates out) {
 *     for (int card = party.cards().top(hand); card >= 0; card = party.cards().next(card)) {
 *       int face = party.cards().face(card);
 *       out.add(card, face, party.actions().of(Word.DISCARD, face));
 *     }
 *   }
 *   public int min(Party party, NoLocals locals) { return surplus; }
 *   public int max(Party party, NoLocals locals) { return surplus; }
 *   public NoLocals localsAfter(Party party, NoLocals locals, IntList selected) {
 *     for (int i = 0; i < selected.size(); i++) {
 *       party.move(selected.get(i), pile);
 *     }
 *     return locals;
 *   }
 * }
 * }</pre>
 *
 * @param <S> the game's state
 * @param <L> the locals, an immutable record: in a script the script's locals, {@link NoLocals} if there are none
 */
public interface Selection<S extends State<S>, L> {

  /**
   * Returns the kind of choice, as in {@link Question#kind()}.
   *
   * @return the stable word; by default the name of the enum's constant or of the record
   */
  default String kind() {
    return DefaultKinds.of(this);
  }

  /**
   * Returns the seat that selects.
   *
   * @param state the match's state
   * @param locals the locals
   * @return the seat's index
   */
  int seat(S state, L locals);

  /**
   * Adds everything that may be picked. A selection that cannot be {@linkplain #cancel cancelled} ends unasked where it
   * needs all of them or there are none: then their number must depend on nothing hidden.
   *
   * @param state the match's state
   * @param locals the locals
   * @param out the collector of the things
   */
  void collectCandidates(S state, L locals, Candidates out);

  /**
   * Returns the smallest number of things in a legal set.
   *
   * @param state the match's state
   * @param locals the locals
   * @return by default 0
   */
  default int min(S state, L locals) {
    return PendingSelection.LEAST;
  }

  /**
   * Returns the largest number of things in a legal set.
   *
   * @param state the match's state
   * @param locals the locals
   * @return by default no limit
   */
  default int max(S state, L locals) {
    return PendingSelection.MOST;
  }

  /**
   * Returns whether a selected set is allowed by the rules.
   *
   * @param state the match's state
   * @param locals the locals
   * @param selected the selected things, at least the minimum and at most the maximum
   * @return by default true
   */
  default boolean isLegal(S state, L locals, IntList selected) {
    return true;
  }

  /**
   * Returns whether a selection, with none or some of the remaining things, is a legal set.
   *
   * @param state the match's state
   * @param locals the locals
   * @param selected the things selected so far, at most the maximum
   * @param rest the remaining things, as {@link Candidates#isAvailable} says; they suffice for minimum and maximum
   * @return by default true, which is right where only the number of things counts
   */
  default boolean canBecomeLegal(S state, L locals, IntList selected, Candidates rest) {
    return true;
  }

  /**
   * Returns whether the order of picking matters. Then all picks are search actions, and none is made without asking.
   *
   * @return by default false
   */
  default boolean isOrdered() {
    return false;
  }

  /**
   * Returns whether the seat is never asked where it has no choice: neither where one set alone is legal nor, where order
   * matters, for a single legal pick. Only for things and rules that every viewer can see, such as dice and cards in play.
   *
   * @return by default false: the things can be cards of a hidden hand
   */
  default boolean isAutoPlayed() {
    return false;
  }

  /**
   * Returns whether the players choose together.
   *
   * @return by default false
   */
  default boolean isGroup() {
    return false;
  }

  /**
   * Returns details of a pick for display besides its label, as in {@link Question#detail}.
   *
   * @param state the match's state
   * @param locals the locals
   * @param action a pick, or an action that ends the selection
   * @return a few words from the bundle, empty (by default) if the label says it all
   */
  default String detail(S state, L locals, Action action) {
    return "";
  }

  /**
   * Executes the complete set.
   *
   * @param state the match's state
   * @param locals the locals
   * @param selected a legal set, or in an imagined world without a legal set the things selected so far
   * @return the locals from now on: in a script the changed locals
   */
  L localsAfter(S state, L locals, IntList selected);

  /**
   * Returns the action that completes the selection.
   *
   * @param state the match's state
   * @param locals the locals
   * @return by default {@link Done#DONE}
   */
  default Action done(S state, L locals) {
    return Done.DONE;
  }

  /**
   * Returns the action that cancels the selection. A selection that can be cancelled is asked even if nothing is left
   * to pick, and nothing is picked without asking.
   *
   * @param state the match's state
   * @param locals the locals
   * @param selected the things selected so far
   * @return by default null: it cannot be cancelled
   */
  default @Nullable Action cancel(S state, L locals, IntList selected) {
    return null;
  }

  /**
   * Executes the cancelling of the selection.
   *
   * @param state the match's state
   * @param locals the locals
   * @return the locals from now on
   */
  default L cancelled(S state, L locals) {
    return locals;
  }

  /**
   * Returns why a pick is refused after which no legal set could be completed.
   *
   * @param state the match's state
   * @param locals the locals
   * @return by default a reason without a rule
   */
  default Refusal deadEndRefusal(S state, L locals) {
    return Refusal.CANNOT_COMPLETE;
  }

  /**
   * Returns why {@code done} is refused while the picks do not form a legal set.
   *
   * @param state the match's state
   * @param locals the locals
   * @return by default a reason without a rule
   */
  default Refusal incompleteRefusal(S state, L locals) {
    return Refusal.NOT_YET;
  }

  /**
   * Returns why an action is refused that picks none of the candidates, as in {@link ActionCollector#refuseOthers}.
   *
   * @param state the match's state
   * @param locals the locals
   * @return by default null: the action is not among the legal actions
   */
  default @Nullable Refusal otherRefusal(S state, L locals) {
    return null;
  }

  /**
   * Returns the prompt of the selection.
   *
   * @param state the match's state
   * @param locals the locals
   * @param selected the things selected so far
   * @return by default the texts {@code prompt.<kind>} and {@code prompt.<kind>.waiting} with {0} for the seat, {1} for
   *     the number of picks
   */
  default Prompt prompt(S state, L locals, IntList selected) {
    return Question.prompt(state, kind(), seat(state, locals), selected.size());
  }

  /**
   * Returns the selection as a step, ready for the agenda.
   *
   * @param locals the locals
   * @return a step that asks for it
   */
  default Step<S> with(L locals) {
    return PendingSelection.of(this, locals);
  }
}
