package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import org.jspecify.annotations.Nullable;

/**
 * A choice of several things, made one pick at a time until {@code done}: discard any three, divide, pay with these.
 *
 * <p>Every thing that fits may be picked in any order. The engine picks unasked exactly what belongs to every legal
 * set, and ends the selection where nothing is left to pick. Where something is hidden, it asks the seat at least once
 * unless every viewer can see that there is no choice: by the number of things, or because the selection is {@linkplain
 * #isAutoPlayed auto-played}. So a seat that must lose one of two cards is asked also where both look alike.
 *
 * <p>Nothing happens to the state before the set is complete: the picks lie in the question, and for everybody else a
 * selection on its way is one that has not begun. So no pick leaks or contradicts an imagined world, and picks can be
 * undone. What a procedure holds secretly after a selection (who gets which card) lies face down in a zone. A search
 * still meets each set once, by {@linkplain games.kumite.api.Decision#searchActionCount leading} picks.
 *
 * <p>Tried and rejected: one choice after the other with the cards moved at once (between two picks of an exchange all
 * imagined worlds held only cards after the first pick, and some had nothing to pick from), and picks in ascending
 * order alone (some sets could not be reached, and a person found cards missing).
 *
 * <p>Implementers follow the rules of {@link Step}: an enum constant or a record.
 *
 * <pre>{@code
 * enum Discarding implements Selection<Party, NoLocals> {
 *   SURPLUS;
 *
 *   public int seat(Party party, NoLocals about) { return 0; }
 *   public void collectCandidates(Party party, NoLocals about, Candidates out) {
 *     for (int card = party.cards().top(hand); card >= 0; card = party.cards().next(card)) {
 *       int face = party.cards().face(card);
 *       out.add(card, face, party.actions().of(Word.DISCARD, face));
 *     }
 *   }
 *   public int min(Party party, NoLocals about) { return surplus; }
 *   public int max(Party party, NoLocals about) { return surplus; }
 *   public NoLocals chosen(Party party, NoLocals about, IntList selected) {
 *     for (int i = 0; i < selected.size(); i++) {
 *       party.move(selected.get(i), pile);
 *     }
 *     return about;
 *   }
 * }
 * }</pre>
 *
 * @param <S> the game's state
 * @param <L> what it is about: an immutable record, in a script its locals; {@link NoLocals} if there is nothing
 */
public interface Selection<S extends State<S>, L> {

  /**
   * The kind of choice, as in {@link Question#kind()}.
   *
   * @return the stable word; by default the name of the enum's constant or of the record
   */
  default String kind() {
    return DefaultKinds.of(this);
  }

  /**
   * Who selects.
   *
   * @param state the match's state
   * @param locals what it is about
   * @return the seat's index
   */
  int seat(S state, L locals);

  /**
   * Adds everything that may be picked. A selection that cannot be {@linkplain #cancel cancelled} ends unasked where it
   * needs all of them or there are none: then their number must depend on nothing hidden.
   *
   * @param state the match's state
   * @param locals what it is about
   * @param out where the things go
   */
  void collectCandidates(S state, L locals, Candidates out);

  /**
   * How many things a set has at least.
   *
   * @param state the match's state
   * @param locals what it is about
   * @return by default 0
   */
  default int min(S state, L locals) {
    return PendingSelection.LEAST;
  }

  /**
   * How many things a set has at most.
   *
   * @param state the match's state
   * @param locals what it is about
   * @return by default any number
   */
  default int max(S state, L locals) {
    return PendingSelection.MOST;
  }

  /**
   * Whether these picks are a set that the rules allow.
   *
   * @param state the match's state
   * @param locals what it is about
   * @param selected at least the minimum and at most the maximum of things
   * @return by default true
   */
  default boolean isLegal(S state, L locals, IntList selected) {
    return true;
  }

  /**
   * Whether these picks, with none or some of what is left, are a legal set.
   *
   * @param state the match's state
   * @param locals what it is about
   * @param selected what has been picked, at most the maximum
   * @param rest what is left: {@link Candidates#isAvailable} says which; minimum and maximum can be met with it
   * @return by default true, which is right where only the number of things counts
   */
  default boolean canBecomeLegal(S state, L locals, IntList selected, Candidates rest) {
    return true;
  }

  /**
   * Whether the order of picking matters: then all picks lead, and none is made unasked.
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
   * Whether the players choose together.
   *
   * @return by default false
   */
  default boolean isGroup() {
    return false;
  }

  /**
   * What a person may want to know of a pick besides its label, as in {@link Question#detail}.
   *
   * @param state the match's state
   * @param locals what it is about
   * @param action a pick, or what ends the selection
   * @return a few words from the bundle, empty (by default) if the label says it all
   */
  default String detail(S state, L locals, Action action) {
    return "";
  }

  /**
   * Carries the complete set out.
   *
   * @param state the match's state
   * @param locals what it is about
   * @param selected a legal set; in an imagined world that knows none, what was picked
   * @return what it is about from now on: in a script the changed locals
   */
  L chosen(S state, L locals, IntList selected);

  /**
   * The action that says that the picks are the set.
   *
   * @param state the match's state
   * @param locals what it is about
   * @return by default {@link Done#DONE}
   */
  default Action done(S state, L locals) {
    return Done.DONE;
  }

  /**
   * The action that gives the selection up. Where there is one, the selection is asked even if nothing is left to pick,
   * and nothing is picked unasked.
   *
   * @param state the match's state
   * @param locals what it is about
   * @param selected what has been picked
   * @return by default null: it cannot be given up
   */
  default @Nullable Action cancel(S state, L locals, IntList selected) {
    return null;
  }

  /**
   * What follows where the selection was given up.
   *
   * @param state the match's state
   * @param locals what it is about
   * @return what it is about from now on
   */
  default L cancelled(S state, L locals) {
    return locals;
  }

  /**
   * Why a pick is refused after which no legal set could be completed.
   *
   * @param state the match's state
   * @param locals what it is about
   * @return by default a reason without a rule
   */
  default Refusal deadEndRefusal(S state, L locals) {
    return Refusal.CANNOT_COMPLETE;
  }

  /**
   * Why {@code done} is refused while the picks are no legal set.
   *
   * @param state the match's state
   * @param locals what it is about
   * @return by default a reason without a rule
   */
  default Refusal incompleteRefusal(S state, L locals) {
    return Refusal.NOT_YET;
  }

  /**
   * Why an action that picks nothing of what fits is refused, as {@link ActionCollector#refuseOthers} says it.
   *
   * @param state the match's state
   * @param locals what it is about
   * @return by default null: the reason is that it is not among the legal actions
   */
  default @Nullable Refusal otherRefusal(S state, L locals) {
    return null;
  }

  /**
   * The question in words.
   *
   * @param state the match's state
   * @param locals what it is about
   * @param selected what has been picked
   * @return by default the texts {@code prompt.<kind>} and {@code prompt.<kind>.waiting} with {0} for the seat, {1}
   *     for the number of picks
   */
  default Prompt prompt(S state, L locals, IntList selected) {
    return Question.prompt(state, kind(), seat(state, locals), selected.size());
  }

  /**
   * The selection, ready for the agenda.
   *
   * @param locals what it is about
   * @return a step that asks for it
   */
  default Step<S> with(L locals) {
    return PendingSelection.of(this, locals);
  }
}
