/**
 * Demon gates: spawning, demon cards and their effects, promotion and rage, closing. All of it is static functions of
 * the state: players choose nothing at a gate.
 *
 * <p>The first part of a Demon phase is {@link games.kumite.journey.gate.Spawning#begin}: it fixes the order of the
 * gates, and each gate in turn draws a card ({@link games.kumite.journey.gate.DemonCards#draw}), unless it is inactive
 * or in rage.
 *
 * <p>Maintenance ends rage ({@link games.kumite.journey.gate.Rage#end}), discards the special cards
 * ({@link games.kumite.journey.gate.DemonCards#clear}); rules of the quest wake gates. Quests and cards that bring a demon outside of a draw use
 * {@link games.kumite.journey.gate.Gates#nearest} and {@link games.kumite.journey.gate.Spawning#several}, which never
 * begins rage.
 */
@NullMarked
package games.kumite.journey.gate;

import org.jspecify.annotations.NullMarked;
