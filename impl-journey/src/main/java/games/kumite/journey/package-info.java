/**
 * Journey: Wrath of Demons: one to four players lead four pilgrims through a quest, against demons that the rules move. Its
 * law is {@code RULES.md}; ids such as JW-SET-13 are the rules there.
 *
 * <p>{@code content} is read from JSON, {@code map} is the ground of a quest with the poses and moves of bases on it,
 * {@code state} holds the state, {@code board} searches among the figures on the map, {@code deal} draws cards,
 * {@code demon} plans, {@code gate} brings demons, {@code card} is the timing of cards and {@code effect} their
 * immediate effects, {@code attack} and {@code action} are the actions of pilgrims, {@code quest} the goals of a quest,
 * {@code campaign} the legacy for the next one, {@code setup} runs until the first turn and {@code turn} from there,
 * {@code table} describes the table.
 *
 * <h2>Names, for tests and frontends</h2>
 *
 * <ul>
 *   <li>Random draws: orders {@code corruption-deck}, {@code fortune-deck}, {@code misfortune-deck}, {@code demon-deck}
 *       and {@code skill-deck} with the pilgrim's number from 1; the same when a deck is renewed.
 *   <li>Zones: {@code deck:X} and {@code pile:X-discard} for X of demon, fortune, misfortune, corruption; {@code
 *       pile:demon-special}; of pilgrim P {@code hand:P}, {@code pile:in-play-P}, {@code pile:corruption-P}, {@code
 *       deck:skill-P}, {@code pile:skill-discard-P}.
 *   <li>Squares are {@code space:c4}; tokens {@code token:gate-G1}, {@code token:door-D1}, {@code token:sutra-1},
 *       {@code token:villager-1}, {@code token:well-1}, {@code token:box-1}; miniatures
 *       {@code figure:tripitaka}, {@code figure:warrior-1}, {@code figure:koorogg}.
 * </ul>
 */
@NullMarked
package games.kumite.journey;

import org.jspecify.annotations.NullMarked;
