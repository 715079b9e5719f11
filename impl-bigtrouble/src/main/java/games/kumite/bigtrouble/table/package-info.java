/**
 * The table for viewers: the board with everything on each space, tracks, fate dice, seats, shops, decks and piles.
 * Only cards and crate tokens are hidden (BT-RUL-58).
 *
 * <ul>
 *   <li>{@code board:chinatown} or {@code board:lair} with {@code space:S1}...: {@code label}, {@code zone},
 *       {@code links} (spaces over open borders), {@code entryways}, {@code gateways}, {@code walls} (adjacent spaces
 *       that cannot be entered); on it {@code figure:jack}, {@code figure:LordOfDeath-2} (the second miniature of its
 *       type), {@code figure:Rain}, {@code figure:lo-pan}, {@code token:MQ-JK1} (a quest's), {@code token:crate-S4},
 *       {@code token:crate-S4-2}.
 *   <li>{@code track:threat}, {@code track:audacity}, {@code track:round}; of seat N {@code track:health-N}, {@code
 *       track:chi-N}; {@code die:fate-1} to {@code die:fate-6}; of seat N {@code die:action-N-1}...; while dice of a roll
 *       lie there, {@code die:roll-1}... in the order in which they are rolled again.
 *   <li>Of seat N: upgrade cards {@code card:JK1}, the ability {@code token:ability-N}, kept items
 *       {@code token:LuckyCoin-N}, {@code pile:hell-N}, {@code pile:companions-N}; {@code ready-spells} and
 *       {@code text}, the effects that last to the end of the turn or round, if there are any.
 *   <li>{@code token:EggsRemedy}: the items of a kind left in its shop. {@code card:LordOfDeath}: a minion card.
 * </ul>
 */
@NullMarked
package games.kumite.bigtrouble.table;

import org.jspecify.annotations.NullMarked;
