/** Cards and secret numbers: who sees what, declared once. */
@NullMarked
package games.kumite.spi.cards;

import org.jspecify.annotations.NullMarked;
