package games.kumite.bigtrouble.content;

import games.kumite.spi.content.Range;
import java.util.List;

/**
 * The file {@code tracks}.
 *
 * @param health the last space of a health track, where it begins
 * @param chi the last space of a chi track, which is a level
 * @param audacity the last space of the audacity track
 * @param chiBonusSpaces the spaces of the audacity track that give chi to every hero
 * @param chiBonus how much
 * @param threat the last space of the Big Trouble track
 */
public record Tracks(
    @Range(least = 10, most = 10) int health,
    @Range(least = 10, most = 10) int chi,
    @Range(least = 1, most = 99) int audacity,
    List<Integer> chiBonusSpaces,
    @Range(least = 1, most = 9) int chiBonus,
    @Range(least = 1, most = 99) int threat) {}
