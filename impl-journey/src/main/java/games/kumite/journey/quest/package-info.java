/** The goals of a quest, its ending, and its rules about time and sutras. */
@NullMarked
package games.kumite.journey.quest;

import org.jspecify.annotations.NullMarked;
