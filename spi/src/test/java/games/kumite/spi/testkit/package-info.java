/**
 * The conformance kit: what every game must keep, as tests that a plugin's own tests inherit.
 */
@NullMarked
package games.kumite.spi.testkit;

import org.jspecify.annotations.NullMarked;
