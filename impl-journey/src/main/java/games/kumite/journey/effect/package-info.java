/**
 * The interpreter of effects that happen at once: on cards played at any time, in one's own activation or after an
 * event, and on misfortune cards. Words that change a procedure (an attack, a move, a roll) are looked up by that
 * procedure.
 *
 * <p>{@link games.kumite.journey.effect.CardResolution} carries a card out word by word;
 * each {@link games.kumite.journey.effect.InstantWord} says what
 * it does and whether it would change anything; {@link games.kumite.journey.effect.EffectTargets} finds the figures.
 */
@NullMarked
package games.kumite.journey.effect;

import org.jspecify.annotations.NullMarked;
