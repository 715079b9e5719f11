package games.kumite.journey.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import java.util.List;

/**
 * An entry of {@code demons.json}.
 *
 * @param id the id
 * @param name the name in effects
 * @param count the number of miniatures
 * @param width the squares along the front of the base
 * @param length the squares along its sides
 * @param move MV
 * @param health the damage that one attack must deal (JW-ATK-15), or the maximum of a track (JW-ATK-16)
 * @param track whether health is a track
 * @param attackDice ATT
 * @param defenseDice DF, 0 for a demon without it (JW-ATK-13)
 * @param sanctity SP
 * @param badKarma BKR
 * @param goodKarma GKR
 * @param icon the range icon
 * @param rank the toughness in the order of promotion; 0 for a lord, which is never the result of a promotion
 * @param rows the effects of the faces of the black die, from 1; empty for a demon that rolls none
 */
public record DemonEntry(
    String id,
    @Range(min = 1, max = 40) String name,
    @Range(min = 1, max = 12) int count,
    @Range(min = 1, max = 3) int width,
    @Range(min = 1, max = 3) int length,
    @Range(min = 1, max = 12) int move,
    @Range(min = 1, max = 60) int health,
    @Default("false") boolean track,
    @Range(min = 1, max = 9) int attackDice,
    @Range(min = 0, max = 9) @Default("0") int defenseDice,
    @Range(min = 1, max = 20) int sanctity,
    @Range(min = 0, max = 20) int badKarma,
    @Range(min = 0, max = 20) int goodKarma,
    String icon,
    @Range(min = 0, max = 20) @Default("0") int rank,
    @Default("[]") List<String> rows) {}
