/**
 * The history of a match: entries, the record written from them, a second run along them, and the decisions that each
 * viewer knows of.
 */
@NullMarked
package games.kumite.spi.engine.record;

import org.jspecify.annotations.NullMarked;
