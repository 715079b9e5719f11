/**
 * What a quest asks for: its goals, what ends it, and what it does about time and sutras.
 */
@NullMarked
package games.kumite.journey.quest;

import org.jspecify.annotations.NullMarked;
