/** Those who are worth being taken off the table, and who leaves it with what a Plot is about (KF-RUL-70, KF-RUL-180). */
@NullMarked
package games.kumite.kungfu.prize;

import org.jspecify.annotations.NullMarked;
