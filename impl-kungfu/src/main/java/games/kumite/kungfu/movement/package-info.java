/**
 * Moves: sticks and reach, leaving combat, Free Moves (KF-MOV, KF-ACT-36); figures that are led, and that leave the table with
 * what is worth being taken off it (KF-RUL-70, KF-RUL-180); the figures in a car (KF-RUL-140).
 */
@NullMarked
package games.kumite.kungfu.movement;

import org.jspecify.annotations.NullMarked;
