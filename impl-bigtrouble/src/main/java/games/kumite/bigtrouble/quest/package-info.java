/**
 * Quests: they are revealed ({@code Unveiling}), triggered ({@code Triggering}), continued when an enemy is gone
 * ({@code Progress}) and completed ({@code EventDone}). {@code Quests} is the interface for other packages.
 */
@NullMarked
package games.kumite.bigtrouble.quest;

import org.jspecify.annotations.NullMarked;
