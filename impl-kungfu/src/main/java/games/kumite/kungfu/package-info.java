/**
 * A Fistful of Kung Fu: two gangs on a table full of scenery, one with a Plot, the other in its way. Its law is
 * {@code RULES.md}; ids such as KF-ACT-13 are the rules there.
 *
 * <p>{@code geometry} is the table as a plane, {@code content} the figures, gangs, effect tables, props, tables and
 * locations as they are read from JSON, {@code campaign} what gangs bring from their last battle, {@code state} a
 * match's figures and numbers. {@code ability} asks what figures can do, {@code chi} and {@code carrying} keep the
 * books of that; {@code combat}, {@code shooting}, {@code blast} and {@code fire} are attacks and what they do,
 * {@code prop} what things on the table do to figures and figures with things, {@code window} the abilities of any
 * moment,
 * {@code feat} those that are actions, {@code movement} moves, {@code morale} flight, {@code plot} what is done for a
 * Plot's sake, {@code complication} what makes it harder, {@code vip} who comes besides, {@code bees} what swarms,
 * {@code trigger} what befalls several at once, {@code activation} what a figure does and {@code neutral} what nobody's
 * figures do. {@code scenery} makes tables and changes them, {@code setup} runs until the first turn and {@code turn}
 * from there, {@code end} ends it, {@code prospect} says how it stands, {@code table} describes. Data flow one way:
 * geometry, content, state, features, turn, table; the features lead to each other.
 *
 * <h2>Names, for tests and frontends</h2>
 *
 * <ul>
 *   <li>Figures are {@code figure:1-3}: the third of gang 1; {@code figure:n-1} is nobody's. Scenery is
 *       {@code terrain:} with its id on the table, objects are {@code token:object-1}; {@code token:scenario} says what
 *       the match is about.
 *   <li>Places are whole tenths of a millimetre from the table's corner 0, and a level if it is not 0.
 * </ul>
 */
@NullMarked
package games.kumite.kungfu;

import org.jspecify.annotations.NullMarked;
