/**
 * The round: the boss is turned up, Speed is rolled, heroes and boss act in turn (BR-RND, BR-TRN,
 * BR-BOS).
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Reveal and turn order are one step, and the boss's turns lie inside the question for a hero's
 *       attack</b>, since they take no decision. A step for each was tried: it reads no better,
 *       and the agenda then takes a fifth of a playout's time.
 *   <li><b>The order of turns lies with the attacks</b>, the boss's among them, so that rounds know attacks and
 *       attacks do not know rounds.
 * </ul>
 */
@NullMarked
package games.kumite.brawler.round;

import org.jspecify.annotations.NullMarked;
