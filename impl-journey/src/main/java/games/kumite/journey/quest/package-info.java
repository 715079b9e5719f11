/** What a quest asks for: its goals and what ends it. */
@NullMarked
package games.kumite.journey.quest;

import org.jspecify.annotations.NullMarked;
