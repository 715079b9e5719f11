/** Actions that figures have by traits of their own: thrown blasts, spells, help for those who are tied up. */
@NullMarked
package games.kumite.kungfu.trait;

import org.jspecify.annotations.NullMarked;
