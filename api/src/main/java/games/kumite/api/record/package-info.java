/** Records of matches as text, from which a match can be resumed. */
@NullMarked
package games.kumite.api.record;

import org.jspecify.annotations.NullMarked;
