/**
 * Tabletop games for programs: start a match, ask whose choice it is and what may be chosen, play.
 *
 * <p>A whole first program:
 *
 * <pre>{@code
 * Game game = Games.named("brawler");
 * Match match = game.start(Setup.seats("Ana", "Bo").seed(42));
 * while (!match.isOver()) {
 *   Decision decision = match.decision();
 *   match.play(decision.actions().get(0));
 * }
 * System.out.println(match.outcome());
 * }</pre>
 *
 * <p>A <em>frontend</em> shows {@link games.kumite.api.Match#table} and
 * {@link games.kumite.api.Match#events} of the seat in front of it, asks
 * {@link games.kumite.api.Match#decision}, and plays what the person picks or types
 * ({@link games.kumite.api.Decision#action}). A <em>bot</em> gets a
 * {@link games.kumite.api.Perspective} and nothing else. An <em>owner of matches</em> keeps
 * {@link games.kumite.api.record.MatchRecord records}. None of them needs to know the game: actions, tables and
 * events share one vocabulary.
 *
 * <h2>How each kind of choice looks</h2>
 *
 * <p>Every choice is a {@link games.kumite.api.Decision}: one seat, one kind, a finite list of actions,
 * and for continuous choices forms with free numbers. What looks like more is a series of them. These
 * are the kinds that the five shipped rule books need, with the decision's id in the game's ledger:
 *
 * <table>
 * <caption>Kinds of choices</caption>
 * <tr><th>choice</th><th>where</th><th>how it reads</th></tr>
 * <tr><td>a card from a hand</td><td>Brawler BR-D3</td>
 *   <td>one action a card: {@code play card:S7}; beside it {@code top deck:S}</td></tr>
 * <tr><td>several cards at once</td><td>TMNT MT-D11, MT-D17</td>
 *   <td>one decision a card, {@code sell card:katana}, until {@code done}, which is listed where the
 *   set is legal. Any order may be picked. The list puts first the picks that keep the canonical order and can still be
 *   completed in it, and {@link games.kumite.api.Decision#searchActionCount} says how many they are, so that a search
 *   sees each set once. To other seats a selection that is not complete has not begun</td></tr>
 * <tr><td>dividing cards among players</td><td>TMNT MT-D24, MT-D25</td>
 *   <td>card after card, {@code discard card:katana} or {@code give card:katana} for one receiver after the other,
 *   until each share is complete; {@code to seat:3} says who gets one more</td></tr>
 * <tr><td>an offer and a counter-offer</td><td>TMNT MT-D12 to MT-D14</td>
 *   <td>{@code ask seat:2}, then piece by piece {@code treasures 1}, {@code pick-order helper-first},
 *   {@code add card:katana}, {@code send} or {@code back}; the other seat decides {@code accept},
 *   {@code decline}, or {@code counter} and builds an offer the same way; an offer that is begun
 *   reopens the window, also if it is given up (MT-RUL-51)</td></tr>
 * <tr><td>anybody may interfere</td><td>TMNT MT-D02 in W-COMBAT</td>
 *   <td>a priority window: each seat that can act decides among its actions and {@code pass}; other
 *   observers see {@link games.kumite.api.Turn.Window} and not who is asked</td></tr>
 * <tr><td>a reaction that interrupts somebody's activation</td><td>Kung Fu D-13, D-14</td>
 *   <td>a decision of the opponent, {@code react figure:jin} or {@code decline}, while the activation
 *   waits on the agenda; the match can be copied, saved and searched there</td></tr>
 * <tr><td>paying Chi after a roll is seen</td><td>Kung Fu D-22, D-24, D-27</td>
 *   <td>the dice lie on the table as elements: {@code flip figure:jin attack} or {@code pass}; before the
 *   roll {@code spend 2}</td></tr>
 * <tr><td>choosing effects worth n points</td><td>Kung Fu D-25, D-28</td>
 *   <td>one effect a decision, {@code inflict wounded}, with those that the points left can pay, until
 *   {@code done}; parameters are asked after the effect</td></tr>
 * <tr><td>where a victim recoils</td><td>Kung Fu D-30</td>
 *   <td>one action a direction: {@code turn 7}</td></tr>
 * <tr><td>any point on a table</td><td>Kung Fu D-06, D-15</td>
 *   <td>a {@link games.kumite.api.ActionTemplate} {@code to <x> <y>} in tenths of a millimetre, and a list of candidates for
 *   bots, with labels that say what a place is good for;
 *   {@link games.kumite.api.Decision#action} takes any legal point and refuses others with the rule's
 *   id</td></tr>
 * <tr><td>facing and paths on squares</td><td>Journey JW-D-06, Big Trouble DEC-12</td>
 *   <td>one action a reachable pose and price: {@code go space:c4 north 1}; a path that matters step by step (Big Trouble) is a series of
 *   {@code go space:docks} until {@code stop}</td></tr>
 * <tr><td>cards played at triggers</td><td>Journey JW-D-08 to JW-D-12, JW-D-25</td>
 *   <td>a window at each trigger: {@code play card:S1 figure:monk-sha} or {@code pass}</td></tr>
 * <tr><td>taking a fate die after a roll</td><td>Big Trouble DEC-16</td>
 *   <td>{@code add two-successes} or {@code pass}, asked while the roll lies on the table</td></tr>
 * <tr><td>a choice of the group</td><td>Big Trouble DEC-08, Journey JW-D-14</td>
 *   <td>a decision of one named seat with {@link games.kumite.api.Decision#isGroup()}:
 *   {@code first seat:2}</td></tr>
 * <tr><td>giving up, at any decision</td><td>Kung Fu D-51</td>
 *   <td>{@link games.kumite.api.Decision#anytimeActions()} has {@code concede}, which no list has; {@link
 *   games.kumite.api.Decision#action} takes it</td></tr>
 * </table>
 *
 * <h2>What is promised</h2>
 *
 * <ul>
 * <li>Same seed, same setup, same actions: the same match, on every JVM.
 * <li>Nothing hidden from an observer is in anything made for that observer.
 * <li>Bad input gets an exception that says what would be right, and changes nothing:
 *   {@link games.kumite.api.UnknownGameException}, {@link games.kumite.api.InvalidSetupException},
 *   {@link games.kumite.api.IllegalActionException}, {@link games.kumite.api.record.RecordException}. An
 *   {@link java.lang.IllegalStateException} means that a call came at the wrong time, such as a past
 *   decision's or the outcome of a match that goes on.
 * <li>No method waits for somebody to choose, and nothing calls back.
 * </ul>
 *
 * <h2>Decisions worth keeping</h2>
 *
 * <p><b>A decision is a snapshot that refuses once its match has moved on.</b> A live view would let a
 * slow frontend play on another question than the one it showed. Comparing a move counter costs nothing.
 *
 * <p><b>Actions are values with a text, not numbers.</b> Numbered actions (as in OpenSpiel before 2.0)
 * are fast and unreadable, and differ between versions; here the number is the place in the list of one
 * decision ({@link games.kumite.api.Match#play(int)}), for those who need the speed, and the text is
 * what is kept.
 *
 * <p><b>Hidden cards are counts, not elements.</b> A face-down card with an id could be followed through
 * a shuffle.
 *
 * <p><b>A perspective is a copy, not a view.</b> A view that filters a live match leaks with the first
 * forgotten filter; a copy from which everything hidden has been taken has nothing to leak. It costs
 * about a decision.
 *
 * <p><b>Events are told by a second run of the history.</b> Playing builds no event; whoever reads pays
 * for the second run. Kept listeners inside matches were rejected: copies would have to drop or share
 * them.
 *
 * <p><b>A setup without a seed draws from a key that nobody knows.</b> Two matches started without thought should
 * differ, and a seat must not be able to compute what comes: whoever has seen a few dice can try all seeds of 32 bits, and
 * 64 bits only make that dearer. The key has 128. The record holds the results, so nothing is lost. This is
 * the only place where chance comes from outside.
 */
@NullMarked
package games.kumite.api;

import org.jspecify.annotations.NullMarked;
