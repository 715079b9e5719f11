/**
 * The actions of figures for the sake of a Plot (KF-PLT): questioning, searching, carrying, breaking, and other free actions
 * that enemies in contact may interrupt.
 */
@NullMarked
package games.kumite.kungfu.plot;

import org.jspecify.annotations.NullMarked;
