/** Tests of content: good files, and every way in which files are bad. */
@NullMarked
package games.kumite.spi.content;

import org.jspecify.annotations.NullMarked;
