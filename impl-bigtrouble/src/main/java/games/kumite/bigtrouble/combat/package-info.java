/** Combat checks (BT-CMB-01). */
@NullMarked
package games.kumite.bigtrouble.combat;

import org.jspecify.annotations.NullMarked;
