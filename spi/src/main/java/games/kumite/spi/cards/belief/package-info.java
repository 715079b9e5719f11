/**
 * What observers can tell about cards that they do not know: beliefs, what events do to them, what is left of cards when
 * everything is taken away that one observer cannot know, and how the rest is dealt again. The ideas and their reasons stand
 * at {@code games.kumite.spi.cards}; not exported. The cards themselves are met through {@link
 * games.kumite.spi.cards.belief.CardAccess} alone.
 */
@NullMarked
package games.kumite.spi.cards.belief;

import org.jspecify.annotations.NullMarked;
