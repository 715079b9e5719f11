/**
 * The effects of cards: the words of the vocabulary, one object each ({@code CardWords}), which carry themselves out, and the
 * monsters of a combat.
 *
 * <p>Decision: rules know words, not cards. An effect with a condition counts in every sum in which the
 * condition holds ({@code ConditionalBonus}, {@code ResolvedCondition}), and an effect after ELSE has the same condition with the other result;
 * one path serves powers, Items, Traps that persist, enhancers and One-Shots. Tried and rejected: flags for the words
 * that no shipped card has with a condition, because an owner's card then always counted, without a warning.
 */
@NullMarked
package games.kumite.tmnt.effect;

import org.jspecify.annotations.NullMarked;
