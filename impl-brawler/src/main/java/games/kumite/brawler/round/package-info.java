/**
 * The round: the boss is turned up, Speed is rolled, and turns go round: heroes attack and take pair bonuses, the boss
 * strikes back (BR-RND, BR-TRN, BR-ATK, BR-WEX, BR-BOS).
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Reveal and turn order are one step, and the boss's turns lie inside the question for a hero's
 *       attack</b>, since they take no decision. A step for each was tried: it reads no better,
 *       and the agenda then takes a fifth of a playout's time.
 *   <li><b>Attacks stand in the package of the round</b>: an attack goes on with the next turn, and a turn of the round
 *       is an attack. In a package of their own they held the cycle of turns, where no reader looked for it.
 *   <li><b>Each way of attacking is a row</b> of {@link games.kumite.brawler.round.AttackWays}, which lists it, judges it and
 *       carries it out. The three of the rule book are called by name: with all rows in one table, playouts were 3 to 6 %
 *       slower.
 * </ul>
 */
@NullMarked
package games.kumite.brawler.round;

import org.jspecify.annotations.NullMarked;
