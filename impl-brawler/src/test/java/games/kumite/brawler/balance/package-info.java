/**
 * The balance check of the ledger: its two policies, and samples of games that they play.
 *
 * <ul>
 *   <li><b>Policies choose from a match, not from a perspective.</b> Heroes see each other's hands, so the acting
 *       seat's table holds all that a policy of the ledger looks at, and a perspective would cost a copy a decision.
 *   <li><b>Dice are counted by a source between match and generator</b>, since events would cost more than the game.
 *   <li><b>Seeds are 1, 2, 3...</b> and never chosen: a sample that falls out of its interval is a finding.
 * </ul>
 */
@NullMarked
package games.kumite.brawler.balance;

import org.jspecify.annotations.NullMarked;
