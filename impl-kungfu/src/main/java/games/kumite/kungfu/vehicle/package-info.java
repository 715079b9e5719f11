/**
 * Cars: parked, rolling, driven, crashed, what figures do in them, and those that stand in their way (KF-LOC-52 to 57, KF-RUL-140).
 */
@NullMarked
package games.kumite.kungfu.vehicle;

import org.jspecify.annotations.NullMarked;
