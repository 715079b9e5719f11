package games.kumite.tmnt.content;

import java.util.List;

/**
 * A card of the two decks or a character, its texts read.
 *
 * @param entry the printed entry
 * @param kind of a character, Turtle or human
 * @param requires the condition for equipping it
 * @param effects the effects of the card
 * @param badStuff the effects of a monster on a player whom it catches
 */
public record Card(CardEntry entry, CharacterKind kind, EffectCondition requires, List<Clause> effects, List<Clause> badStuff) {}
