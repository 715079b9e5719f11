/**
 * A Fistful of Kung Fu: two gangs on a table full of scenery, one with a Plot, the other in its way. Its law is
 * {@code RULES.md}; ids such as KF-ACT-13 are the rules there.
 *
 * <p>{@code geometry} is the table as a plane, {@code content} the figures, gangs, effect tables, props, tables and locations
 * as they are read from JSON, and what gangs bring from their last battle, {@code state} a match's figures and numbers.
 * {@code figure} asks what figures can do and what they carry, {@code chi} keeps the books of that; {@code scenery} makes
 * tables, changes them, and says which scenery is a prop and what has become of it; {@code combat} and {@code shooting} are
 * attacks, {@code effect} what they do, {@code hazard} and {@code prop} what things on the table do to figures and figures with things,
 * {@code trait} the actions and abilities that figures have by traits of their own, {@code movement} moves and what leaves the
 * table by them, and who sits in a car, {@code vehicle} cars, {@code morale} flight, {@code plot} what is done for a Plot's
 * sake and what makes it harder, {@code vip} guests of the scenario, {@code activation} what a figure does: all of its actions
 * stand in one table there. {@code setup} runs until the first turn and {@code turn} from there, with what neutral figures do
 * in theirs, {@code end} ends it, {@code evaluation} evaluates a position, {@code table} describes.
 *
 * <p>Data flow one way, and packages depend on each other in no circle: geometry, content, state, features, turn, table.
 * Of the features {@code effect} is below {@code combat}, which is below {@code movement}, which is below {@code hazard} and
 * {@code vehicle}, those below {@code shooting}, {@code prop} and {@code plot}, and {@code trait} and {@code activation} above
 * them. An effect may set off any of them all the same: what is above it it asks of
 * {@link games.kumite.kungfu.state.Callbacks}, which {@code turn} answers. One big interface for all of it was the alternative to
 * moving what is only looked at below those who look; the interface is small because most moved.
 *
 * <h2>Names, for tests and frontends</h2>
 *
 * <ul>
 * <li>Figures are {@code figure:1-3}: the third of gang 1; {@code figure:n-1} is neutral. Scenery is {@code terrain:} with its
 * id on the table, objects are {@code token:object-1}; {@code token:scenario} says what the match is about.
 *   <li>Places are whole tenths of a millimetre from the table's corner 0, and a level if it is not 0.
 * </ul>
 */
@NullMarked
package games.kumite.kungfu;

import org.jspecify.annotations.NullMarked;
