package games.kumite.journey.content;

import games.kumite.journey.map.Ground;

/**
 * A quest, its map joined.
 *
 * @param entry what it says
 * @param ground its map; the number of a tile is its place in the entry
 */
public record Quest(QuestEntry entry, Ground ground) {}
