/**
 * Quests: they are revealed ({@code RevealQuest}), triggered ({@code TriggerQuest}), continued when an enemy is gone
 * ({@code CombatEventProgress}) and completed ({@code EventCompletion}). {@code Quests} is the interface for other packages.
 */
@NullMarked
package games.kumite.bigtrouble.quest;

import org.jspecify.annotations.NullMarked;
