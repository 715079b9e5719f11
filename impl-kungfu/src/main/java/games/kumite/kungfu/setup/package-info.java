/**
 * Everything before the first turn, in the order of KF-SET-24: gangs, roles, Plot, location, scenery, the defender's
 * details, deployment, Complication, V.I.P., initiative.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 * <li><b>A gang is taken from the content or recruited figure by figure</b>, Protagonists first and more expensive ones before
 * cheaper, so that a search meets no gang twice; a pick that could not be completed to a legal gang is refused, so that there is
 * no dead end and no way back is needed.
 *   <li><b>A figure is built in a question of its own</b> (D-74, with the option {@code building}): purchases in any order, each
 * of which can be given back. The first actions keep to the order of the traits, so that a search meets each figure once. A
 * purchase is refused only where no figure could still be made of it, so a random choice never gets stuck. Off by default: the
 * choices would drown those of recruiting for every bot that lists them.
 *   <li><b>Traits come before the table</b> (D-04), so the tables offered are those that carry every chosen trait.
 *   <li><b>Destroy Property needs two hard items</b> (KF-RUL-179), but the Plot is chosen before the table: then only
 *       tables that have them are offered.
 *   <li><b>Figures of one profile are listed once for deployment</b>; each may be named in a notation. The point is a
 *       question of its own with at most 64 answers listed (KF-RUL-52): all points of a grid for all profiles cost
 *       half a millisecond a decision. A notation with both is read at once, so that people need not answer twice.
 *   <li><b>A draw that finds no point goes on from square to square</b> and takes the first that has one, in an order that
 *       is spread over the table, since what forbids a point forbids its neighbours. Tried and rejected: one point of the
 *       list of all, which alone took a fifteenth of a random match.
 *   <li><b>If no listed point keeps 240 mm from the visible enemies</b> for any figure that waits, that distance
 *       is waived, and contact alone is refused (KF-RUL-185).
 * </ul>
 */
@NullMarked
package games.kumite.kungfu.setup;

import org.jspecify.annotations.NullMarked;
