/** What is broken, and what comes to light when it breaks or is searched (KF-STU-18, KF-PLT-05, KF-RUL-193). */
@NullMarked
package games.kumite.kungfu.breaking;

import org.jspecify.annotations.NullMarked;
