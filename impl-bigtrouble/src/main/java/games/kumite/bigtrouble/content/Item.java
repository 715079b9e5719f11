package games.kumite.bigtrouble.content;

import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;

/**
 * An entry of {@code items}: a kind of shop item. Its {@link ItemKind} has the effect.
 *
 * @param id the word of its kind
 * @param name the name
 * @param figures the number of tokens
 * @param zone the id of the shop zone of the tokens
 */
public record Item(
    String id,
    @Range(min = 1, max = 60) String name,
    @Range(min = 0, max = 20) int figures,
    @RefersTo(ContentNames.SHOP) String zone) {}
