/**
 * The base of a game's plugin class, {@link games.kumite.spi.plugin.GamePlugin}: it names the rules that are written with
 * {@code games.kumite.spi}, and puts the engine together that plays them. Stands above all other packages of the module.
 */
@NullMarked
package games.kumite.spi.plugin;

import org.jspecify.annotations.NullMarked;
