/**
 * Everything before the first turn: {@link games.kumite.journey.setup.SetupSteps#BEGIN}. The first turn comes after it on
 * the agenda.
 *
 * <p>Notations: {@code choose token:quest-Q1}, {@code assign figure:tripitaka seat:1}, {@code next figure:tripitaka},
 * {@code upgrade figure:tripitaka good} or {@code bad}; all but the last are choices of the group, asked of the first
 * seat. A choice with one legal action is not asked.
 *
 * <p>Assignments and orders are asked one place at a time, so that a search meets each of them once.
 */
@NullMarked
package games.kumite.journey.setup;

import org.jspecify.annotations.NullMarked;
