/**
 * The actions of figures for the sake of a Plot (KF-PLT): questioning, searching, carrying, and other free actions; the
 * Complications of a scenario (KF-CPL).
 */
@NullMarked
package games.kumite.kungfu.plot;

import org.jspecify.annotations.NullMarked;
