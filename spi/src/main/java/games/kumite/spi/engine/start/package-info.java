/**
 * From a setup or a record to a match: what is agreed, the rule book, and whether the rules can be constructed.
 */
@NullMarked
package games.kumite.spi.engine.start;

import org.jspecify.annotations.NullMarked;
