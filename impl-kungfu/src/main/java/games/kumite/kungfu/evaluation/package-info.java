/** The evaluation of matches, for bots that look ahead and do not play to the end. */
@NullMarked
package games.kumite.kungfu.evaluation;

import org.jspecify.annotations.NullMarked;
