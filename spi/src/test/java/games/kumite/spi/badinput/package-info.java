/** Bad input: each gets an answer that says what would be right, and changes nothing. */
@NullMarked
package games.kumite.spi.badinput;

import org.jspecify.annotations.NullMarked;
