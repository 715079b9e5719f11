/**
 * Tabletop games for programs: games, matches, decisions and tables.
 *
 * <p>A first program starts a match, and plays the first legal action of every decision:
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
 * <p>No program needs to know the game it plays. Actions, tables and events share one vocabulary.
 *
 * <h2>Write a bot</h2>
 *
 * <ol>
 * <li>Implement {@link games.kumite.api.bot.Bot}. Its one method gets a {@link games.kumite.api.Perspective} and a
 *   {@link games.kumite.api.Decision}, and returns an action.
 * <li>Choose one of {@link games.kumite.api.Decision#actions()}.
 * <li>Try actions out in matches from {@link games.kumite.api.Perspective#imagine}. They agree with everything that the
 *   seat knows.
 * <li>Read the table with {@link games.kumite.api.Perspective#table()}, or as an array of numbers with an
 *   {@link games.kumite.api.learn.Encoding}.
 * <li>Compare your bot with the bundled {@link games.kumite.api.bot.Bots} in an {@link games.kumite.api.arena.Arena}.
 * </ol>
 *
 * <pre>{@code
 * RandomSource random = RandomSource.seeded(1);
 * Bot mine = (perspective, decision) -> random.pick("choice", 0, decision.actions());
 * Bot other = Bots.named("mcts:1000").create(2);
 * System.out.println(Bots.play(match, List.of(mine, other)));
 * }</pre>
 *
 * <h2>Build a frontend</h2>
 *
 * <ol>
 * <li>Draw {@link games.kumite.api.Match#table} for the seat of your player. It is a tree of elements, such as hands,
 *   cards, boards and figures.
 * <li>Show the texts of {@link games.kumite.api.Match#events} as a log, and use the types of the events for animation.
 * <li>Show the {@link games.kumite.api.Decision#prompt()} and a {@link games.kumite.api.Decision#label} for each action.
 *   The arguments of an action are ids of elements, so the player can click on them.
 * <li>Play the chosen action with {@link games.kumite.api.Match#play(games.kumite.api.Action)}. Parse typed text with
 *   {@link games.kumite.api.Decision#parse}: a refusal gives the reason and the rule.
 * <li>Offer {@link games.kumite.api.Match#undo()} if {@link games.kumite.api.Match#undoBarrier(Seat)} allows it.
 * </ol>
 *
 * <h2>Run a server</h2>
 *
 * <ol>
 * <li>Write tables, events and decisions as JSON with {@link games.kumite.api.data.PlainData}.
 * <li>Play what a client sends with
 *   {@link games.kumite.api.Match#play(games.kumite.api.Seat, int, games.kumite.api.Action)}. It refuses late and
 *   duplicate messages.
 * <li>Collect the answers of several seats to an open window with {@link games.kumite.api.Match#answers()}.
 * <li>Save the {@link games.kumite.api.record.MatchRecord} after each action, and resume the match with
 *   {@link games.kumite.api.Game#resume(games.kumite.api.record.MatchRecord)}.
 * <li>Let a client that reconnects continue with {@link games.kumite.api.Match#events(games.kumite.api.Viewer, int)}.
 * <li>Replace a player who leaves with {@link games.kumite.api.bot.StandIns}.
 * </ol>
 *
 * <h2>Kinds of choices</h2>
 *
 * <p>Every choice is a {@link games.kumite.api.Decision} of one seat. It has a kind, a finite list of actions, and
 * templates with free numbers if the choice is continuous. A larger choice is a series of decisions. The table shows the
 * kinds of choices in the five shipped games, with the ids of the decisions in each game's ledger.
 *
 * <table>
 * <caption>Kinds of choices</caption>
 * <tr><th>choice</th><th>game and decision</th><th>actions</th></tr>
 * <tr><td>a card from a hand</td><td>Brawler BR-D3</td>
 *   <td>One action for each card: {@code play card:S7}. In addition, {@code top deck:S}.</td></tr>
 * <tr><td>several cards at once</td><td>TMNT MT-D11, MT-D17</td>
 *   <td>One decision for each card: {@code sell card:katana}. The action {@code done} is listed once the set is legal.
 *   Cards may be selected in any order. The first listed actions follow a canonical order and still lead to a complete
 *   set. {@link games.kumite.api.Decision#searchActionCount} returns their number, so that a search visits each set
 *   once. Other seats do not see an incomplete selection.</td></tr>
 * <tr><td>dividing cards among players</td><td>TMNT MT-D24, MT-D25</td>
 *   <td>One decision for each card: {@code discard card:katana}, or {@code give card:katana} for one receiver after the
 *   other until each share is complete. {@code to seat:3} chooses the receiver of an extra card.</td></tr>
 * <tr><td>an offer and a counter-offer</td><td>TMNT MT-D12 to MT-D14</td>
 *   <td>{@code ask seat:2}, then one part after the other: {@code treasures 1}, {@code pick-order helper-first},
 *   {@code add card:katana}, then {@code send} or {@code back}. The other seat decides {@code accept} or {@code decline}, or
 *   builds its own offer after {@code counter}. Starting an offer reopens the window, even if the offer is abandoned
 *   (MT-RUL-51).</td></tr>
 * <tr><td>interference by any player</td><td>TMNT MT-D02 in W-COMBAT</td>
 *   <td>A priority window. Each seat that can act decides between its actions and {@code pass}. Other viewers see
 *   {@link games.kumite.api.Turn.Window}, which does not name the seat.</td></tr>
 * <tr><td>a reaction that interrupts an opponent's activation</td><td>Kung Fu D-13, D-14</td>
 *   <td>A decision of the opponent: {@code react figure:jin} or {@code decline}. The activation waits on the agenda. The
 *   match can be copied, saved and searched there.</td></tr>
 * <tr><td>paying Chi after a roll is seen</td><td>Kung Fu D-22, D-24, D-27</td>
 *   <td>The dice are elements of the table: {@code flip figure:jin attack} or {@code pass}. Before the roll:
 *   {@code spend 2}.</td></tr>
 * <tr><td>choosing effects worth n points</td><td>Kung Fu D-25, D-28</td>
 *   <td>One decision for each effect: {@code inflict wounded}. It lists the effects that the remaining points can pay
 *   for. The action {@code done} ends the series. The parameters of an effect are separate decisions that
 *   follow.</td></tr>
 * <tr><td>the direction in which a victim recoils</td><td>Kung Fu D-30</td>
 *   <td>One action for each direction: {@code turn 7}.</td></tr>
 * <tr><td>any point on a table</td><td>Kung Fu D-06, D-15</td>
 *   <td>A {@link games.kumite.api.ActionTemplate} {@code to <x> <y>} in tenths of a millimetre, and a list of candidates
 *   for bots. The label of a candidate gives its purpose. {@link games.kumite.api.Decision#parse} accepts any legal
 *   point and refuses others with the id of the rule.</td></tr>
 * <tr><td>facing and paths on squares</td><td>Journey JW-D-06, Big Trouble DEC-12</td>
 *   <td>One action for each reachable pose and cost: {@code go space:c4 north 1}. Where each step of the path matters
 *   (Big Trouble), a series of {@code go space:docks} until {@code stop}.</td></tr>
 * <tr><td>cards played at triggers</td><td>Journey JW-D-08 to JW-D-12, JW-D-25</td>
 *   <td>A window at each trigger: {@code play card:S1 figure:monk-sha} or {@code pass}.</td></tr>
 * <tr><td>taking a fate die after a roll</td><td>Big Trouble DEC-16</td>
 *   <td>{@code add two-successes} or {@code pass}, asked while the dice of the roll are on the table.</td></tr>
 * <tr><td>a choice of the group</td><td>Big Trouble DEC-08, Journey JW-D-14</td>
 *   <td>A decision of one named seat with {@link games.kumite.api.Decision#isGroup()}: {@code first seat:2}.</td></tr>
 * <tr><td>giving up, at any decision</td><td>Kung Fu D-51</td>
 *   <td>{@code concede} is never listed. {@link games.kumite.api.Decision#anytimeActions()} has it, and
 *   {@link games.kumite.api.Decision#parse} accepts it.</td></tr>
 * </table>
 *
 * <h2>Guarantees</h2>
 *
 * <ul>
 * <li>The same seed, setup and actions give the same match on every JVM.
 * <li>Nothing that is hidden from a viewer is in anything made for that viewer.
 * <li>Invalid input changes nothing and throws an exception that says what would be valid:
 *   {@link games.kumite.api.UnknownGameException}, {@link games.kumite.api.InvalidSetupException},
 *   {@link games.kumite.api.IllegalActionException} or {@link games.kumite.api.record.RecordException}.
 * <li>A call at the wrong time throws an {@link java.lang.IllegalStateException}. Examples are the use of an expired
 *   decision, or asking for the outcome of a running match.
 * <li>No method blocks until a player has chosen, and there are no callbacks.
 * </ul>
 *
 * <h2>Design decisions</h2>
 *
 * <p><b>A decision expires once its match has moved on.</b> With a live view, a slow frontend could submit an answer to
 * a question that it did not show. The check compares a counter and costs next to nothing.
 *
 * <p><b>Actions are values with a text, not numbers.</b> Numbered actions (as in OpenSpiel before 2.0) are fast, but
 * unreadable, and they differ between versions. In this library, programs store the text. The index in the list of one
 * decision ({@link games.kumite.api.Match#play(int)}) serves programs that need speed.
 *
 * <p><b>Hidden cards are counts, not elements.</b> A face-down card with an id could be followed through a shuffle.
 *
 * <p><b>A perspective is a copy, not a view.</b> A view that filters a live match leaks hidden information as soon as
 * one filter is missing. A redacted copy has nothing to leak. It costs about as much as a decision.
 *
 * <p><b>Events come from a replay of the history.</b> Playing creates no events; only a reader pays for the replay.
 * Listeners inside matches were rejected, since copies would have to drop or share them.
 *
 * <p><b>A setup without a seed draws from a secret key of 128 bits.</b> Two matches should differ by default, and no seat
 * may compute future results. Anyone who has seen a few dice can try all seeds of 32 bits, and a seed of 64 bits only
 * makes that more expensive. The record keeps the results, so a match can still be resumed. This is the only source of
 * randomness from outside the library.
 */
@NullMarked
package games.kumite.api;

import org.jspecify.annotations.NullMarked;
