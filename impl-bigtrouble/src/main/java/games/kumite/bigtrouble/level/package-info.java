/** Chi, the audacity track that pays it, and level rewards: what a hero gains when it reaches a level. */
@NullMarked
package games.kumite.bigtrouble.level;

import org.jspecify.annotations.NullMarked;
