/** Turns: heroes attack and take pair bonuses, the boss strikes back (BR-ATK, BR-WEX, BR-BOS, BR-TRN-08). */
@NullMarked
package games.kumite.brawler.attack;

import org.jspecify.annotations.NullMarked;
