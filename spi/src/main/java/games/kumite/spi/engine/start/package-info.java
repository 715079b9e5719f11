/**
 * From a setup or a record to a match: agreed setups, the rule book, and a check whether the rules can be constructed.
 */
@NullMarked
package games.kumite.spi.engine.start;

import org.jspecify.annotations.NullMarked;
