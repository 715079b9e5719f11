/**
 * Yardsticks of speed: the sample games through the public interface, and beside each a loop written by
 * hand for the same rules that chooses in the same way.
 *
 * <p>All figures are operations per second; an operation of a playout is one decision. What counts are
 * the ratios within one run, not the figures of one machine:
 *
 * <ul>
 *   <li>{@code byIndex / hand} is at least 0.4 for tic-tac-toe,
 *   <li>{@code byList / hand} is at least 0.25 for tic-tac-toe,
 *   <li>{@code byIndex} allocates less than 150 bytes a decision ({@code -prof gc}),
 *   <li>{@code copyFresh} and {@code copyDeep} are above {@code byIndex}, and {@code copyRecorded} above
 *       {@code recorded}: a copy costs less than a decision, at any depth and length,
 *   <li>{@code imagine} is above a tenth of {@code byIndex}.
 * </ul>
 *
 * <p>{@link games.kumite.spi.bench.Yardsticks} runs them all and prints these ratios.
 */
@NullMarked
package games.kumite.spi.bench;

import org.jspecify.annotations.NullMarked;
