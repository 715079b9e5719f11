/**
 * Actions that figures have by traits of their own (KF-TRT), such as thrown blasts, spells, help for those who are tied up; and the
 * abilities of any moment, which are used in windows (KF-RUL-06).
 *
 * <p>An ability of any moment is a row of {@link games.kumite.kungfu.trait.Abilities}: who has it, what a use needs and takes, and
 * what it does; only what is asked or rolled then has a class of its own. A rule that comes to one of the six moments opens it with
 * {@link games.kumite.kungfu.trait.AbilityWindow#open}, an attack by {@link games.kumite.kungfu.state.Callbacks}. A moment costs one
 * comparison of bits while no figure of the match has any of the traits and nothing is carried.
 */
@NullMarked
package games.kumite.kungfu.trait;

import org.jspecify.annotations.NullMarked;
