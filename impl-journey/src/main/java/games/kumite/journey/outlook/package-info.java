/**
 * How the game stands: the estimate that searching bots ask for at the end of the phase in which they choose. All of it is
 * guesses that order positions; no rule depends on it.
 *
 * <h2>Decisions worth keeping</h2>
 *
 * <ul>
 *   <li><b>A chance rises in even steps from the beginning of a quest to its end</b>, however long the quest is. Under a
 *       curve that was flat for the beginnings of Q5 and Q6 an AP of work was worth a thousandth there, which no search
 *       of a hundred iterations notices: pilgrims waited, and Q5 was hardly ever won.
 *   <li><b>Work that is done never makes the estimate worse</b>: when the way of all to a tile counted in full only after
 *       the rest was done, the last villager was left lying.
 *   <li><b>Fighters go where demons or Tripitaka are</b>, also when their own work is done, and nobody stands in
 *       Tripitaka's way: he stood locked in three squares from a sutra.
 *   <li><b>An attack that is paid for counts</b>, and so do AP of this turn that are left.
 *   <li><b>A lord who comes by himself need not be sought</b>, nor should a gate be woken before he is gone.
 *   <li><b>Karma upgrades are told apart by what corruption cards do.</b>
 *   <li><b>Tried, and not kept</b>: demons, arrivals and kills carried forward turn by turn as masses until the work is done,
 *       in place of the work itself: 3 of 20 matches, where the work alone won 14 of 30.
 * </ul>
 */
@NullMarked
package games.kumite.journey.outlook;

import org.jspecify.annotations.NullMarked;
