/**
 * Journey: Wrath of Demons: one to four players lead four pilgrims through a quest, against demons that the rules move. Its
 * law is {@code RULES.md}; ids such as JW-SET-13 are the rules there.
 *
 * <p>{@code content} is read from JSON, {@code map} is the ground of a quest and what bases can do on it,
 * {@code state} holds, {@code board} searches among those who stand there, {@code deal} draws cards, {@code demon} plans,
 * {@code gate} brings demons, {@code card} is when cards may be played and {@code effect} what they do at once,
 * {@code attack} and {@code action} what pilgrims do, {@code quest} what a quest asks for, {@code campaign} what pilgrims
 * take to the next one, {@code setup} runs until the first turn and {@code turn} from there, {@code table} describes.
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
