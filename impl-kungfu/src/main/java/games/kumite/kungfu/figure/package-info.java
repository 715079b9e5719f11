/** The abilities of figures, and how they are tested: questions that other packages ask of the state. */
@NullMarked
package games.kumite.kungfu.figure;

import org.jspecify.annotations.NullMarked;
