/** Searching bots at Brawler: how often the heroes win with them, alone on this machine and spread over a cluster. */
@NullMarked
package games.kumite.brawler.bots;

import org.jspecify.annotations.NullMarked;
