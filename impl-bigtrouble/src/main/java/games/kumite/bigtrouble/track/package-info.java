/** The threat and audacity tokens. */
@NullMarked
package games.kumite.bigtrouble.track;

import org.jspecify.annotations.NullMarked;
