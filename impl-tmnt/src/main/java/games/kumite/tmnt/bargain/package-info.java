/** What is agreed piece by piece: the talk about help, trades and gifts, sales. */
@NullMarked
package games.kumite.tmnt.bargain;

import org.jspecify.annotations.NullMarked;
