package games.kumite.kungfu.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import java.util.List;

/**
 * An entry of {@code props.json} (KF-RUL-94).
 *
 * @param id the word of the flag by which a piece is this prop; {@code other} for pieces that block or are linear
 * @param against the effect when activated against a figure
 * @param used the use by a winner
 */
public record PropEntry(
    String id, PropHarm against, @Range(min = 0, max = 4) @Default("[]") List<PropUse> used) {}
