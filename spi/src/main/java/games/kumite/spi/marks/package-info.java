/** Annotations that classes carry for those who check them. No package of the SPI lies below this one. */
@NullMarked
package games.kumite.spi.marks;

import org.jspecify.annotations.NullMarked;
