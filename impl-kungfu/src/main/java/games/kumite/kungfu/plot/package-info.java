/**
 * The actions of figures for the sake of a Plot (KF-PLT): questioning, carrying, and other free actions; the Complications
 * of a scenario (KF-CPL). Items are searched in {@link games.kumite.kungfu.hazard}.
 */
@NullMarked
package games.kumite.kungfu.plot;

import org.jspecify.annotations.NullMarked;
