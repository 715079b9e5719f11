/** Tests of pictures. */
@NullMarked
package games.kumite.spi.console.picture;

import org.jspecify.annotations.NullMarked;
