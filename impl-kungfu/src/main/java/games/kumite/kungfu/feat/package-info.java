/** What figures can do with an action by traits of their own: thrown blasts, spells, help for those who are tied up. */
@NullMarked
package games.kumite.kungfu.feat;

import org.jspecify.annotations.NullMarked;
