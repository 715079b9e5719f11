/**
 * Hand-to-hand combat: whom a figure may strike, what counts for and against it, blows and ties, Free Hacks, and surprise moves
 * before them (KF-H2H).
 *
 * <p>A blow is above what it does. An effect that leads to a blow in its turn, because a Recoil meets an enemy, asks
 * {@link games.kumite.kungfu.state.Callbacks} for it.
 */
@NullMarked
package games.kumite.kungfu.combat;

import org.jspecify.annotations.NullMarked;
