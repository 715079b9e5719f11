/**
 * The conformance kit under test: a tiny card game that can be broken in many ways, each of which must be
 * caught by the property that is there for it.
 */
@NullMarked
package games.kumite.spi.broken;

import org.jspecify.annotations.NullMarked;
