package games.kumite.kungfu.content;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A piece of a table.
 *
 * @param id its name; pieces with one stem before a dot are one item
 * @param kind the kind
 * @param rect its corners x1, y1, x2, y2 if it is a rectangle along the axes
 * @param polygon its corners, clockwise as y grows downwards, if it is not
 * @param base the level at which it begins
 * @param top the level at which it ends, unless it is its kind's
 * @param flags the flags, unless they are its kind's
 * @param openings the doors and windows of a house
 */
public record PieceEntry(
    @Range(min = 1, max = 20) String id,
    @RefersTo("kinds") String kind,
    @Default("[]") List<Integer> rect,
    @Default("[]") List<Integer> polygon,
    @Range(min = 0, max = 3000) @Default("0") int base,
    @Default("null") @Nullable @Range(min = 0, max = 3000) Integer top,
    @Default("null") @Nullable List<Flag> flags,
    @Default("{}") Map<Side, WallOpening> openings) {}
