/** Occurrences that affect several figures at once, one after the other (KF-RUL-05). */
@NullMarked
package games.kumite.kungfu.trigger;

import org.jspecify.annotations.NullMarked;
