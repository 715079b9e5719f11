package games.kumite.journey.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;
import java.util.List;

/**
 * An entry of {@code pilgrims.json}.
 *
 * @param id the id
 * @param name the printed name
 * @param leader whether this is Tripitaka, who revives, closes gates and is the quarry of demons
 * @param width the squares along the front of the base
 * @param length the squares along its sides
 * @param move MV
 * @param health the maximum of health
 * @param targets the greatest number of targets of an attack
 * @param attackDice ATT
 * @param defenseDice DF
 * @param cleanseDice CR
 * @param icon the range icon
 * @param chi the maximum of chi
 * @param weapons the weapon cards of the three levels
 */
public record PilgrimEntry(
    String id,
    @Range(min = 1, max = 40) String name,
    @Default("false") boolean leader,
    @Range(min = 1, max = 3) int width,
    @Range(min = 1, max = 3) int length,
    @Range(min = 1, max = 12) int move,
    @Range(min = 1, max = 60) int health,
    @Range(min = 1, max = 9) int targets,
    @Range(min = 1, max = 9) int attackDice,
    @Range(min = 0, max = 9) int defenseDice,
    @Range(min = 0, max = 9) int cleanseDice,
    String icon,
    @Range(min = 1, max = 30) int chi,
    @Range(min = 3, max = 3) @RefersTo("weapons") List<String> weapons) {}
