/** Chi Points and what they are spent on everywhere (KF-CHI). */
@NullMarked
package games.kumite.kungfu.chi;

import org.jspecify.annotations.NullMarked;
