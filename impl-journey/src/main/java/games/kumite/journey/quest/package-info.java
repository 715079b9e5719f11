/** The running quest: what its goals and special rules see and change, when they are asked, and its ending. */
@NullMarked
package games.kumite.journey.quest;

import org.jspecify.annotations.NullMarked;
