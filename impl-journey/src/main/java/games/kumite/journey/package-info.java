/**
 * Journey: Wrath of Demons, of which the ground floor is there: content, map, state, setup, table. Turns are not
 * written yet, and therefore this module has no provider: {@code Games} does not find it. Its law is {@code RULES.md};
 * ids such as JW-SET-13 are the rules there.
 *
 * <p>{@code content} is read from JSON, {@code map} is the ground of a quest and what bases can do on it,
 * {@code state} holds, {@code board} searches among those who stand there, {@code deal} draws cards, {@code karma}
 * gives what blocks of karma bring, {@code setup} runs until the first turn, {@code table} describes.
 *
 * <h2>Names, for tests and frontends</h2>
 *
 * <ul>
 *   <li>Chance: orders {@code corruption-deck}, {@code fortune-deck}, {@code misfortune-deck}, {@code demon-deck} and
 *       {@code skill-deck} with the pilgrim's number from 1; the same when a deck is renewed.
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
