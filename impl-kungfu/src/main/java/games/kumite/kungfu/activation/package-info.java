/**
 * Activations: nomination, dice, Reactions, actions one by one, the turnover (KF-ACT).
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>A random action is drawn before it is judged</b>: among those that are a verb alone, the end, and the list of
 *       all, until one is legal. A list asks for the refusals of all, a draw for those of a few; lists were four tenths
 *       of the time of a random match. So a random match chooses less often what only the list has.
 * </ul>
 */
@NullMarked
package games.kumite.kungfu.activation;

import org.jspecify.annotations.NullMarked;
