/**
 * Enemies move, attack, strike back and are defeated.
 *
 * <p>{@code EnemyPhase} lets each enemy {@code Move} and then {@code Attack}; for whom it goes is in {@code Hunt}, and
 * where that is a tie the group is asked. {@code Defeat} is what becomes of an enemy that is hit, by whatever means.
 */
@NullMarked
package games.kumite.bigtrouble.enemy;

import org.jspecify.annotations.NullMarked;
