/**
 * Tables that are made for a location (KF-GEN), and what changes on a table: doors and windows (KF-RUL-59, KF-STU-19),
 * scenic items (KF-RUL-93), bees (KF-LOC-04). Which scenery is a prop, its states, and the tests of those whom it affects
 * (KF-RUL-94): what things do to figures is in {@code hazard} and {@code prop}.
 */
@NullMarked
package games.kumite.kungfu.scenery;

import org.jspecify.annotations.NullMarked;
