/** What attacks do: effects chosen, lowered by Chi, carried out; casualties, Recoil, falls (KF-H2H-20 to 26, KF-CON, KF-STU). */
@NullMarked
package games.kumite.kungfu.harm;

import org.jspecify.annotations.NullMarked;
