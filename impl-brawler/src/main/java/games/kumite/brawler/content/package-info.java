/**
 * Content: the boss table, the pair table and the dice, as records read from JSON and checked.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Both dice sets stand side by side</b> in every entry that rolls, so that an owner who changes the dice
 *       sees what changes. The option speedDice takes the Speed dice of the set that it names.
 *   <li><b>The shipped files are read once, an owner's directory for each match</b>: an owner who edits tables sees
 *       the change in the next match. Keeping the content for ever was tried: a frontend had to be restarted after
 *       each change.
 *   <li><b>What a rule says in words stays in the code</b> (which card fits when, on what a hero recovers): only the
 *       tables that the ledger calls components are content.
 * </ul>
 */
@NullMarked
package games.kumite.brawler.content;

import org.jspecify.annotations.NullMarked;
