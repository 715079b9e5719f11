/**
 * The state of a match and its fixed values.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>The state is three things</b>: the cards, one array of numbers with places named in
 *       {@link games.kumite.bigtrouble.state.Counters}, and the {@link games.kumite.bigtrouble.state.MinionList} of minions, a
 *       packed number each in spawn order. A copy is three {@code clone()}s.
 *   <li><b>Crate tokens are cards</b>: they are hidden, mixed and opened like cards. Those on the board lie in one
 *       zone, and the number of each is its space.
 *   <li><b>Heroes, upgrades, items, minions, bosses and dice are numbers</b>: nothing of them is hidden (BT-RUL-58).
 *   <li><b>A hero's two main quests are a deck of two</b>, shuffled and drawn from; so the quest that is not drawn
 *       stays hidden by the zones alone.
 *   <li><b>A board is known by sets</b>: a set of spaces is one long; neighbours, sight and zones are such sets, and
 *       distances are a table for each {@link games.kumite.bigtrouble.state.ConnectionKind}. The lair is two boards, with its
 *       doors closed and open.
 * </ul>
 */
@NullMarked
package games.kumite.bigtrouble.state;

import org.jspecify.annotations.NullMarked;
