/**
 * Beliefs: what viewers can tell about cards that they do not know. This package updates beliefs with events, redacts
 * everything that one viewer cannot know, and deals it again. The ideas and their reasons are in the documentation of
 * {@code games.kumite.spi.cards}. Not exported. The cards themselves are accessed through
 * {@link games.kumite.spi.cards.belief.CardAccess} alone.
 */
@NullMarked
package games.kumite.spi.cards.belief;

import org.jspecify.annotations.NullMarked;
