/** Conditions: gaining them, suffering from them and losing them. */
@NullMarked
package games.kumite.journey.condition;

import org.jspecify.annotations.NullMarked;
