/** Motions of elements, for animation, and previews of actions: the chances of their results, before a person decides. */
@NullMarked
package games.kumite.api.display;

import org.jspecify.annotations.NullMarked;
