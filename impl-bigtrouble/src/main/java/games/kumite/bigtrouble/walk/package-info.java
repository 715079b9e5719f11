/** The movement action with its evasion (BT-MOV-01, BT-MOV-09). */
@NullMarked
package games.kumite.bigtrouble.walk;

import org.jspecify.annotations.NullMarked;
