/** Level rewards: what a hero gains when it reaches a level, in setup and later. */
@NullMarked
package games.kumite.bigtrouble.level;

import org.jspecify.annotations.NullMarked;
