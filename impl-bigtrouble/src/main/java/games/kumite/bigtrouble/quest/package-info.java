/** Quests: how they come to lie on the table. */
@NullMarked
package games.kumite.bigtrouble.quest;

import org.jspecify.annotations.NullMarked;
