/** What the packages of the API share and nobody else sees: it is not exported. Depends on none of them. */
@NullMarked
package games.kumite.api.internal;

import org.jspecify.annotations.NullMarked;
