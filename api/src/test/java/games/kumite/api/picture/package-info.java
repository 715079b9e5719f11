/** Tests of pictures. */
@NullMarked
package games.kumite.api.picture;

import org.jspecify.annotations.NullMarked;
