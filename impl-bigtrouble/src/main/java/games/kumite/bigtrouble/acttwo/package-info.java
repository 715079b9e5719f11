/** The setup of Act II, and the texts of its cards in each round (BT-ACT2-38, BT-RUL-93). */
@NullMarked
package games.kumite.bigtrouble.acttwo;

import org.jspecify.annotations.NullMarked;
