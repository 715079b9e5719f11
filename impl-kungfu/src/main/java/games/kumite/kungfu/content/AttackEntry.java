package games.kumite.kungfu.content;

import games.kumite.spi.content.Range;
import java.util.List;

/**
 * An entry of {@code attacks.json}: a table of effects, in the order of listing.
 *
 * @param id the id
 * @param effects its lines
 */
public record AttackEntry(String id, @Range(min = 1, max = 40) List<PricedEffect> effects) {}
