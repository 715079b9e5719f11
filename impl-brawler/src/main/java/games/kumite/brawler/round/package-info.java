/**
 * The round: the boss is turned up, Speed is rolled, heroes and boss act in turn (BR-RND, BR-TRN,
 * BR-BOS).
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Reveal and turn order are one step with the boss's turns inside the step that looks for the
 *       next hero</b>, since nobody decides anything there. A step for each was tried: it reads no
 *       better, and agenda work is a fifth of a playout's time.
 * </ul>
 */
@NullMarked
package games.kumite.brawler.round;

import org.jspecify.annotations.NullMarked;
