/**
 * Quests: their events say themselves how they are read and performed ({@code EventKinds}). Quests are revealed ({@code RevealQuest}), triggered ({@code TriggerQuest}), continued when an enemy is gone
 * ({@code CombatEventProgress}) and completed ({@code EventCompletion}). {@code Quests} is the interface for other
 * packages. Minions arrive by {@code Spawning}.
 */
@NullMarked
package games.kumite.bigtrouble.quest;

import org.jspecify.annotations.NullMarked;
