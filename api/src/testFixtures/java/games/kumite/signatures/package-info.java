/** The listing of public signatures that the tests of {@code api} and {@code spi} share. */
@NullMarked
package games.kumite.signatures;

import org.jspecify.annotations.NullMarked;
