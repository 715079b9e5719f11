/**
 * Hand-to-hand combat, and what attacks of all kinds do: blows and ties, effects chosen, lowered by Chi, carried out;
 * casualties, Recoil, falls (KF-H2H, KF-CON, KF-STU-14), and occurrences that affect several figures at once, one after
 * the other (KF-RUL-05).
 *
 * <p>Blows and harm are one package, because each leads to the other: an effect is a Recoil, a Recoil meets an enemy,
 * and the enemy's Free Hack is a blow.
 */
@NullMarked
package games.kumite.kungfu.combat;

import org.jspecify.annotations.NullMarked;
