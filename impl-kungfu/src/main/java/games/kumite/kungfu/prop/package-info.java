/**
 * What scenery does to figures and for them (KF-RUL-94, KF-RUL-119).
 *
 * <p>The rows of the prop table with an attack or a plain effect are carried out here. Rows with a rule of their own
 * ({@link games.kumite.kungfu.content.PropHarm.OwnRule}) belong to the traits of locations; {@link
 * games.kumite.kungfu.prop.Props#harm} is where they are found.
 */
@NullMarked
package games.kumite.kungfu.prop;

import org.jspecify.annotations.NullMarked;
