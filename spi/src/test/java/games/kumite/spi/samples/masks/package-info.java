/**
 * Sample game: masks, a game of bluff for two to six seats, with windows over hidden cards and dice, an exchange of
 * several cards, and a procedure that asks, waits and goes on.
 *
 * <ul>
 *   <li>MA-01: There are sixteen cards, four each of Duke, Thief, Guard and Envoy. Each seat begins with two of them
 *       in a hidden hand, two coins, and a die under a cup, which it alone sees. The other cards are the deck.
 *   <li>MA-02: Seats take turns, the first seat begins. On its turn a seat takes a coin, claims a role, or strikes.
 *       Who has ten coins or more must strike.
 *   <li>MA-03: The Duke takes three coins. The Thief takes two coins, or as many as there are, from another seat. The
 *       Envoy draws two cards and returns two of its cards to the deck, which is shuffled. A claim need not be true.
 *   <li>MA-04: Before a claim has its effect, every other seat in play may doubt it, in seat order after the claimer;
 *       the first doubt counts. A claimer that holds the role shows it, shuffles it into the deck and draws another
 *       card, and the doubter loses a card. A claimer that does not loses a card, and the claim is void.
 *   <li>MA-05: Before a theft every seat in play but the thief may stop it, in seat order after the thief: with a
 *       Guard, which it shows, shuffles into the deck and replaces, or with a six under its cup, which it lifts and
 *       rolls again. These cannot be bluffed.
 *   <li>MA-06: A strike costs seven coins, and another seat in play loses a card.
 *   <li>MA-07: Who loses a card chooses which; it lies openly on the pile. A seat without cards is out of play.
 *   <li>MA-08: The last seat in play wins, with a score of 3. After thirty turns the match ends, and a seat scores
 *       the number of its cards.
 *   <li>MA-09: At any of its decisions a seat may concede. Once all seats in play but one have, that one wins, with a
 *       score of 3; until then all play on.
 * </ul>
 *
 * <p>Claim: a claim is a record in the script that carries it out, for everything in it is public; what decides it, the
 * cards and dice, lies in zones and cells.
 */
@NullMarked
package games.kumite.spi.samples.masks;

import org.jspecify.annotations.NullMarked;
