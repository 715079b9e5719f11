/** Agreements between players: the talk about help, trades and gifts, sales. */
@NullMarked
package games.kumite.tmnt.bargain;

import org.jspecify.annotations.NullMarked;
