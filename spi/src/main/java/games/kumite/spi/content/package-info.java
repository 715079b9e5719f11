/**
 * Content: the cards, maps and profiles of a game, read from JSON into records and checked.
 *
 * <p>A game ships its content as {@code META-INF/kumite/<game>/<name>.json}; an owner of the game may replace it file
 * by file with a directory of their own. A file holds a list of entries or one object. A JSON object becomes a record,
 * field by field under the names of its components; an array becomes a list; an object whose keys are free becomes a
 * map. Words of a vocabulary are written in lower case with hyphens: a constant of an enum ({@code DRAW_CARD} is
 * {@code "draw-card"}), or a record of a sealed interface, which has further fields ({@code {"effect": "draw-card",
 * "count": 2}} for {@code record DrawCard(int count) implements Effect}). An interface that is not sealed has the words
 * that {@link games.kumite.spi.content.ContentSource#withWords} gives it.
 *
 * <pre>{@code
 * record Boss(String id, @Range(min = 1, max = 99) int health, @RefersTo("dice") String damage) {}
 *
 * ContentReader content = ContentSource.shipped(Plugin.class, "brawler").withDirectory(option).open();
 * List<Die> dice = content.list("dice", Die.class);
 * List<Boss> bosses = content.list("bosses", Boss.class);
 * content.requireValid();
 * }</pre>
 *
 * <p>{@link games.kumite.spi.content.ContentCache} reads shipped content once and an owner's for each match, and shows
 * how a plugin binds it; {@link games.kumite.spi.content.DefinitionCache} keeps what is made of it once for equal
 * settings.
 *
 * <p>The package of such records is opened to this module:
 * {@code opens games.kumite.brawler.content to games.kumite.spi}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 * <li><b>All problems at once.</b> An owner who types in two hundred cards must not find their mistakes one start at a
 * time. Jackson therefore reads the JSON, and the records are filled here: its own binding stops at the first mistake
 * of a file and speaks of Java classes. A syntax error still hides the rest of its file.
 * <li><b>Every field is required</b> unless {@link games.kumite.spi.content.Default} says what its absence means, in
 * JSON: a word stands in quotes there, {@code @Default("\"draw-card\"")}; an unknown field is an error, since it is
 * probably misspelt.
 * <li><b>Whole numbers only</b>, as in actions and records.
 * <li><b>What an owner put there is read or refused, never passed over</b>: otherwise a dangling link, an unreadable
 * file or a directory without any of the game's files would lead to a match with unintended cards. A pipe or a device
 * is not opened, since reading from it may block for ever.
 * <li><b>One spelling for a word</b>, and no annotation for it: the vocabulary of a ledger and the names in the code
 * stay one list.
 * </ul>
 */
@NullMarked
package games.kumite.spi.content;

import org.jspecify.annotations.NullMarked;
