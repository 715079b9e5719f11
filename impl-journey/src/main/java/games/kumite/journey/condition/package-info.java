/** Conditions: how figures get them, suffer from them and lose them. */
@NullMarked
package games.kumite.journey.condition;

import org.jspecify.annotations.NullMarked;
