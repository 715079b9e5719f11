/**
 * Content: traits and their costs, profiles, gangs, effect tables, props, kinds of scenery, tables and locations, as
 * records read from JSON and checked.
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
 * </ul>
 */
@NullMarked
package games.kumite.kungfu.content;

import org.jspecify.annotations.NullMarked;
