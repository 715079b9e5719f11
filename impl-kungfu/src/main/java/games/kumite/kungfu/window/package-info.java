/**
 * The windows in which abilities of any moment are used (KF-RUL-06).
 *
 * <p>An ability is a row of {@link games.kumite.kungfu.window.Abilities}: who has it, what a use needs and takes, and what it
 * does; only what is asked or rolled then has a class of its own. A rule that comes to one of the six moments opens it with
 * {@link games.kumite.kungfu.window.AbilityWindow#open}, an attack by {@link games.kumite.kungfu.state.Callbacks}. A moment costs one
 * comparison of bits while no figure of the match has any of the traits and nothing is carried.
 */
@NullMarked
package games.kumite.kungfu.window;

import org.jspecify.annotations.NullMarked;
