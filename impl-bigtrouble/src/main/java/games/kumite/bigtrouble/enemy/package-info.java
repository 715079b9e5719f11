/**
 * Movement, attacks, strikebacks and defeat of enemies.
 *
 * <p>{@code EnemyPhase} lets each enemy take its {@code EnemyMove} and then its {@code Attack}; {@code TargetSelection} finds its
 * target, and the group is asked in case of a tie. {@code Strikeback} follows a failed attack of a hero. {@code Defeat} is the result of a hit on an enemy, by any means.
 */
@NullMarked
package games.kumite.bigtrouble.enemy;

import org.jspecify.annotations.NullMarked;
