/** The rest action (BT-RST-01). */
@NullMarked
package games.kumite.bigtrouble.rest;

import org.jspecify.annotations.NullMarked;
