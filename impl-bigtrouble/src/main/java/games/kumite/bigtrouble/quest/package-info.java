/**
 * Quests: how they come to lie on the table ({@code Unveiling}), are triggered ({@code Triggering}), go on when an enemy
 * is gone ({@code Progress}) and are completed ({@code EventDone}). {@code Quests} is what others ask and do.
 */
@NullMarked
package games.kumite.bigtrouble.quest;

import org.jspecify.annotations.NullMarked;
