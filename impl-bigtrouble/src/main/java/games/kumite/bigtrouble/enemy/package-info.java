/**
 * Movement, attacks, strikebacks and defeat of enemies.
 *
 * <p>{@code EnemyPhase} lets each enemy {@code Move} and then {@code Attack}; {@code TargetSelection} finds its target, and the
 * group is asked in case of a tie. {@code Defeat} is the result of a hit on an enemy, by any means.
 */
@NullMarked
package games.kumite.bigtrouble.enemy;

import org.jspecify.annotations.NullMarked;
