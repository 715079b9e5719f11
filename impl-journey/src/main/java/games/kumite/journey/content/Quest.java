package games.kumite.journey.content;

import games.kumite.journey.map.Ground;

/**
 * A quest, its map joined.
 *
 * @param entry its entry
 * @param ground its map; tiles are numbered in the order of the entry
 */
public record Quest(QuestEntry entry, Ground ground) {}
