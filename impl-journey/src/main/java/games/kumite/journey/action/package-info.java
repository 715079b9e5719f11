/**
 * The pilgrims' actions: what an active pilgrim may do, and each deed.
 *
 * <p>{@link games.kumite.journey.action.ChooseAction} is the one question; what is allowed by AP, conditions and
 * corruption is {@link games.kumite.journey.action.Allowance}, what is possible on the map {@link
 * games.kumite.journey.action.Possible}.
 */
@NullMarked
package games.kumite.journey.action;

import org.jspecify.annotations.NullMarked;
