package games.kumite.tmnt.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;

/**
 * An entry of {@code characters.json}.
 *
 * @param id the id
 * @param name the printed name
 * @param word the name in conditions, such as {@code APRIL_ONEIL}
 * @param kind Turtle or human
 * @param effects the effects of the character, in the vocabulary of the ledger
 */
public record CharacterEntry(
    String id,
    @Range(min = 1, max = 60) String name,
    @Range(min = 1, max = 30) String word,
    CharacterKind kind,
    @Default("\"\"") String effects) {}
