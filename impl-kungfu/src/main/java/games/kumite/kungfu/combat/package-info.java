/** Hand-to-hand combat: attacks, Free Hacks, totals, ties (KF-H2H). */
@NullMarked
package games.kumite.kungfu.combat;

import org.jspecify.annotations.NullMarked;
