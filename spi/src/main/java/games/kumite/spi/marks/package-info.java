/** What a class says of itself to those who check it: the ground on which all packages of the SPI stand. */
@NullMarked
package games.kumite.spi.marks;

import org.jspecify.annotations.NullMarked;
