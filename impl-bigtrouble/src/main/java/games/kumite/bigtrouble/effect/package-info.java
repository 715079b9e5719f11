/** The interpreter of texts: it carries out every word of the effect vocabulary, and asks the questions of the word. */
@NullMarked
package games.kumite.bigtrouble.effect;

import org.jspecify.annotations.NullMarked;
