/**
 * Barter: two to six players exchange cards face down, and a player with a magpie may spoil it.
 *
 * <ul>
 *   <li>BT-01: six goods six times and four magpies; everybody holds four cards.
 *   <li>BT-02: on its turn a seat draws a card, up to six, or barters with another seat.
 *   <li>BT-03: it gives one to three of its cards, face down, and gets as many that the other seat chooses.
 *   <li>BT-04: before the other seat chooses, any other holder of a magpie may discard it and draw: the barter is off.
 *   <li>BT-05: the match ends with the last card of the deck or the thirtieth turn; the most cards of one good count.
 * </ul>
 */
package stranger.barter;
