/** V.I.P.s: what makes them come, go and change sides (KF-VIP). */
@NullMarked
package games.kumite.kungfu.vip;

import org.jspecify.annotations.NullMarked;
