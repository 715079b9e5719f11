package games.kumite.bigtrouble.content;

import games.kumite.spi.content.Range;

/**
 * An entry of {@code items}: a kind of shop item. What it does is its {@link ItemKind}.
 *
 * @param id the word of its kind
 * @param name the name
 * @param figures how many tokens there are
 * @param zone the id of the shop zone where they lie
 */
public record Item(
    String id,
    @Range(least = 1, most = 60) String name,
    @Range(least = 0, most = 20) int figures,
    String zone) {}
