/**
 * Big Trouble in Little China. Its law is {@code RULES.md}; ids such as BT-SET-05 are the rules there. Its content,
 * state, setup and table are written; turns are not, and therefore this module has no provider: {@code Games} does not
 * find it.
 *
 * <p>{@code content} is read from JSON, {@code state} holds, {@code setup} runs everything before the first round,
 * {@code level} rewards levels, {@code quest} makes quests visible, {@code table} describes.
 *
 * <h2>Names, for tests and frontends</h2>
 *
 * <ul>
 *   <li>Chance: see {@link games.kumite.bigtrouble.setup}; in the own turn a die {@code action} with the seat's number.
 *   <li>Elements: see {@link games.kumite.bigtrouble.table}.
 *   <li>Setup: {@code take figure:X} (hero), {@code own card:X} (upgrade), {@code side special} or {@code side co-op},
 *       {@code give card:X seat:N} (companion); {@code reward upgrade}, {@code reward flip}, {@code reward die}, {@code
 *       flip card:X}.
 * </ul>
 */
@NullMarked
package games.kumite.bigtrouble;

import org.jspecify.annotations.NullMarked;
