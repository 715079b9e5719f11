/**
 * Demon gates: their order, demon cards and their effects, promotion and rage, closing. All of it is static functions
 * of the state: players choose nothing at a gate.
 *
 * <p>The spawning part of a Demon phase is:
 *
 * <pre>{@code
 * ActivationOrder order = Gates.order(journey);              // once, when spawning begins
 * DemonCards.draw(journey, order.at(i));           // for each gate in turn; does nothing if it is inactive or in rage
 * }</pre>
 *
 * <p>Maintenance ends rage ({@link games.kumite.journey.gate.Rage#end}), discards the special cards
 * ({@link games.kumite.journey.gate.DemonCards#clear}); rules of the quest wake gates. Quests and cards that bring a demon outside of a draw use
 * {@link games.kumite.journey.gate.Gates#nearest} and {@link games.kumite.journey.gate.Spawn#several}, which never
 * begins rage.
 */
@NullMarked
package games.kumite.journey.gate;

import org.jspecify.annotations.NullMarked;
