/**
 * The base of a game's plugin class, {@link games.kumite.spi.plugin.GamePlugin}: it names the rules that are written
 * with {@code games.kumite.spi}, and connects them with the engine that plays them. Depends on all other packages of
 * the module.
 */
@NullMarked
package games.kumite.spi.plugin;

import org.jspecify.annotations.NullMarked;
