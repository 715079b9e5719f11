package games.kumite.tmnt.content;

import java.util.List;

/**
 * A card of the two decks or a character, its texts read.
 *
 * @param entry what is printed
 * @param kind of a character, Turtle or human
 * @param requires what equips it
 * @param effects what it does
 * @param badStuff what a monster does to whom it catches
 */
public record Card(CardEntry entry, Kind kind, Condition requires, List<Clause> effects, List<Clause> badStuff) {}
