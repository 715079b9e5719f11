/**
 * Cars: parked, rolling, driven, crashed, and the figures that sit in them or stand in their way (KF-LOC-52 to 57, KF-RUL-140).
 */
@NullMarked
package games.kumite.kungfu.vehicle;

import org.jspecify.annotations.NullMarked;
