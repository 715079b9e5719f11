/** A hero's turn: the attack and the pair bonus (BR-ATK, BR-WEX). */
@NullMarked
package games.kumite.brawler.attack;

import org.jspecify.annotations.NullMarked;
