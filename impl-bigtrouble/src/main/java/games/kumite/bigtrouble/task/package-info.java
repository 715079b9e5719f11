/** Tasks, upgrade cards that are paid for, and paid zone actions. */
@NullMarked
package games.kumite.bigtrouble.task;

import org.jspecify.annotations.NullMarked;
