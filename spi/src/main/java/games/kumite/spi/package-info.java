/**
 * The types with which a game is written: a state with an agenda, steps, questions, scripts and rules.
 *
 * <p>The tutorial is {@code spi/TUTORIAL.md}, one whole program: let the console write it as a project by
 * {@code starter <id>}. This page is for what comes next.
 *
 * <h2>Larger games</h2>
 *
 * <p>The sample {@code masks} shows all of these in use.
 *
 * <ul>
 * <li>Dice: {@code state.roll("speed", seat, 20)} takes a constant label, the seat that rolls, and the number of sides.
 * It draws and emits an event. A roll into a {@linkplain games.kumite.spi.cards.SecretNumber cell} shows the result
 * only to viewers who see the cell.
 * <li>A procedure of several steps is a {@link games.kumite.spi.Script}. It branches, loops, asks, opens windows and
 * selections, and calls other scripts; answers become part of its locals.
 * <li>A moment for reactions is a {@link games.kumite.spi.Window}. A choice of several things is a
 * {@link games.kumite.spi.Selection}. A part of the match that can end at once is a {@link games.kumite.spi.Scope},
 * which is also its {@link games.kumite.api.Phase}.
 * <li>A game with many actions declares {@linkplain games.kumite.spi.actions.Verb verbs} with typed arguments.
 * {@link games.kumite.spi.actions.Actions} creates the actions once a setup, with notation, label and number.
 * <li>Public numbers of the match, a seat or a card are declared in
 * {@linkplain games.kumite.spi.numbers.NumberGroup groups}, with their range and the scope that clears them; secret
 * ones lie in cells.
 * <li>Bots that model their opponents need more declarations. A question
 * {@linkplain games.kumite.spi.Question#hasPublicActions declares} whether its actions are public and
 * {@linkplain games.kumite.spi.Question#isSecret whether} its answer stays hidden. Cells that need not be told apart
 * are {@linkplain games.kumite.spi.cards.SecretNumberLayout.Builder#interchangeable interchangeable}. Observation keys
 * take a tenth of the time if a state has {@linkplain games.kumite.spi.State#publicKeyPart a key} of its other public
 * data, and half of that if locals can be {@linkplain games.kumite.spi.plugin.GamePlugin#lookup read}.
 * </ul>
 *
 * <p>The progress of a procedure lies in its step on the agenda, never in the state. Data that viewers must see lies in
 * the state, and so do secrets, because steps go into every perspective as they are. Settings are
 * {@link games.kumite.api.Option options} of the plugin. Cards, maps and profiles are JSON, read by
 * {@code games.kumite.spi.content}, whose {@link games.kumite.spi.content.ContentCache} shows how they are bound. Rules
 * are static functions of the given state; Guice creates the rules object, the content, and other objects with a life
 * of their own.
 *
 * <p>All games have the same structure, so that a reader of one can find the way in all. The plugin, its module,
 * options and phases are in the package of the game; {@code .content} has the records read from JSON; {@code .state}
 * has the state and its zones. Each feature has a package, named by the rule book, with its steps, scripts and
 * questions; {@code .table} has the description. Only the package of the plugin is exported.
 *
 * <h2>The packages</h2>
 *
 * <p>Authors use the packages on the left. Those on the right and below play a game; no class of them can be accessed
 * from another module, and no package depends on one above it.
 *
 * <pre>
 *   exported: types for authors                  not exported: the engine
 *
 *   plugin    GamePlugin connects both sides
 *     |                                          engine.language  matches in other languages
 *     |                                          engine.start     setup or record to match; rule book
 *     |                                          engine.learn     positions as arrays of numbers
 *     |                                          engine.match     EngineMatch, decisions, answers, perspectives
 *     |                                          engine.events    what each viewer may know of events
 *     |                                          engine.record    actions and random results, past decisions
 *     |                                          engine.run       the engine: tables, keys, initial states
 *     |                                          engine.keys      keys of locals
 *   spi       State, Step, Question, Script,     access           Kernel: access to internals of a state
 *     |       ActionCollector, Selection, Window                  Run: plays a match
 *   actions   verbs and their notations
 *   content   files of a game                    console          commands, text, pictures; uses the API only
 *   cards     zones, faces, secret numbers       cards.belief     what each seat can know of cards
 *   numbers   declared numbers                   features         both as features
 *   learn     actions and features for learners
 * </pre>
 *
 * <p>The path of an action: {@code EngineMatch.play} has it checked by the {@code StateRunner}, which is the
 * {@code Run} of a match, and passes it through {@code carryOut}, {@code carry} and {@code commitOrBreak} to
 * {@code StateRunner.commit}. The state, in its {@code Agenda}, hands it to the question: {@code execute}. Then the
 * runner runs steps until a seat must choose.
 *
 * <h2>How each kind of choice is written</h2>
 *
 * <p>The package {@code games.kumite.api} shows how these look to a player.
 *
 * <table>
 * <caption>Kinds of choices</caption>
 * <tr><th>choice</th><th>how it is written</th></tr>
 * <tr><td>a card from a hand</td><td>a {@link games.kumite.spi.Question}: for every card of the hand
 * {@code out.add(Play.of(face), refusal)}, including those that cannot be played</td></tr>
 * <tr><td>several cards at once; any of these up to a sum</td><td>a {@link games.kumite.spi.Selection}: things,
 * minimum, maximum, which sets are legal and which can become legal. Things are picked in any order, {@code done} is
 * added by the engine, and nothing happens before the set is complete</td></tr>
 * <tr><td>effects worth n points, one after the other</td><td>a {@link games.kumite.spi.Script.Reply} with
 * {@code again}, if each is executed or seen before the next is chosen; else an ordered selection</td></tr>
 * <tr><td>dividing among players</td><td>a loop of a script with two choices: a thing, and a player who gets it; hidden
 * cards lie face down in a zone for their player</td></tr>
 * <tr><td>simultaneous choices of all players in secret</td><td>a question for each seat, one after the other, with
 * {@code isSecret}. The chosen things lie in a zone or cell that only their owner sees, until a step after the last
 * question reveals them. Public consequences wait for that step too: neither gold paid at once nor an event may reveal
 * the choice before. Imagined worlds put any number into a cell that a viewer does not know, so the step bounds what it
 * pays</td></tr>
 * <tr><td>a card shown to one seat, which stays in the hand</td><td>{@code state.show(card, 1 << seat)}; the choice
 * names it as its owner does, {@code cards.aliasFor(card, owner)}. A perspective keeps which token was shown, since
 * steps may remember it; players learn the printed name</td></tr>
 * <tr><td>an offer and a counter-offer</td><td>a record question that holds the offer so far and asks itself again with
 * one more item; {@code send} asks the other seat, {@code back} drops an item</td></tr>
 * <tr><td>interruptions by any player; cards played at triggers</td><td>a {@link games.kumite.spi.Window}: a line
 * {@code .window} of a script, whose answers change the locals, or {@code state.then(WINDOW.with(...))}; the game
 * declares {@link games.kumite.spi.Window#OPTION} among its options</td></tr>
 * <tr><td>a reaction in another player's activation</td><td>a window, question or {@code .call} between two lines of
 * the activation's {@link games.kumite.spi.Script}; the rest waits below it on the agenda</td></tr>
 * <tr><td>paying, or taking a die, after a roll is seen</td><td>{@code .update} rolls into the locals, the next line is
 * {@code .ask}; what must be seen lies in the state, because the table is described from the state alone</td></tr>
 * <tr><td>a place on spaces</td><td>a question with an action for each space or direction</td></tr>
 * <tr><td>any point on a table</td><td>labelled candidates in {@code collectActions}; {@code templates} and
 * {@code parse} for all other points, judged by the same method (the sample {@code discduel}); {@code sampleAction} for
 * playouts, if listing is expensive</td></tr>
 * <tr><td>facing and paths on squares</td><td>an action for each reachable end; where the path itself matters, a
 * question that asks itself again after each {@code step} until {@code stop}</td></tr>
 * <tr><td>a rule that tells what a hidden hand lacks (not following suit)</td><td>a public number that notes it, and {@link
 * games.kumite.spi.Rules#isPossible}, by which imagined matches agree with it</td></tr>
 * <tr><td>conceding, at any decision</td><td>an {@link games.kumite.spi.AnytimeAction} of the game's rules</td></tr>
 * <tr><td>a choice of the group</td><td>{@code isGroup} is true and {@code seat} names the speaker</td></tr>
 * <tr><td>no choice at all</td><td>{@code isAutoPlayed}, if the rules do not ask about a single action</td></tr>
 * </table>
 *
 * <h2>Design decisions</h2>
 *
 * <p><b>The remaining work of the rules is data on a stack.</b> So a match can be copied, saved, resumed and searched
 * in the middle of an attack that waits for another player's answer, and copying it copies references. Tried and
 * rejected: callbacks and parked threads (no copy while one waits); a tree of phases with counters (nested effects do
 * not fit); lambdas as steps (no equality, no text, and they hold the state from before the copy). A body adds steps in
 * reading order and the engine reverses them, because authors who must think backwards make mistakes.
 *
 * <p><b>A script is a static list of lines with an immutable record of locals.</b> A procedure of twelve steps reads
 * top to bottom, and is data at every line. Tried and rejected: one class a step (the procedure is not visible), a
 * coroutine (not copied, not saved), locals in the state (two attacks at once overwrite each other). Locals that a
 * viewer must see do belong in the state: see {@code force} in the disc duel.
 *
 * <p><b>A window asks only seats that can act, and leaves no trace of which.</b> Others see
 * {@link games.kumite.api.Turn.Window}, which names no seat, and a pass emits no event; a seat that is asked does not
 * learn which seats have passed before it. Tried and rejected: asking those who can act under their names (being asked
 * reveals a hand). The kit exchanges hidden cards so that a window asks another seat, and no other viewer may notice.
 * Still, an open window shows that a seat can act, and with two seats which one; its duration may show more. The owner
 * of the match can avoid that. With the option {@code windows=discreet} the window asks every seat that might act by a
 * predicate on public facts, and reveals nothing but these facts.
 *
 * <p><b>Legality has one source.</b> {@code collectActions} lists, judges and explains; a refusal is a constant that
 * costs a comparison while no reason is asked for. Tried and rejected: a second method that judges, because two methods
 * drift apart. On a hot path walk over the legal actions alone, and over the refused ones {@linkplain
 * games.kumite.spi.ActionCollector#isExplaining when a reason is asked for}. A branch for each candidate that the
 * processor cannot predict can cost more than the rest of a decision (the sample {@code tictactoe}).
 *
 * <p><b>Actions are listed on demand</b>, once, into a list that copies do not take along. A notation is first parsed
 * by its question, and a playout draws from the samples of a question: where listing is expensive, neither lists. A
 * step that asks no question costs a playout more than the rules in it. In games of short decisions let each step run
 * what follows at once. A question that a body asks before anything else is asked as soon as the body ends and never
 * lies on the agenda, which takes a tenth off short decisions. Where the same actions come again, list them {@linkplain
 * games.kumite.spi.ActionCollector#addAll(games.kumite.api.Action[]) as a prepared array}, or {@linkplain
 * games.kumite.spi.ActionCollector#addAll(long, games.kumite.api.Action[]) by their places} in an array of all of them:
 * they are copied only for the list that a bot gets. Tried and rejected: questions as a class instead of an interface
 * (the processor waits for the unpredicted jump either way, a hundredth is gained), and a list of plain objects (each
 * addition is checked longer).
 *
 * <p><b>A record is the actions and the random results, not the state.</b> It is short and readable, survives changed
 * classes, and shows the first line at which newer rules differ, by a running check over the table and the listed
 * actions. Tried and rejected: serialized states (unreadable after the next version) and seeds alone (nothing to
 * compare, and no real dice).
 *
 * <p><b>The rules begin a match once.</b> Undo, events and records run a match a second time, from a copy of the state
 * that {@link games.kumite.spi.Rules#initialState} returned. So content belongs to its match: {@code initialState} may
 * read an owner's directory, and later changes of the files apply to later matches. Resuming a record begins again; if
 * the content has changed by then, the error names the first line at which that shows. Tried and rejected: beginning
 * again for each second run (a file changed during a match broke its undo), content kept by directory (a frontend had
 * to be restarted after each change), and a memo in {@code MatchConfig} (one more thing that an author can forget).
 * What would change our mind: content whose change shows so late that a resumed match misleads; then a record must name
 * its content.
 *
 * <p><b>A game object keeps the beginnings of the last eight setups that were started twice,</b> with options and names of
 * any kind, and later matches begin as copies. So {@code initialState} must depend on the setup alone, and a test that
 * begins in a position creates a game object for it. Tried and rejected: one setup without options (an arena of three
 * line-ups began every match afresh), and a way for a game to decline (one more thing that an author can forget, for tests
 * alone). What would change our mind: beginnings so large that eight of them matter.
 *
 * <p><b>A match that is played emits no events.</b> They come from a second run along the history, when a viewer reads.
 * What would change our mind: a game so slow to play that a second run is noticeable.
 */
@NullMarked
package games.kumite.spi;

import org.jspecify.annotations.NullMarked;
