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
 * @param chiBonus the amount of that chi
 * @param threat the last space of the Big Trouble track
 */
public record Tracks(
    @Range(min = 10, max = 10) int health,
    @Range(min = 10, max = 10) int chi,
    @Range(min = 1, max = 99) int audacity,
    List<Integer> chiBonusSpaces,
    @Range(min = 1, max = 9) int chiBonus,
    @Range(min = 1, max = 99) int threat) {}
