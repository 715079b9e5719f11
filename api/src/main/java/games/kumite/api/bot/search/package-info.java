/**
 * The machinery of the searching bots: trees, playouts, rewards, settings and budgets. This package is not exported and
 * knows no bot: the bots of {@code games.kumite.api.bot} are built on it, and so is the package of what is learnt.
 *
 * <p>{@link games.kumite.api.bot.search.Search} plays every game, {@link games.kumite.api.bot.search.SolvingSearch}
 * those of two seats without chance and hidden information. The package of the bots explains the design decisions.
 */
@NullMarked
package games.kumite.api.bot.search;

import org.jspecify.annotations.NullMarked;
