/**
 * Content: traits and their costs, profiles, gangs, effect tables, props, kinds of scenery, tables and locations, as
 * records read from JSON and checked; and what gangs take from one battle to the next (KF-ADV), as one text. When a match is over
 * its table has the element {@code token:campaign}, whose attribute {@code campaign} is that text; the option {@code campaign} of
 * the next match takes it, and its players choose who replaces those who were lost before anything else (D-50).
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Numbers of the book are content, sets of rules are enums.</b> An owner may change what a trait costs or lay
 *       out a table; a new trait needs code.
 *   <li><b>A printed profile may be wrong</b> ({@code "printed": true}, KF-RUL-50); one of the owner's must add up.
 *   <li><b>Owner's gangs and tables come through the directory of the option {@code content}</b>, not through the
 *       notation of an action: a notation has at most 64 words, and a mistake in a file can be named by file, entry and
 *       field.
 *   <li><b>Every table is checked as if it were an owner's</b>, the shipped ones too.
 *   <li><b>What gangs take on is a text</b>, because options are texts: it fits into records, setups and files without the game
 *       that made it, a person can read and write it, and a frontend needs to know nothing but the two names. Gangs are in the
 *       order of the seats that run them, members in the order of their numbers, so that {@code 2-1} is the same figure in both
 *       matches. What it says is checked before a match starts.
 * </ul>
 */
@NullMarked
package games.kumite.kungfu.content;

import org.jspecify.annotations.NullMarked;
