/** Act II is set up, and its cards do what they say round by round (BT-ACT2-38, BT-RUL-93). */
@NullMarked
package games.kumite.bigtrouble.acttwo;

import org.jspecify.annotations.NullMarked;
