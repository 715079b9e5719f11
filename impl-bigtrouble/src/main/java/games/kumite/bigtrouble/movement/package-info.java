/** The movement action with its evasion (BT-MOV-01, BT-MOV-09). */
@NullMarked
package games.kumite.bigtrouble.movement;

import org.jspecify.annotations.NullMarked;
