/**
 * The playing of cards by pilgrims: timing, costs, and the windows in which players are asked.
 *
 * <p>An {@link games.kumite.journey.card.TriggerContext} is the subject of a window: the acting figure, the affected figure,
 * and the cards played for it. The effect of a card there is a {@link games.kumite.journey.card.CardEffect}. The windows of
 * attacks and moves are constants of those packages.
 *
 * <p><b>A seat is asked once for all its pilgrims</b>, at the place of its first able pilgrim in the initiative order;
 * the active side's controller comes first (JW-RUL-41).
 */
@NullMarked
package games.kumite.journey.card;

import org.jspecify.annotations.NullMarked;
