/**
 * Back-to-back play (JW-QST-05 to JW-QST-08): the legacy of the pilgrims from one quest to the next, as one text. When
 * a match is over its table has the element {@code token:campaign}, whose attribute {@code campaign} is that text; the
 * option {@code campaign} of the next match takes it.
 *
 * <p>A text, because options are texts: it fits into records, setups and files without the game that made it, a person
 * can read and write it, and a frontend needs to know nothing but the two names. It lists the cards and numbers of
 * sheets and hands, not past events. It is checked before a match starts.
 */
@NullMarked
package games.kumite.journey.campaign;

import org.jspecify.annotations.NullMarked;
