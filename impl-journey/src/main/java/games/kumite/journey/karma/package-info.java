/** The rewards of karma: permanent skills for good karma, weapon levels and corruption for bad karma. */
@NullMarked
package games.kumite.journey.karma;

import org.jspecify.annotations.NullMarked;
