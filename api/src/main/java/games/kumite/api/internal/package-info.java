/** The internal types shared by the packages of the API. This package is not exported and depends on no other one. */
@NullMarked
package games.kumite.api.internal;

import org.jspecify.annotations.NullMarked;
