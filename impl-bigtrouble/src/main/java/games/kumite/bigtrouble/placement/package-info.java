/** The placement of heroes without evasion: moves by effects, teleports (BT-RUL-11). */
@NullMarked
package games.kumite.bigtrouble.placement;

import org.jspecify.annotations.NullMarked;
