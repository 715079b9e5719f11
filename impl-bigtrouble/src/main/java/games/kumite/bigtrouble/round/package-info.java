/**
 * Rounds of both acts, and the turn of a hero (BT-RND-06, DEC-09): movement, combat, rest, tasks, upgrade cards and zone
 * actions that are paid for, and the free actions. {@link games.kumite.bigtrouble.round.HeroActions} has a row for each action,
 * from which it is listed, judged and carried out.
 */
@NullMarked
package games.kumite.bigtrouble.round;

import org.jspecify.annotations.NullMarked;
