/**
 * The abilities of figures and their tests, for other packages to ask of the state; figures that hide behind low obstacles
 * (KF-LOC-38, KF-RUL-62); the objects and bodies that figures carry (KF-RUL-69, KF-RUL-70, KF-RUL-161).
 */
@NullMarked
package games.kumite.kungfu.figure;

import org.jspecify.annotations.NullMarked;
