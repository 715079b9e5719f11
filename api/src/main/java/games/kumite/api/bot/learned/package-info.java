/**
 * The machinery of the bots that learn by playing against themselves, and of exact measurements: policies with their
 * trainers and values, and whole trees of small games with best responses in them. This package is not exported. It uses
 * playouts and budgets of the searching bots, and knows no bot.
 *
 * <p>{@link games.kumite.api.bot.learned.PolicyCache} is the entrance of bots, {@link
 * games.kumite.api.bot.learned.GameTree} that of measurements. The package of the bots explains the design decisions.
 */
@NullMarked
package games.kumite.api.bot.learned;

import org.jspecify.annotations.NullMarked;
