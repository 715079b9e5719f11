/** Moves: sticks and reach, leaving combat, Free Moves (KF-MOV, KF-ACT-36). */
@NullMarked
package games.kumite.kungfu.movement;

import org.jspecify.annotations.NullMarked;
