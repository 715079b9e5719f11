/** What texts do: one interpreter carries out every word of the effect vocabulary, and sums up what lasts. */
@NullMarked
package games.kumite.bigtrouble.effect;

import org.jspecify.annotations.NullMarked;
