/** V.I.P.s, and the turn of those whom nobody runs (KF-VIP, KF-RUL-04). */
@NullMarked
package games.kumite.kungfu.vip;

import org.jspecify.annotations.NullMarked;
