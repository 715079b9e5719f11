/**
 * The pieces of scenery that are props, their states, and the tests of those whom they affect (KF-RUL-94). It knows nothing of
 * harm, which knows it: what things do to figures is in {@code hazard} and {@code prop}.
 */
@NullMarked
package games.kumite.kungfu.item;

import org.jspecify.annotations.NullMarked;
