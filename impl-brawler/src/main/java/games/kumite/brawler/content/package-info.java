/**
 * Content: the boss table, the pair table and the dice, as records read from JSON and checked.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Both dice sets stand side by side</b> in every entry that rolls, since a table that changes
 *       the dice wants to see what it changes. The option speedDice takes the Speed dice of the set that
 *       it names.
 *   <li><b>A directory is read once for each plugin object</b> and kept, as it was then. A match is run
 *       again from its history for its events, an undo and a resumed record: content that changed in
 *       between would give another match. Reading again when a file is newer was rejected for that
 *       reason; who edits content starts a new JVM or makes a new plugin object.
 *   <li><b>What a rule says in words stays in the code</b> (which card fits when, on what a hero
 *       recovers): only the tables that the ledger calls components are content.
 * </ul>
 */
@NullMarked
package games.kumite.brawler.content;

import org.jspecify.annotations.NullMarked;
