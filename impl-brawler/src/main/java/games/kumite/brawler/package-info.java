/**
 * Brawler, a card-and-dice boss gauntlet for one or two heroes: the plugin. Its law is {@code RULES.md};
 * ids such as BR-ATK-05 are the rules there.
 *
 * <p>Data flow one way: an action is carried out by a question, which calls a service of the rules, which
 * changes the state; table and events follow from the state. {@code setup} begins, {@code round} runs the
 * fights turn by turn, {@code reset} is step four of a round, {@code card} draws and flips, {@code table} describes,
 * {@code evaluation} estimates, {@code state} holds, {@code content} is read from JSON.
 */
@NullMarked
package games.kumite.brawler;

import org.jspecify.annotations.NullMarked;
