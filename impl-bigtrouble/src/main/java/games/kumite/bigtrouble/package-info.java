/**
 * Big Trouble in Little China. Its law is {@code RULES.md}; ids such as BT-SET-05 are the rules there.
 *
 * <p>{@code content} is read from JSON, {@code state} holds the state, {@code table} describes the table. {@code setup}
 * runs everything before the first round and between the acts, {@code round} the rounds of both acts and a hero's turn in
 * them, with {@code dice} and {@code item}; {@code resolution} has the texts of cards and their lasting effects,
 * {@code effect} the words that carry themselves out, {@code harm} damage and death, chi and levels, and the tokens on
 * their tracks. {@code enemy} and {@code quest} are the world around the heroes; {@code evaluation} evaluates positions for
 * bots.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Act I ends by leaving its marker</b>: everything above it on the agenda is dropped at once (BT-ACT2-01). Act
 *       II lies below; the state knows of a death in progress, which is settled first (BT-RUL-43). Level rewards are
 *       chosen before the step that ends the act (BT-RUL-66).
 *   <li><b>An enemy is one number</b>, whether minion, boss or Lo Pan ({@link games.kumite.bigtrouble.state.EnemyNumbers}), and
 *       so are a space and a quest where actions and events name them.
 *   <li><b>The text of a card exists twice</b>: as data that its words carry out, and as a display text made of the same
 *       data ({@link games.kumite.bigtrouble.state.RulesText}); so no card can print an effect that it does not have.
 *   <li><b>A new word, and a new kind of quest event, are one object each</b>, in a list: {@code effect.ShippedWords} and
 *       {@code quest.EventKinds}.
 *   <li><b>A question for one of several things is a constant</b> of the class whose rule it is
 *       ({@link games.kumite.bigtrouble.state.SingleChoice}): its kind, who is asked, the things, and what follows.
 * </ul>
 *
 * <h2>Speed</h2>
 *
 * <p>Random decisions for a second of processor time on one thread, JDK 17: 577,000 with one player, 806,000 to 838,000 with
 * two to four; a copy takes as long as 0.15 to 0.27 of a decision, an imagined match 0.35 to 1.75.
 *
 * <h2>Names, for tests and frontends</h2>
 *
 * <ul>
 *   <li>Random draws: see {@code games.kumite.bigtrouble.setup}; dice {@code action}, {@code combat}, {@code skill},
 *       {@code defense} with the seat's number, {@code combat-epic} and so on for epic ones, {@code fate} with the
 *       die's number, {@code lo-pan} for the ghost's attack, {@code lo-pan-flip}.
 *   <li>Elements: see {@code games.kumite.bigtrouble.table}.
 *   <li>Actions: the verbs of {@link games.kumite.bigtrouble.state.ActionVerb}.
 * </ul>
 */
@NullMarked
package games.kumite.bigtrouble;

import org.jspecify.annotations.NullMarked;
