/**
 * The conformance kit: what every game must keep, as tests that a plugin's own tests inherit.
 *
 * <p>A game needs only this:
 *
 * <pre>{@code
 * class MyGameTests extends GameContract {
 *   @Override
 *   protected Game game() {
 *     return new MyGame();
 *   }
 * }
 *
 * class MyLedgerTests extends LedgerContract {}
 * }</pre>
 *
 * <p>A game whose owner may replace its content extends {@link games.kumite.spi.testkit.content.ContentContract} too, and
 * {@link games.kumite.spi.testkit.soak.SoakContract} tries any game for hours.
 *
 * <p>Rules are tested with matches played move by move, with dice that fall as the test says ({@link DirectedMatch},
 * {@link LoadedDice}):
 *
 * <pre>{@code
 * LoadedDice dice = new LoadedDice();
 * DirectedMatch match = new DirectedMatch(game.start(Setup.seats("A", "B").random(dice)), dice, Seat::name);
 * match.tell("A attack seat:2 ; attack-1=6 armour-2=3", "B pass");
 * assertThat(match.options()).containsExactly("move space:3", "pass");
 * }</pre>
 *
 * <p>Add the test-jar of {@code kumite-spi} in test scope, with JUnit 5 and AssertJ beside it. A small game is tested
 * in a few seconds. Tests run on the class path ({@code useModulePath=false}), because the kit reads fields of states,
 * which a module keeps closed.
 *
 * <h2>The properties</h2>
 *
 * <ol>
 * <li>The same seed, setup and actions give the same match: with another plugin object, without a record, and in a
 * fresh JVM with other identity hashes (tag {@code fresh-jvm}).
 * <li>A copy, a perspective and an imagined match share no object that may change with the original; playing one does
 * not change the others; queries change nothing. What may be shared is an enum, a record or unmodifiable collection of
 * such things, a string or number, or a class marked {@link games.kumite.spi.marks.Immutable}, whose content is
 * digested before and after.
 * <li>Listed actions are accepted, written by the grammar, read back, listed once and in a steady order.
 * <li>Garbled, foreign, stolen, past and late actions are refused with a reason and change nothing.
 * <li>A match can be saved and resumed anywhere; a record cut at any byte resumes or names the line; damage is refused
 * and named.
 * <li>Nothing leaks: see below.
 * <li>No decision is empty, phases are declared, the seat that is asked is one of the match and on its table. Seats
 * that are out by the rules and must no longer be asked are for the game's own tests: the kit cannot know them.
 * <li>Bots reach the end within the declared bound, and so do players who always take the same action; windows end
 * without a pass; outcomes and declared facts are right.
 * <li>Matches do not disturb each other, one after the other, alternately, or in two threads.
 * <li>Playthroughs are unchanged, and everything has its texts. The files are written by
 * {@code mvn test -Dplaythroughs.update=true}; read them before they are committed.
 * </ol>
 *
 * <p>Suspicious but possibly intended findings are printed and added as report entries, without a failure: verbs that
 * were never offered, rules cited without a rule book, one kind of several choices, windows that ask only seats that
 * can act although their owner cannot have all asked who might, and fields of a state that influence the match and are in
 * no key. A kit that took long says which tests took most, and for how many matches of what length.
 *
 * <p>Every failure names the game, seed, seats and options that repeat it, an exception of the game's own code too. A
 * match that cannot start is reported by property 7 alone.
 *
 * <p>Keep the numbers of seeds and samples that the kit has by default: some leaks show in one match of five. The
 * samples in Kumite's own tests try less, since the build runs them each time and they are tested elsewhere.
 *
 * <p>Beyond these, undo is honest (tag {@code undo}), {@link games.kumite.api.Table#diff} is whole (tag {@code diff}),
 * elements have what is agreed for them (tag {@code attributes}), the dice of the last roll are seen (tag {@code dice}),
 * changes of place are told as motions (tag {@code motion}), cards keep their ids (tag {@code ids}), a match is
 * the same in all languages (tag {@code languages}), observations for learning hold nothing hidden (tag
 * {@code learning}), and estimates are nearer to the result, by Brier's score over random and searched matches, than a
 * constant (tag {@code estimate}). Each test carries the tag of its property, {@code property-1} to
 * {@code property-10}.
 *
 * <p>Before a change that must change no behaviour, write a fingerprint of everything that can be seen along fixed
 * matches with {@code mvn test -Dgroups=fingerprint -Dfingerprint.update=true}; where the file exists, it is compared
 * (tag {@code fingerprint}). It holds one hash with keys and one without, which stays as long as keys alone get other
 * values.
 *
 * <h2>Decisions</h2>
 *
 * <p><b>The matches are chosen once.</b> A trial is a setup, a seed and the actions that a random player took; every
 * property replays it. So a failure of one property can be looked at through another one, and the message of a failure
 * (seed, setup, record) repeats it. Odd seeds take any verb first and any action of it then, so that verbs with few
 * actions come up too.
 *
 * <p><b>A property ignores what another one reports.</b> A walk ends quietly where a listed action is refused or a
 * decision is empty, and where it matters whether copies are right, matches are replayed instead. Without this rule,
 * which was tried first, one mistake made half of the tests fail and did not help its author. Defects that break nearly
 * everything (no table, copies that change their original, other results for the same actions) are looked for first,
 * and only the property responsible for them is tried then; the others are skipped with a reason. The kit's own tests
 * check this: a game is broken in some fifty ways, each caught by its property and no other that need not fail.
 *
 * <p><b>Leaks are looked for without the engine's {@code redact} and {@code redeal}</b>, since otherwise one bug would
 * hide the other. There are four ways. <em>In place</em>: two cards that a viewer may not tell apart exchange their
 * faces, a number in a cell becomes another one, and everything that the viewer gets must stay the same, as text and
 * inside its perspective. <em>From the start</em>: the match is played a second time with one random result changed and
 * the same choices. As long as a viewer gets the same from both (table, events, decisions, turn), its perspectives must
 * hold the same: so a step, a counter or an undeclared field that remembers a hidden thing is found, which no exchange
 * in place finds, since it leaves the memory as it is. And when a viewer gets something else although its perspectives
 * hold the same, it got something that it may not know. Where both say one name and mean two cards of a hand, the
 * perspective holds another token, since steps may remember it; that reveals nothing, and the comparison ends. That
 * cannot be judged where a result fell openly and left no trace, or where something was seen and shuffled away within
 * one action; there the kit reports nothing. <em>In windows</em>: the asked seat depends on hidden cards, but no
 * exchange in place changes it, since the question already waits. So the action before a window is played again with
 * hidden cards exchanged, such that the window asks other seats or none, and every asked seat passes. A viewer asked in
 * neither must get, hold and imagine the same, in the window or after it. Where other exchanges make a difference too,
 * something public follows from hidden cards, and the kit reports nothing. <em>By choice</em>: a question that is
 * secret is answered in two ways in two copies. Until a viewer may know more hidden information, it gets, holds and
 * imagines the same; so public consequences of a secret answer must wait. And where two answers make a difference to
 * hidden things alone, the question must say that it is secret.
 *
 * <p><b>Texts are compared, not objects.</b> {@link CanonicalText} writes every field, in an order that all JVMs share,
 * so that no game has to write an {@code equals} for its state, and a difference can be read. Messages of exceptions
 * are never compared: a compiled method may throw without one.
 *
 * <p><b>Bounds are counts.</b> How many seeds, positions and exchanges are tried can be changed; nothing depends on
 * time, so a failure on a slow machine is a failure everywhere.
 */
@NullMarked
package games.kumite.spi.testkit;

import org.jspecify.annotations.NullMarked;
