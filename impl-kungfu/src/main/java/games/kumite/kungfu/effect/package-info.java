/**
 * The effects that attacks of all kinds have: chosen, lowered by Chi, carried out; casualties, Recoil, falls (KF-CON, KF-STU-14),
 * and occurrences that affect several figures at once, one after the other (KF-RUL-05).
 */
@NullMarked
package games.kumite.kungfu.effect;

import org.jspecify.annotations.NullMarked;
