/** The course of a combat: its monsters, the talk about help, Running Away, rewards. */
@NullMarked
package games.kumite.tmnt.combat;

import org.jspecify.annotations.NullMarked;
