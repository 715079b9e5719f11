/**
 * The elements that viewers see: quests to choose from; then the board with squares, tokens and miniatures, the
 * pilgrims' sheets, cards.
 *
 * <p>Ids: {@code token:quest-Q1}; {@code board:map}, {@code space:c4} (column by letters, row by number, both from the
 * north-west), {@code token:gate-G1} and so on, {@code figure:tripitaka}, {@code figure:warrior-2}; of each pilgrim
 * {@code token:sheet-tripitaka} with its tracks and zones inside, which name their seat and pilgrim;
 * {@code pile:conditions}, the open supply. The seat of the activated pilgrim is {@code active}.
 */
@NullMarked
package games.kumite.journey.table;

import org.jspecify.annotations.NullMarked;
