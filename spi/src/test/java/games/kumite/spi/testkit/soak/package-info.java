/**
 * A soak of a game: hours of what the other tests try for seconds. Run with the Maven profile {@code long}; system
 * properties scale it, see {@link games.kumite.spi.testkit.soak.SoakSize}.
 */
@NullMarked
package games.kumite.spi.testkit.soak;

import org.jspecify.annotations.NullMarked;
