/**
 * Rounds of both acts, and the turn of a hero (BT-RND-06, DEC-09): movement, combat, rest, tasks, upgrade cards and zone
 * actions that are paid for, and the free actions.
 */
@NullMarked
package games.kumite.bigtrouble.round;

import org.jspecify.annotations.NullMarked;
