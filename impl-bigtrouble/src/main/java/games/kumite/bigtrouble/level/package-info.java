/** Chi, the audacity track that pays it, and level rewards: the gains of a hero that reaches a level. */
@NullMarked
package games.kumite.bigtrouble.level;

import org.jspecify.annotations.NullMarked;
