/**
 * Tables that are made for a location (KF-GEN), and what changes on a table: doors and windows (KF-RUL-59, KF-STU-19),
 * scenic items (KF-RUL-93).
 */
@NullMarked
package games.kumite.kungfu.scenery;

import org.jspecify.annotations.NullMarked;
