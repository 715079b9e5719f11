/**
 * Battles in a row (KF-ADV): what gangs take from one to the next, as one text. When a match is over its table has the
 * element {@code token:campaign}, whose attribute {@code campaign} is that text; the option {@code campaign} of the next
 * match takes it, and its players choose who replaces those who were lost before anything else (D-50).
 *
 * <p>A text, because options are texts: it fits into records, setups and files without the game that made it, a person
 * can read and write it, and a frontend needs to know nothing but the two names. Gangs are in the order of the seats that
 * run them, members in the order of their numbers, so that {@code 2-1} is the same figure in both matches. What it says
 * is checked before a match starts.
 */
@NullMarked
package games.kumite.kungfu.content.campaign;

import org.jspecify.annotations.NullMarked;
