/**
 * Quests: their events say themselves how they are read and performed: {@code CheckEvent}, {@code CombatEvent},
 * {@code TaskEvent}, {@code GoEvent} and {@code DefeatEvent}, listed in {@code EventKinds}. Quests are revealed ({@code
 * RevealQuest}), triggered ({@code TriggerQuest}), continued when an enemy is gone ({@code CombatEventProgress}) and
 * completed ({@code EventCompletion}, {@code QuestCompletion}). {@code Quests} and {@code TaskEvent} are the interface for other packages. Minions arrive by {@code Spawning}.
 */
@NullMarked
package games.kumite.bigtrouble.quest;

import org.jspecify.annotations.NullMarked;
