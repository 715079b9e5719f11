/** What texts do: every word of the effect vocabulary is carried out here, with the questions that it asks. */
@NullMarked
package games.kumite.bigtrouble.effect;

import org.jspecify.annotations.NullMarked;
