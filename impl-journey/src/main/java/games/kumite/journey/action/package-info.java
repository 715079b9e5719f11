/**
 * The pilgrims' actions: the legal choices of an active pilgrim, and the effect of each.
 *
 * <p>{@link games.kumite.journey.action.ChooseAction} is the one question. {@link games.kumite.journey.action.ActionTable} has
 * a row for each action, from which it is listed, judged, paid for and carried out;
 * {@link games.kumite.journey.action.ActionLimits} checks AP, conditions and corruption. Each action has a class of its name in
 * the rules, which says when the map and the sheets allow it and what it does.
 */
@NullMarked
package games.kumite.journey.action;

import org.jspecify.annotations.NullMarked;
