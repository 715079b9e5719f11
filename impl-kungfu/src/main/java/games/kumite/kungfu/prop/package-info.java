/**
 * Scenery that acts on figures, and figures that use it (KF-LOC, KF-RUL-94, KF-RUL-119).
 *
 * <p>A piece is a prop by its flags; what has become of it is one number of the match
 * ({@code games.kumite.kungfu.state.GameState#wear}), which its own class reads: {@link games.kumite.kungfu.prop.Bins},
 * {@link games.kumite.kungfu.hazard.Hydrants}, {@link games.kumite.kungfu.hazard.Machinery},
 * {@link games.kumite.kungfu.scenery.ManholeCovers}. What holds a figure, or what it is down in, is one number of the figure
 * ({@code Figures#snare}).
 *
 * <p>There are three ways in. {@link games.kumite.kungfu.prop.PropActivation} sets a prop off against a figure.
 * {@link games.kumite.kungfu.prop.PropActions} lists what a figure does for an action at the things beside it: one verb,
 * {@code use}, whose first word is a constant of an enum that says at which flags, for what cost, why not and what
 * happens; a new thing to do is a new constant. {@link games.kumite.kungfu.prop.TakeUp} is what a winner makes of a prop.
 * A table without such flags costs one test of a bit.
 */
@NullMarked
package games.kumite.kungfu.prop;

import org.jspecify.annotations.NullMarked;
