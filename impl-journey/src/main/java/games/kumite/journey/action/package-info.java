/**
 * The pilgrims' actions: the legal choices of an active pilgrim, and the effect of each.
 *
 * <p>{@link games.kumite.journey.action.ChooseAction} is the one question;
 * {@link games.kumite.journey.action.ActionLimits} checks AP, conditions and corruption, and
 * {@link games.kumite.journey.action.FeasibleActions} checks the map.
 */
@NullMarked
package games.kumite.journey.action;

import org.jspecify.annotations.NullMarked;
