/**
 * Content: the boss table, the pair table and the dice, as records read from JSON and checked.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Both dice sets stand side by side</b> in every entry that rolls, since a table that changes
 *       the dice wants to see what it changes. The option speedDice takes the Speed dice of the set that
 *       it names.
 *   <li><b>The shipped files are read once, an owner's directory for each match</b>: who edits tables sees
 *       the change in the next match. To keep what was read for ever was tried; a frontend would have had
 *       to be started again after each change.
 *   <li><b>What a rule says in words stays in the code</b> (which card fits when, on what a hero
 *       recovers): only the tables that the ledger calls components are content.
 * </ul>
 */
@NullMarked
package games.kumite.brawler.content;

import org.jspecify.annotations.NullMarked;
