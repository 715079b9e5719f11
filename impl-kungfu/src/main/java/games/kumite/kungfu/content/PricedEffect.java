package games.kumite.kungfu.content;

import games.kumite.spi.content.Range;

/**
 * A line of an effect table.
 *
 * @param points the cost, taken from the effect number
 * @param rule the id of its rule
 * @param effect the effect
 */
public record PricedEffect(
    @Range(min = 1, max = 6) int points, @Range(min = 1, max = 20) String rule, Effect effect) {}
